// The two ways in which a question to the engine or to the games can fail.

/** A refusal, in words for a person. */
export class ApiError extends Error {
  /**
   * @param {string} id
   * @param {string} message
   * @param {any} [body] the whole answer
   */
  constructor(id, message, body) {
    super(message);
    this.id = id;
    this.body = body;
  }
}

/** The server could not be reached or had no time: ask again later. */
export class Offline extends Error {}
