// The two ways in which a call to the engine or the games can fail.

/** A refusal, with a message for people. */
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

/**
 * The error that is reported when the server could not be reached or was busy. The call can be
 * repeated later.
 */
export class Offline extends Error {}
