/** The journal has something that this server does not know: the room is left as it is for a newer server. */
export class NewerVersionError extends Error {
  constructor(what: string) {
    super(`A newer server has played here, with ${what}.`)
  }
}
