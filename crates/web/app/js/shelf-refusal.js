// Passes the engine's refusals to the page.

/** A refusal in the protocol's format, with the newer game if the game has changed. */
export class ShelfRefusal extends Error {
  /** @param {{error: {id: string, message: string}, newer?: any}} answer */
  constructor(answer) {
    super(answer.error.message);
    this.answer = answer;
  }
}
