import { expect, it } from 'vitest'
import { MOMENTS } from '../design/moments/index.ts'
import { stageMoment } from '../design/stage.ts'
import { findEventInProgress } from './event-in-progress.ts'
import { readFranticState } from './state.ts'

const eventAt = (moment: string) =>
  findEventInProgress(readFranticState(stageMoment(MOMENTS[moment]).state()!))

it('adds up the cards of Black Jack until 21 is exceeded, and names the player who takes them', () => {
  const { cards, sum, limit } = eventAt('state-black-jack-exceeded')!
  expect({ sum, limit, count: cards.length }).toEqual({ sum: 25, limit: 21, count: 4 })
  expect(new Set(cards.map(({ taker }) => taker)).size).toBe(1)
})

it('adds up only the cards that still lie on the market, and says that it is the first event of a plague', () => {
  const { id, cards, sum, series } = eventAt('state-market-of-a-plague')!
  expect({ id, sum, series }).toEqual({
    id: 'market',
    sum: 18,
    series: { cause: 'plague', number: 1, count: 2 },
  })
  expect(cards.map(({ taker }) => taker)).toEqual([1, null, null, null])
})

it('counts the events of Double Trouble', () => {
  expect(eventAt('state-double-trouble')!.series).toEqual({ cause: 'double-trouble', number: 1, count: 2 })
})

it('shows who takes what from the discard pile at Rewind', () => {
  const { cards, sum } = eventAt('state-rewind')!
  expect({ takers: cards.map(({ taker }) => taker), sum }).toEqual({
    takers: [1, 2, 3, 0, 1, null],
    sum: null,
  })
})

it('names the players who have laid a card', () => {
  expect(eventAt('state-tsunami')!.cards.map(({ layer }) => layer)).toEqual([1])
})

it.each(['turn', 'state-not-your-turn', 'wish-fantastic', 'drawn'])('finds no event at %s', (moment) => {
  expect(eventAt(moment)).toBeNull()
})
