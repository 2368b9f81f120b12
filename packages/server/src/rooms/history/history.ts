import { type Fact, type Games, told } from '@slapwise/kernel'
import type { Step } from '@slapwise/protocol'
import { Damaged, type Storage } from '../../journal/core/storage.ts'
import { Room } from '../state/room.ts'
import { entriesOf, ownTurn } from './slices.ts'

/** Folds a room from its journal; null if there is none of that code. Fails if the journal ends before it should. */
export async function loadRoom(games: Games, storage: Storage, code: string): Promise<Room | null> {
  const end = await storage.directory.journalEnd(code)
  const room = await nearest(games, storage, code, () => true)
  for await (const entry of entriesOf(storage.journal, code, room.position)) room.apply(entry)
  if (room.position < end) throw new Damaged(code, `entries ${room.position + 1} to ${end} are missing`)
  return room.position === 0 ? null : room
}

/** Whose history, after which version, and up to which entry; perhaps of the last round alone. */
export interface Stretch {
  readonly identity: string
  /** The match that is played, and the seat that they have in it. */
  readonly match: number
  readonly seat: number | null
  readonly since: number
  readonly until: number
  readonly isOfRound: boolean
}

/** Steps as JSON: a list of them may be long, and is written down as it grows. */
export type StepsText = string

/**
 * What the holder of an identity was told, or would have been: the journal folded once more. Whoever has taken a seat over
 * in this match is told what was told in that seat.
 */
export async function historyOf(
  games: Games,
  storage: Storage,
  code: string,
  { identity, match, seat, since, until, isOfRound }: Stretch,
): Promise<StepsText> {
  const room = await nearest(games, storage, code, ({ state }) => state.version <= since)
  const steps: string[] = []
  for await (const entry of entriesOf(storage.journal, code, room.position, until)) {
    const { round } = room
    const { change, facts } = room.apply(entry)
    if (isOfRound && room.round !== round) steps.length = 0
    const { version } = room.state
    if (change === 'unseen' || version <= since) continue
    const own = room.state.matches === match ? seat : null
    steps.push(stepText(version, facts, own ?? room.seatOf(room.memberOf(identity))))
  }
  return stepsText(steps)
}

/** What a step told somebody in a seat. */
export const stepText = (version: number, facts: readonly Fact[], seat: number | null): string =>
  JSON.stringify({ version, facts: facts.map((fact) => told(fact, seat)) } satisfies Step)

export const stepsText = (steps: readonly string[]): StepsText => `[${steps.join(',')}]`

export const joinSteps = (...lists: readonly StepsText[]): StepsText =>
  stepsText(lists.map((steps) => steps.slice(1, -1)).filter((steps) => steps !== ''))

/** The newest snapshot that will do, or an empty room. */
async function nearest(
  games: Games,
  { snapshots }: Storage,
  code: string,
  willDo: (room: Room) => boolean,
): Promise<Room> {
  for (let position = Number.MAX_SAFE_INTEGER; ; await ownTurn()) {
    const snapshot = await snapshots.newest(code, position)
    if (!snapshot) return new Room(games)
    const room = Room.restore(games, snapshot.state)
    if (willDo(room)) return room
    position = snapshot.position - 1
  }
}
