import { crazyEights } from '@slapwise/crazy-eights'
import { type AnyGame, type AnyMatch, type Bot, createRandom, Match, randomBelow } from '@slapwise/kernel'
import { expect, it } from 'vitest'
import { PuzzleFinder } from './puzzle-finder.ts'

const PLAYERS = 3
const MIN_LEAD = 4
const PASS = -1
const KING = 48

const withSimpleBot = (answer: Bot['answer']): AnyGame => ({
  ...(crazyEights as unknown as AnyGame),
  bots: { simple: { answer } },
})

/** A match in which it is the turn of seat 0, who holds a single king that fits. */
function matchBeforeWinning(): AnyMatch {
  const rules = crazyEights.createRules({ players: PLAYERS, limit: 60, snap: false }, 1)
  const [top, ...rest] = Array.from({ length: 52 }, (_, card) => card).filter((card) => card !== KING)
  return new Match(rules, {
    ...rules.createState('dealt', false),
    turn: 0,
    suit: top % 4,
    hands: [[KING], rest.slice(0, 5), rest.slice(5, 10)],
    drawPile: rest.slice(10),
    discardPile: [top],
  }) as AnyMatch
}

const findWith = (simple: Bot['answer'], minLead = MIN_LEAD) =>
  new PuzzleFinder(withSimpleBot(simple), minLead).find(matchBeforeWinning(), 0, 'find')

const find = (obvious: number, minLead?: number) => findWith(() => obvious, minLead)

it('finds the answer that leads by far, which the simple bot does not give', () => {
  const found = find(PASS)!
  expect(found).toMatchObject({ answers: [KING], obviousAnswer: PASS })
  expect(found.lead).toBeGreaterThan(MIN_LEAD)
  expect(found.lead).toBeGreaterThan(4 * found.leadError)
  expect(found.outcomes.best.wins).toBe(1)
  expect(found.outcomes.obvious.own).toBeGreaterThan(found.outcomes.best.own)
})

it('finds nothing where the best answer is obvious', () => {
  expect(find(KING)).toBeNull()
})

it('finds nothing where the simple bot gives the best answer by chance, however seldom', () => {
  expect(findWith(({ random }) => (randomBelow(random, 30) === 0 ? KING : PASS))).toBeNull()
})

it('finds nothing if the lead is too small', () => {
  expect(find(PASS, 1000)).toBeNull()
})

it('finds the same twice, whatever the others hold', () => {
  const game = withSimpleBot(() => PASS)
  const other = game.determinize(matchBeforeWinning(), 0, createRandom('dealt differently'))!
  expect(new PuzzleFinder(game, MIN_LEAD).find(other, 0, 'find')).toEqual(find(PASS))
})

it('needs a simple bot', () => {
  expect(() => new PuzzleFinder(crazyEights as unknown as AnyGame, MIN_LEAD)).toThrow('simple bot')
})
