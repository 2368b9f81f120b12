import { expect, it } from 'vitest'
import { hasValidSeatHistory, type MatchRecord } from './record.ts'

const stint = (player: string, fromDecision: number) => ({ player, fromDecision })

const whole = (
  seatHistory: MatchRecord['seatHistory'],
  players: MatchRecord['players'] = ['Ada', 'Cem'],
): boolean =>
  hasValidSeatHistory({
    seatHistory,
    players,
    decisions: [0, 1, 0, 1].map((seat) => [seat, 0]),
    settings: { players: 2 },
  } as MatchRecord)

it('A seat history must cover all decisions and end with the players at the end', () => {
  expect(whole(undefined)).toBe(true)
  expect(whole([[stint('Ada', 0)], [stint('Ben', 0), stint('Cem', 2)]])).toBe(true)
  expect(whole([[stint('Ada', 0)], [stint('Ben', 0), stint('bot 2', 1), stint('Cem', 3)]])).toBe(true)
})

it.each([
  ['of too few seats', [[stint('Ada', 0)]]],
  ['of a seat that nobody played', [[stint('Ada', 0)], []]],
  ['of a seat that nobody played at first', [[stint('Ada', 0)], [stint('Cem', 1)]]],
  ['in another order', [[stint('Ada', 0)], [stint('Ben', 0), stint('Dia', 3), stint('Cem', 2)]]],
  [
    'of somebody who decided nothing',
    [[stint('Ada', 0)], [stint('Ben', 0), stint('Dia', 2), stint('Cem', 2)]],
  ],
  ['after the last decision', [[stint('Ada', 0)], [stint('Ben', 0), stint('Cem', 4)]]],
  ['that ends with somebody else', [[stint('Ada', 0)], [stint('Cem', 0), stint('Ben', 2)]]],
])('A record %s is not whole', (_, seatHistory) => {
  expect(whole(seatHistory)).toBe(false)
})

it('A seat history is invalid in a record without players', () => {
  const decisions: MatchRecord['decisions'] = [[0, 0]]
  const settings = { players: 1 }
  expect(
    hasValidSeatHistory({ seatHistory: [[stint('Ada', 0)]], decisions, settings } as unknown as MatchRecord),
  ).toBe(false)
})

it('A seat history is invalid if it and the names have more seats than the match', () => {
  const seats = ['Ada', 'Cem', 'Eve']
  expect(
    whole(
      seats.map((name) => [stint(name, 0)]),
      seats,
    ),
  ).toBe(false)
})
