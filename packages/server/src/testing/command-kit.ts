import { expect } from 'vitest'
import { handleCommand, type RoomCommand } from '../rooms/commands/command.ts'
import { RoomError } from '../rooms/commands/room-error.ts'
import { createRoomView } from '../rooms/views/room-view.ts'
import type { RequestBody } from './registry-kit.ts'
import { identityOf, type RecordedRoom } from './room-kit.ts'

/** The result of a request: `done`, or the error code. A refused request changes nothing. */
export function resultOf({ room }: RecordedRoom, name: string, body: RequestBody, id = 'request'): string {
  const before = room.save()
  try {
    const event = handleCommand(room, identityOf(name), { ...body, id } as RoomCommand)
    if (event) room.apply(event)
    return 'done'
  } catch (error) {
    if (!(error instanceof RoomError)) throw error
    expect(room.save()).toBe(before)
    return error.protocolError.code
  }
}

/** The error of a request that is refused. */
export const refusal = (recording: RecordedRoom, name: string, body: RequestBody): RoomError => {
  try {
    handleCommand(recording.room, identityOf(name), { ...body, id: 'request' } as RoomCommand)
  } catch (error) {
    if (error instanceof RoomError) return error
  }
  throw new Error('It was not refused.')
}

export const viewOf = ({ room }: RecordedRoom) => createRoomView(room, 0, () => true)

export const seatsOf = ({ room }: RecordedRoom) =>
  room.data.seats.map(({ member, botLevel }) => member ?? botLevel)
