import { type Fact, type GameRegistry, toVisibleFact } from '@slapwise/kernel'
import type { HistoryStep } from '@slapwise/protocol'
import { DamagedDataError, type ServerStorage } from '../../journal/core/storage.ts'
import { RoomState } from '../state/room-state.ts'
import { readEvents, waitForOwnTurn } from './read-events.ts'

/** Folds a room from its journal; null if there is none of that code. Fails if the journal ends before it should. */
export async function loadRoomState(
  games: GameRegistry,
  storage: ServerStorage,
  code: string,
): Promise<RoomState | null> {
  const end = await storage.directory.readJournalEnd(code)
  const room = await restoreNearest(games, storage, code, () => true)
  for await (const event of readEvents(storage.journal, code, room.position)) room.apply(event)
  if (room.position < end)
    throw new DamagedDataError(code, `entries ${room.position + 1} to ${end} are missing`)
  return room.position === 0 ? null : room
}

/** Whose history, after which version, and up to which entry; perhaps of the last round alone. */
export interface HistoryRange {
  readonly identity: string
  /** The match that is played, and the seat that they have in it. */
  readonly match: number
  readonly seat: number | null
  readonly sinceVersion: number
  readonly untilPosition: number
  readonly isOfRound: boolean
}

/** Steps as JSON: a list of them may be long, and is written down as it grows. */
export type EncodedSteps = string

/**
 * What the holder of an identity was told, or would have been: the journal folded once more. Whoever has taken a seat over
 * in this match is told what was told in that seat.
 */
export async function readHistory(
  games: GameRegistry,
  storage: ServerStorage,
  code: string,
  { identity, match, seat, sinceVersion, untilPosition, isOfRound }: HistoryRange,
): Promise<EncodedSteps> {
  const room = await restoreNearest(games, storage, code, ({ data }) => data.version <= sinceVersion)
  const steps: string[] = []
  for await (const event of readEvents(storage.journal, code, room.position, untilPosition)) {
    const { round } = room
    const { changeScope, facts } = room.apply(event)
    if (isOfRound && room.round !== round) steps.length = 0
    const { version } = room.data
    if (changeScope === 'none' || version <= sinceVersion) continue
    const own = room.data.matchCount === match ? seat : null
    steps.push(encodeStep(version, facts, own ?? room.seatOf(room.memberOf(identity))))
  }
  return encodeStepList(steps)
}

/** What a step told somebody in a seat. */
export const encodeStep = (version: number, facts: readonly Fact[], seat: number | null): string =>
  JSON.stringify({ version, facts: facts.map((fact) => toVisibleFact(fact, seat)) } satisfies HistoryStep)

export const encodeStepList = (steps: readonly string[]): EncodedSteps => `[${steps.join(',')}]`

export const concatSteps = (...lists: readonly EncodedSteps[]): EncodedSteps =>
  encodeStepList(lists.map((steps) => steps.slice(1, -1)).filter((steps) => steps !== ''))

/** The newest snapshot that will do, or an empty room. */
async function restoreNearest(
  games: GameRegistry,
  { snapshots }: ServerStorage,
  code: string,
  willDo: (room: RoomState) => boolean,
): Promise<RoomState> {
  for (let position = Number.MAX_SAFE_INTEGER; ; await waitForOwnTurn()) {
    const snapshot = await snapshots.findNewest(code, position)
    if (!snapshot) return new RoomState(games)
    const room = RoomState.restore(games, snapshot.state)
    if (willDo(room)) return room
    position = snapshot.position - 1
  }
}
