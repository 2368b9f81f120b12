import { type Answer, askBot, createObservation, createRandom } from '@slapwise/kernel'
import { describe, expect, it } from 'vitest'
import { franticCardGame } from '../../game.ts'
import { type Scene, scene } from '../../testing/scene.ts'
import { BOTS } from '../index.ts'
import { searchHeuristics } from './search-heuristics.ts'

const SEEDS = 24

/** Few enough for a spec, and enough samples to see that two victims are worth the same. */
const MAX_CHECKS = 60

/** Ada has to name a victim. */
const askForVictim = (hands: Readonly<Record<string, string>>): Scene =>
  scene({ hands: { Ada: 'red skip, red 9, red 8', ...hands } }).does('Ada', 'red skip')

const fiendishAnswers = ({ match }: Scene): Answer[] =>
  Array.from({ length: SEEDS }, (_, seed) => {
    let checks = 0
    const random = createRandom(`${seed}`)
    return askBot(franticCardGame, BOTS.fiendish, match, 0, random, () => ++checks > MAX_CHECKS)
  })

const equalAnswers = ({ match }: Scene) =>
  searchHeuristics.listEqualAnswers!(createObservation(franticCardGame, match, 0, createRandom('')) as never)

describe('Victims that are worth the same', () => {
  const equal = () => askForVictim({ Ben: 'blue 5, blue 6', Cem: 'green 5, green 6' })

  it('are equal answers, and others are not', () => {
    expect(equalAnswers(equal())).toEqual([2])
    expect(equalAnswers(askForVictim({ Ben: 'blue 5', Cem: 'green 5, green 6' }))).toEqual([])
  })

  it('are hit at random by fiendish, and again by the same seed', () => {
    const answers = fiendishAnswers(equal())
    expect(new Set(answers)).toEqual(new Set([1, 2]))
    expect(fiendishAnswers(equal())).toEqual(answers)
  })
})
