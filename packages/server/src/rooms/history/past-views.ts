import type { GameRegistry } from '@slapwise/kernel'
import { type EncodedJson, encodeMatch, MAX_PAST_VERSIONS } from '@slapwise/protocol'
import type { ServerStorage } from '../../journal/core/storage.ts'
import type { JournalEvent } from '../state/journal-event.ts'
import type { ChangeScope } from '../state/reduce-room-state.ts'
import type { RoomState } from '../state/room-state.ts'
import { createSharedMatch, SeatViewEncoder } from '../views/match-view.ts'
import { encodeStep, restoreNearest } from './history.ts'
import { readEvents } from './read-events.ts'

/** The seat, the match and the versions that past views are read for. */
export interface PastViewsRange {
  readonly seat: number
  /** Number of the current match. */
  readonly match: number
  readonly fromVersion: number
  readonly currentVersion: number
  readonly untilPosition: number
}

/** A `PastViews` as JSON. */
export type EncodedPastViews = string

/**
 * Replays the journal to get the views that a seat was shown in the current match, whoever sat there. A decision that
 * was taken back is shown as it was. The seat's own sealed answer is in the view that it was given at; sealed answers of
 * others change nothing.
 */
export async function readPastViews(
  games: GameRegistry,
  storage: ServerStorage,
  code: string,
  { seat, match, fromVersion, currentVersion, untilPosition }: PastViewsRange,
): Promise<EncodedPastViews> {
  const room = await restoreNearest(games, storage, code, ({ data }) => data.version < fromVersion)
  const until = Math.min(fromVersion + MAX_PAST_VERSIONS - 1, currentVersion)
  const isInMatch = () => room.data.matchCount === match
  const steps: { readonly step: EncodedJson; view: EncodedJson }[] = []
  let hasEarlier = isInMatch()
  for await (const event of readEvents(storage.journal, code, room.position, untilPosition)) {
    const { changeScope, facts } = room.apply(event)
    const { version } = room.data
    if (version > until) break
    if (version < fromVersion) hasEarlier = isInMatch()
    else if (!isInMatch()) continue
    else if (changeScope === 'match' || facts.length > 0)
      steps.push({ step: encodeStep(version, facts, seat), view: encodeViewOf(room, seat) })
    else if (isSealedAnswer(event, changeScope, seat) && steps.length > 0)
      steps.at(-1)!.view = encodeViewOf(room, seat)
  }
  const views = steps.map(({ step, view }) => `${step.slice(0, -1)},"match":${view}}`)
  return `{"until":${until},"hasEarlier":${hasEarlier},"views":[${views.join(',')}]}`
}

const isSealedAnswer = (event: JournalEvent, changeScope: ChangeScope, seat: number): boolean =>
  changeScope === 'none' && event.type === 'answered' && event.seat === seat

const encodeViewOf = (room: RoomState, seat: number): EncodedJson =>
  encodeMatch({ ...createSharedMatch(room, null)!, ...new SeatViewEncoder(room, []).encodeMatch(seat, []) })
