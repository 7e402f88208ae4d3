// The engine's refusals on their way to the page.

/** A refusal as the protocol words it, with the newer game where that is the reason. */
export class ShelfRefusal extends Error {
  /** @param {{error: {id: string, message: string}, newer?: any}} answer */
  constructor(answer) {
    super(answer.error.message);
    this.answer = answer;
  }
}
