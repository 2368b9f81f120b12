import { formatChangedValue, type Tempo } from '@slapwise/kernel'
import { type MemberNumber, PACE_TIMES, type Pace, type RoomView } from '@slapwise/protocol'

/** The terms of the next match, as set in the lobby. */
export type MatchTerms = Pick<RoomView, 'game' | 'settings' | 'pace' | 'windowSeconds' | 'tempo'>

/** The host has changed the terms, so that some members have to confirm them again. */
export interface TermsChange {
  /** The terms these members were ready for; if nobody was ready, those before the last change. */
  readonly before: MatchTerms
  /** Members who were ready for the earlier terms and have not confirmed the new ones. */
  readonly noLongerReady: readonly MemberNumber[]
}

/** The change of terms after an update of the room; null if there is none to show. */
export function updateTermsChange(
  change: TermsChange | null,
  before: RoomView,
  current: RoomView,
): TermsChange | null {
  if (before.phase !== 'lobby' || current.phase !== 'lobby') return null
  const isChanged = !areSameTerms(before, current)
  const waitingFor = change?.noLongerReady ?? []
  const noLongerReady = [...new Set([...waitingFor, ...(isChanged ? readyMembers(before) : [])])].filter(
    (member) => member !== current.host && isUnready(current, member),
  )
  if (isChanged) return { before: change && waitingFor.length > 0 ? change.before : before, noLongerReady }
  return change === null || (waitingFor.length > 0 && noLongerReady.length === 0)
    ? null
    : { ...change, noLongerReady }
}

const areSameTerms = (one: MatchTerms, other: MatchTerms): boolean =>
  serializeTerms(one) === serializeTerms(other)

const serializeTerms = ({ game, settings, pace, windowSeconds, tempo }: MatchTerms): string =>
  JSON.stringify([game, settings, pace, windowSeconds, tempo])

const readyMembers = ({ seats }: RoomView): MemberNumber[] =>
  seats.flatMap(({ member, isReady }) => (member !== null && isReady ? [member] : []))

const isUnready = ({ seats }: RoomView, waitingFor: MemberNumber): boolean =>
  seats.some(({ member, isReady }) => member === waitingFor && !isReady)

/** The names of terms and of their values, each term as the object of “somebody changed …”. */
export interface TermMessages {
  readonly game: string
  readonly gameName: (id: string) => string
  readonly pace: string
  readonly paceName: (pace: Pace) => string
  readonly window: string
  readonly seconds: (count: number) => string
  readonly tempo: string
  readonly tempoName: (tempo: Tempo) => string
  /** A setting that the game has no text for. */
  readonly otherSetting: string
}

/** Formats the settings of a game that have changed. */
export type ChangedSettingsFormatter = (
  before: MatchTerms['settings'],
  current: MatchTerms['settings'],
) => readonly string[]

/** Formats the differences between two sets of terms, each as from–to. Settings of different games are not compared. */
export function formatChangedTerms(
  before: MatchTerms,
  current: MatchTerms,
  names: TermMessages,
  changedSettings: ChangedSettingsFormatter,
): readonly string[] {
  const lines = [
    ...formatChangedValue(names.game, names.gameName(before.game), names.gameName(current.game)),
    ...(before.game === current.game ? changedSettings(before.settings, current.settings) : []),
    ...formatChangedValue(names.pace, names.paceName(before.pace), names.paceName(current.pace)),
    ...(isDefaultWindow(before) && isDefaultWindow(current)
      ? []
      : formatChangedValue(
          names.window,
          names.seconds(before.windowSeconds),
          names.seconds(current.windowSeconds),
        )),
    ...formatChangedValue(names.tempo, names.tempoName(before.tempo), names.tempoName(current.tempo)),
  ]
  return lines.length > 0 || areSameTerms(before, current) ? lines : [names.otherSetting]
}

const isDefaultWindow = ({ pace, windowSeconds }: MatchTerms): boolean =>
  windowSeconds === PACE_TIMES[pace].windowSeconds
