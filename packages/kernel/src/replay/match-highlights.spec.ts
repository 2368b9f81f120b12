import { expect, it } from 'vitest'
import { findFavouriteCard } from './favourite-card.ts'
import { findLongestWait } from './longest-wait.ts'
import type { ReplayStep } from './replay-step.ts'

const step = (seat: number | null, hadChoice = true): ReplayStep => ({
  seat,
  hadChoice,
  round: 1,
  isTurnStart: false,
  factCount: 1,
  marks: [],
})

it('The longest wait counts decisions of others, from the last own one on', () => {
  const steps = [step(null), step(0), step(1), step(2), step(0), step(1), step(1), step(0), step(2)]
  expect(findLongestWait(steps)).toEqual({ seat: 2, decisionCount: 4, index: 3 })
})

it('A wait may begin with the deal, and answers without an alternative are no decisions', () => {
  const steps = [step(null), step(0), step(1, false), step(0), step(0), step(1)]
  expect(findLongestWait(steps)).toEqual({ seat: 1, decisionCount: 3, index: 0 })
})

it('Nobody waits in a match of one decision', () => {
  expect(findLongestWait([step(null), step(0)])).toBeNull()
  expect(findLongestWait([step(null)])).toBeNull()
})

const played = (seat: number, card: string) => ({ seat, card })
const formatter = {
  formatPlayedCard: (fact: object) => ('card' in fact ? (fact as ReturnType<typeof played>) : null),
}

it('The favourite card is the one that a single player played most often', () => {
  const facts = [
    played(0, 'Gift'),
    played(1, 'Gift'),
    { kind: 'drew' },
    played(1, 'Skip'),
    played(1, 'Skip'),
    played(0, 'Gift'),
    played(0, 'Gift'),
  ]
  expect(findFavouriteCard(facts, formatter)).toEqual({ seat: 0, card: 'Gift', count: 3 })
})

it('A card that was played once is no favourite', () => {
  expect(findFavouriteCard([played(0, 'Gift'), played(1, 'Gift')], formatter)).toBeNull()
})
