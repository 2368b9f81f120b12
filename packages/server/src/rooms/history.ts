import { type Games, told } from '@slapwise/kernel'
import type { Step } from '@slapwise/protocol'
import type { Storage } from '../journal/storage.ts'
import type { Entry } from './entry.ts'
import { Room } from './room.ts'

/** Folds a room from its journal; null if there is none of that code. */
export async function loadRoom(games: Games, storage: Storage, code: string): Promise<Room | null> {
  const room = await nearest(games, storage, code, () => true)
  for (const entry of await storage.journal.read(code, room.position)) room.apply(JSON.parse(entry))
  return room.position === 0 ? null : room
}

/** Whose history, after which version, and up to which entry. */
export interface Stretch {
  readonly identity: string
  readonly since: number
  readonly until: number
}

/** What the holder of an identity was told, or would have been: the journal folded once more. */
export async function historyOf(
  games: Games,
  storage: Storage,
  code: string,
  { identity, since, until }: Stretch,
): Promise<Step[]> {
  const room = await nearest(games, storage, code, ({ state }) => state.version <= since)
  const entries = await storage.journal.read(code, room.position)
  const steps: Step[] = []
  for (const entry of entries.slice(0, Math.max(0, until - room.position))) {
    const { change, facts } = room.apply(JSON.parse(entry) as Entry)
    if (change === 'unseen' || room.state.version <= since) continue
    const seat = room.seatOf(room.memberOf(identity))
    steps.push({ version: room.state.version, facts: facts.map((fact) => told(fact, seat)) })
  }
  return steps
}

/** The newest snapshot that will do, or an empty room. */
async function nearest(
  games: Games,
  { snapshots }: Storage,
  code: string,
  willDo: (room: Room) => boolean,
): Promise<Room> {
  for (let position = Number.MAX_SAFE_INTEGER; ; ) {
    const snapshot = await snapshots.newest(code, position)
    if (!snapshot) return new Room(games)
    const room = Room.restore(games, snapshot.state)
    if (willDo(room)) return room
    position = snapshot.position - 1
  }
}
