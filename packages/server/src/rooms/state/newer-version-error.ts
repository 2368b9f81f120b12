/** The journal contains something that this server does not know: the room has to wait for a newer server. */
export class NewerVersionError extends Error {
  constructor(what: string) {
    super(`The journal contains ${what}, which this server does not know; use a newer server.`)
  }
}
