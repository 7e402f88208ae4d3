// The two errors with which a call to the engine or the games can fail.

/** A refusal, with a message for the player. */
export class ApiError extends Error {
  /**
   * @param {string} id
   * @param {string} message
   * @param {any} [body] the complete answer
   */
  constructor(id, message, body) {
    super(message);
    this.id = id;
    this.body = body;
  }
}

/**
 * The error that is reported when the server cannot be reached or is busy. The call can be repeated
 * later.
 */
export class Offline extends Error {}
