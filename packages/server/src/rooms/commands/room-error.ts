import type { ErrorCode, ProtocolError } from '@slapwise/protocol'

/** A request was refused; carries the error code for the client. */
export class RoomError extends Error {
  readonly protocolError: ProtocolError

  constructor(code: ErrorCode, message: string, details?: unknown) {
    super(message)
    this.protocolError = { code, message, ...(details !== undefined && { details }) }
  }
}

/** Does not describe the damage: the log and `slapwise doctor` do that, for the operator. */
const damagedError = (what: string): RoomError =>
  new RoomError(
    'room-damaged',
    `The stored data of this ${what} is damaged. The host of the server can find out more with: slapwise doctor`,
  )
export const damagedRoomError = (): RoomError => damagedError('room')
export const damagedDeviceError = (): RoomError => damagedError('device')

export const forgottenRequestError = (): RoomError =>
  new RoomError(
    'outcome-unknown',
    'It is no longer known whether this request was carried out. Check the room, and send a new one if needed.',
  )

export const notInLobbyError = (): RoomError =>
  new RoomError('not-in-lobby', 'That can only be done before a match.')
