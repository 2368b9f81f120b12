import { formatChangedValue, type Tempo } from '@slapwise/kernel'
import { type MemberNumber, PACE_TIMES, type Pace, type RoomView } from '@slapwise/protocol'

/** The terms of the next match, as the lobby sets them. */
export type MatchTerms = Pick<RoomView, 'game' | 'settings' | 'pace' | 'windowSeconds' | 'tempo'>

/** The host has changed the terms, and some have to say again whether they are ready. */
export interface TermsChange {
  /** The terms that those were ready for; where nobody was, the ones before the last change. */
  readonly before: MatchTerms
  /** Members who were ready for these, and are not for the present ones. */
  readonly noLongerReady: readonly MemberNumber[]
}

/** The change of terms between two views of a room; null if there is none to tell. */
export function updateTermsChange(
  change: TermsChange | null,
  before: RoomView,
  now: RoomView,
): TermsChange | null {
  if (before.phase !== 'lobby' || now.phase !== 'lobby') return null
  const isChanged = !areSameTerms(before, now)
  const asked = change?.noLongerReady ?? []
  const unready = [...new Set([...asked, ...(isChanged ? readyMembers(before) : [])])].filter(
    (member) => member !== now.host && isUnready(now, member),
  )
  if (isChanged)
    return { before: change && asked.length > 0 ? change.before : before, noLongerReady: unready }
  return change === null || (asked.length > 0 && unready.length === 0)
    ? null
    : { ...change, noLongerReady: unready }
}

const areSameTerms = (one: MatchTerms, other: MatchTerms): boolean =>
  serializeTerms(one) === serializeTerms(other)

const serializeTerms = ({ game, settings, pace, windowSeconds, tempo }: MatchTerms): string =>
  JSON.stringify([game, settings, pace, windowSeconds, tempo])

const readyMembers = ({ seats }: RoomView): MemberNumber[] =>
  seats.flatMap(({ member, isReady }) => (member !== null && isReady ? [member] : []))

const isUnready = ({ seats }: RoomView, asked: MemberNumber): boolean =>
  seats.some(({ member, isReady }) => member === asked && !isReady)

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
  /** A setting that the game has no words for. */
  readonly otherSetting: string
}

/** The settings of a game that are different now, in its own words. */
export type FormatChangedSettings = (
  before: MatchTerms['settings'],
  now: MatchTerms['settings'],
) => readonly string[]

/** The differences between two sets of terms, in words: from what to what. Another game comes with settings of its own. */
export function formatChangedTerms(
  before: MatchTerms,
  now: MatchTerms,
  names: TermMessages,
  changedSettings: FormatChangedSettings,
): readonly string[] {
  const lines = [
    ...formatChangedValue(names.game, names.gameName(before.game), names.gameName(now.game)),
    ...(before.game === now.game ? changedSettings(before.settings, now.settings) : []),
    ...formatChangedValue(names.pace, names.paceName(before.pace), names.paceName(now.pace)),
    ...(isDefaultWindow(before) && isDefaultWindow(now)
      ? []
      : formatChangedValue(
          names.window,
          names.seconds(before.windowSeconds),
          names.seconds(now.windowSeconds),
        )),
    ...formatChangedValue(names.tempo, names.tempoName(before.tempo), names.tempoName(now.tempo)),
  ]
  return lines.length > 0 || areSameTerms(before, now) ? lines : [names.otherSetting]
}

const isDefaultWindow = ({ pace, windowSeconds }: MatchTerms): boolean =>
  windowSeconds === PACE_TIMES[pace].windowSeconds
