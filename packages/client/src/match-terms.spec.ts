import { formatChangedValue } from '@slapwise/kernel'
import { PACE_TIMES, type RoomView, type SeatView } from '@slapwise/protocol'
import { describe, expect, it } from 'vitest'
import { formatChangedTerms, type TermMessages, type TermsChange, updateTermsChange } from './match-terms.ts'

const NAMES: TermMessages = {
  game: 'the game',
  gameName: (id) => id.toUpperCase(),
  pace: 'the time to think',
  paceName: (pace) => pace,
  window: 'the time to react',
  seconds: (count) => `${count} s`,
  tempo: 'the tempo',
  tempoName: (tempo) => tempo,
  otherSetting: 'a detail',
}

const ROOM = {
  host: 0,
  phase: 'lobby',
  game: 'frantic',
  settings: { limit: 'medium' },
  pace: 'normal',
  windowSeconds: PACE_TIMES.normal.windowSeconds,
  tempo: 'normal',
  seats: [
    { member: 0 },
    { member: 1, isReady: true },
    { member: 2 },
    { member: null, botLevel: 'sly', isReady: true },
  ],
} as unknown as RoomView

const withReady = (room: RoomView, ...ready: number[]): RoomView => ({
  ...room,
  seats: room.seats.map(
    (seat): SeatView => ({ ...seat, isReady: seat.botLevel ? true : ready.includes(seat.member!) }),
  ),
})

/** Applies a change by the host, which makes everybody unready. */
const set = (room: RoomView, change: Partial<RoomView>): RoomView => withReady({ ...room, ...change })

/** The state of a client after it has reduced these messages in order. */
const after = (...rooms: readonly RoomView[]): TermsChange | null =>
  rooms.reduce<{ change: TermsChange | null; before: RoomView | null }>(
    ({ change, before }, now) => ({ change: before && updateTermsChange(change, before, now), before: now }),
    { change: null, before: null },
  ).change

describe('A change of the terms', () => {
  const high = set(ROOM, { settings: { limit: 137 } })

  it('lists the members it made unready, until they are ready again', () => {
    expect(after(ROOM, high)).toEqual({
      before: expect.objectContaining({ settings: { limit: 'medium' } }),
      noLongerReady: [1],
    })
    expect(after(ROOM, high, withReady(high, 1))).toBeNull()
    expect(after(ROOM, high, withReady(high, 2))).toMatchObject({ noLongerReady: [1] })
  })

  it('compares with the terms they were ready for, after any number of changes', () => {
    const fast = set(high, { pace: 'fast', windowSeconds: PACE_TIMES.fast.windowSeconds })
    expect(after(ROOM, high, fast)).toMatchObject({
      before: { settings: { limit: 'medium' }, pace: 'normal' },
      noLongerReady: [1],
    })
    expect(after(ROOM, high, withReady(high, 1), fast)).toMatchObject({
      before: { settings: { limit: 137 } },
      noLongerReady: [1],
    })
  })

  it('is the last change if nobody was ready', () => {
    const empty = withReady(ROOM)
    const fast = set(high, { pace: 'fast' })
    expect(after(empty, high, fast)).toMatchObject({
      before: { settings: { limit: 137 }, pace: 'normal' },
      noLongerReady: [],
    })
  })

  it('is null for other updates and during a match', () => {
    expect(after(ROOM, withReady(ROOM))).toBeNull()
    expect(after(ROOM, { ...ROOM, isLocked: true })).toBeNull()
    expect(after(ROOM, high, { ...high, phase: 'playing' })).toBeNull()
    expect(after({ ...ROOM, phase: 'over' }, high)).toBeNull()
  })

  it('lists neither the host nor members who stood up', () => {
    const stood = { ...high, seats: high.seats.filter(({ member }) => member !== 1) }
    expect(after(ROOM, high, stood)).toBeNull()
    expect(after(withReady(ROOM, 0, 1), set(high, { host: 1 }))).toMatchObject({ noLongerReady: [0] })
  })
})

describe('Changed terms', () => {
  const formatted = (change: Partial<RoomView>) =>
    formatChangedTerms(ROOM, { ...ROOM, ...change }, NAMES, (before, now) =>
      formatChangedValue('the limit', String(before.limit), String(now.limit)),
    )

  it.each<[Partial<RoomView>, readonly string[]]>([
    [{}, []],
    [{ settings: { limit: 137 } }, ['the limit (medium → 137)']],
    [{ pace: 'fast', windowSeconds: PACE_TIMES.fast.windowSeconds }, ['the time to think (normal → fast)']],
    [{ windowSeconds: 9 }, ['the time to react (6 s → 9 s)']],
    [{ tempo: 'brisk' }, ['the tempo (normal → brisk)']],
    [
      { game: 'board', settings: {}, tempo: 'brisk' },
      ['the game (FRANTIC → BOARD)', 'the tempo (normal → brisk)'],
    ],
  ])('is said in words: %o', (change, lines) => expect(formatted(change)).toEqual(lines))

  it('are an unnamed setting if the game has no text for it', () => {
    const now = { ...ROOM, settings: { limit: 'medium', unheard: 'of' } }
    expect(formatChangedTerms(ROOM, now, NAMES, () => [])).toEqual(['a detail'])
  })
})
