/** Fits the odds of cards in hands to matches between sly players: npm run tune-hand-odds -- --matches 3000 --seed NAME */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import {
  type CardId,
  cardsHiddenFrom,
  type Face,
  franticCardGame,
  HAND_ODDS_COLUMNS,
  handOddsColumn,
  handOddsKey,
  MAX_HAND_ODDS,
} from '@slapwise/card-game'
import { createObservation, createRandom, Match, type Seat } from '@slapwise/kernel'
import { TRAINING_PLANS } from './tune/training-plans.ts'

const { values: options } = parseArgs({
  options: {
    matches: { type: 'string', default: '3000' },
    seed: { type: 'string', default: 'tune' },
  },
})

const OUTPUT_PATH = 'packages/card-game/src/views/hand-odds.json'

/** Cards added to both counts of each column, so that rare cards do not get extreme odds. */
const PRIOR_CARDS = 5

type CardMatch = Parameters<typeof cardsHiddenFrom>[0]

/** The number of cards found in hands, and the number to be expected if hands were random, by column. */
class OddsCounts {
  readonly found = new Float64Array(HAND_ODDS_COLUMNS)
  readonly expected = new Float64Array(HAND_ODDS_COLUMNS)

  get odds(): number[] {
    return Array.from(this.found, (found, column) => {
      const odds = (found + PRIOR_CARDS) / (this.expected[column] + PRIOR_CARDS)
      return Number(Math.min(MAX_HAND_ODDS, odds).toFixed(2))
    })
  }
}

const countsByKey = new Map<string, OddsCounts>()

function countsFor(face: Face): OddsCounts {
  const key = handOddsKey(face)
  const counts = countsByKey.get(key) ?? new OddsCounts()
  countsByKey.set(key, counts)
  return counts
}

/** Counts the cards in the hands of all others that `viewer` cannot see. */
function countHands(match: CardMatch, viewer: Seat): void {
  const { hands, call, setup } = match.state
  const hidden = cardsHiddenFrom(match, viewer)
  const isHidden = new Set(hidden)
  for (const [seat, hand] of hands.entries()) {
    if (seat === viewer) continue
    const unknown = hand.filter((card) => isHidden.has(card))
    const columnOf = (card: CardId) => handOddsColumn(setup.faces[card], hand.length, call.traits)
    for (const card of unknown) countsFor(setup.faces[card]).found[columnOf(card)]++
    for (const card of hidden)
      countsFor(setup.faces[card]).expected[columnOf(card)] += unknown.length / hidden.length
  }
}

function playMatch(settings: object, seed: string): void {
  const rules = franticCardGame.createRules(
    franticCardGame.settingsSchema.parse(settings),
    franticCardGame.latestRulesVersion,
  )
  const { policy } = franticCardGame.searchHeuristics!
  const match = Match.start(rules, seed)
  const random = createRandom(seed)
  while (!match.isOver)
    for (const { seat, question } of match.prompts) {
      if (franticCardGame.isTurnStart(question)) countHands(match, seat)
      match.answer(
        seat,
        policy.answer(createObservation(franticCardGame as never, match as never, seat, random) as never),
      )
    }
}

const { settings } = TRAINING_PLANS.find(({ game }) => game.id === franticCardGame.id)!
const matches = Number(options.matches)
for (let i = 0; i < matches; i++) playMatch(settings[i % settings.length], `${options.seed} ${i}`)

const trainingCommand = `npm run tune-hand-odds -- --matches ${matches} --seed ${options.seed}`
const odds = Object.fromEntries([...countsByKey].sort().map(([key, counts]) => [key, counts.odds]))
writeFileSync(new URL(`../${OUTPUT_PATH}`, import.meta.url), `${JSON.stringify({ trainingCommand, odds })}\n`)
console.log('Format the written file: npm run fix')
