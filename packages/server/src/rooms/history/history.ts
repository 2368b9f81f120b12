import { type Fact, type GameRegistry, toVisibleFact } from '@slapwise/kernel'
import type { HistoryStep } from '@slapwise/protocol'
import { DamagedDataError, type ServerStorage } from '../../journal/core/storage.ts'
import { RoomState } from '../state/room-state.ts'
import { readEvents, waitForOwnTurn } from './read-events.ts'

/**
 * Replays a room from its journal; null if there is none. Throws if the journal ends before the position that the
 * directory knows.
 */
export async function loadRoomState(
  games: GameRegistry,
  storage: ServerStorage,
  code: string,
): Promise<RoomState | null> {
  const end = await storage.directory.readJournalEnd(code)
  const room = await restoreNearest(games, storage, code, () => true)
  for await (const event of readEvents(storage.journal, code, room.position)) room.apply(event)
  if (room.position < end)
    throw new DamagedDataError(code, `events ${room.position + 1} to ${end} are missing`)
  return room.position === 0 ? null : room
}

/** The viewer, the range and the perspective of a history. */
export interface HistoryRange {
  readonly identity: string
  /** Number of the current match, and the viewer's seat in it. */
  readonly match: number
  readonly seat: number | null
  readonly sinceVersion: number
  readonly untilPosition: number
  readonly isOfRound: boolean
}

/** A list of steps as JSON; encoded as it grows, since it may be long. */
export type EncodedSteps = string

/**
 * Replays the journal to get the steps that a viewer was sent, or would have been. A member who took over a seat in
 * this match gets the steps of that seat.
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

/** One step as JSON, as seen from a seat. */
export const encodeStep = (version: number, facts: readonly Fact[], seat: number | null): string =>
  JSON.stringify({ version, facts: facts.map((fact) => toVisibleFact(fact, seat)) } satisfies HistoryStep)

export const encodeStepList = (steps: readonly string[]): EncodedSteps => `[${steps.join(',')}]`

export const concatSteps = (...lists: readonly EncodedSteps[]): EncodedSteps =>
  encodeStepList(lists.map((steps) => steps.slice(1, -1)).filter((steps) => steps !== ''))

/** The newest snapshot that `isAcceptable` accepts, or an empty room. */
export async function restoreNearest(
  games: GameRegistry,
  { snapshots }: ServerStorage,
  code: string,
  isAcceptable: (room: RoomState) => boolean,
): Promise<RoomState> {
  for (let position = Number.MAX_SAFE_INTEGER; ; await waitForOwnTurn()) {
    const snapshot = await snapshots.findNewest(code, position)
    if (!snapshot) return new RoomState(games)
    const room = RoomState.restore(games, snapshot.state)
    if (isAcceptable(room)) return room
    position = snapshot.position - 1
  }
}
