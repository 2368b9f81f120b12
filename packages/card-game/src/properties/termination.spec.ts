import { askBot, seeded } from '@slapwise/kernel'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { BOTS, type CardBot } from '../bots/index.ts'
import { type CardMatch, newMatch } from '../card-rules.ts'
import { frantic } from '../game.ts'
import { scene } from '../testing/scene.ts'
import { anyMatch } from '../testing/walk.ts'
import { runs } from './runs.ts'

/** The longest of thousands of matches had 1,800. */
const MOST_ANSWERS = 10_000

/** Plays until the match is over, or has gone on for too long. */
function answersIn(match: CardMatch, bot: CardBot, seed: string): number {
  const random = seeded(`${seed}/bots`)
  let answers = 0
  while (!match.over && answers <= MOST_ANSWERS)
    for (const { seat } of match.prompts) {
      match.answer(seat, askBot(frantic, bot, match, seat, random))
      answers++
    }
  return answers
}

it.each(Object.entries<CardBot>(BOTS))('Every match of bots that play %s ends', (_, bot) => {
  fc.assert(
    fc.property(anyMatch, ({ settings, seed }) => {
      expect(answersIn(newMatch(settings, seed), bot, seed)).toBeLessThanOrEqual(MOST_ANSWERS)
    }),
    runs(40),
  )
})

/** Edison and Recycling, which simple bots hand on and on. */
const pingPong = (version: number): CardMatch =>
  scene({
    version,
    sets: ['base', 'supercharge'],
    players: ['Ada', 'Ben'],
    limit: 'none',
    hands: { Ada: 'edison, red 5', Ben: 'blue 3, blue 4' },
    powers: { Ada: 'recycling', Ben: 'looping' },
  }).match

it('Bots that hand two power cards on for ever come to an end since there are stalemates', () => {
  expect(answersIn(pingPong(2), BOTS.simple, 'ping')).toBeLessThanOrEqual(MOST_ANSWERS)
  expect(answersIn(pingPong(1), BOTS.simple, 'ping')).toBeGreaterThan(MOST_ANSWERS)
})
