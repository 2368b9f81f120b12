import { type Games, told } from '@slapwise/kernel'
import type { Step } from '@slapwise/protocol'
import type { Journal } from '../journal/journal.ts'
import type { Entry } from './entry.ts'
import { Room } from './room.ts'

/** Folds a room from its journal; null if there is none of that code. */
export function loadRoom(games: Games, journal: Journal, code: string): Room | null {
  const room = nearest(games, journal, code, () => true)
  for (const entry of journal.read(code, room.position)) room.apply(JSON.parse(entry))
  return room.position === 0 ? null : room
}

/** What the holder of an identity was told, or would have been, since a version: the journal folded once more. */
export function historyOf(
  games: Games,
  journal: Journal,
  code: string,
  identity: string,
  since: number,
): Step[] {
  const room = nearest(games, journal, code, ({ state }) => state.version <= since)
  const steps: Step[] = []
  for (const entry of journal.read(code, room.position)) {
    const { change, facts } = room.apply(JSON.parse(entry) as Entry)
    if (change === 'unseen' || room.state.version <= since) continue
    const seat = room.seatOf(room.memberOf(identity))
    steps.push({ version: room.state.version, facts: facts.map((fact) => told(fact, seat)) })
  }
  return steps
}

/** The newest snapshot that will do, or an empty room. */
function nearest(games: Games, journal: Journal, code: string, willDo: (room: Room) => boolean): Room {
  for (let position = Number.MAX_SAFE_INTEGER; ; ) {
    const snapshot = journal.snapshot(code, position)
    if (!snapshot) return new Room(games)
    const room = Room.restore(games, snapshot.state)
    if (willDo(room)) return room
    position = snapshot.position - 1
  }
}
