import { createObservation, createRandom, isLegalAnswer } from '@slapwise/kernel'
import { describe, expect, it } from 'vitest'
import { franticCardGame } from '../../game.ts'
import { type Scene, scene } from '../../testing/scene.ts'
import { slyBot } from '../sly/sly-bot.ts'
import { listCandidates } from './list-candidates.ts'

/** Ada has to choose the cards of her Gift. */
const askForGift = (hand: string): Scene =>
  scene({ hands: { Ada: `red gift, ${hand}`, Ben: 'yellow 5, yellow 6', Cem: 'yellow 7' } })
    .does('Ada', 'red gift', 'Ben')
    .everyonePasses()

function candidatesAt({ match }: Scene) {
  const { choice } = match.promptFor(0)!
  const observation = createObservation(franticCardGame, match, 0, createRandom('')) as Parameters<
    typeof listCandidates
  >[0]
  const policyAnswer = slyBot.answer(observation)
  return { choice, policyAnswer, candidates: listCandidates(observation, policyAnswer) }
}

describe('The candidates of a search in the card game', () => {
  it('are all answers if there are few', () => {
    const { candidates } = candidatesAt(askForGift('red 9, red 8, green 3'))
    expect(candidates).toHaveLength(2)
  })

  it('leave out answers with the same cards as another one or as that of the policy', () => {
    const { candidates } = candidatesAt(askForGift('red 9, red 9, blue 8, blue 8'))
    expect(candidates).toHaveLength(2)
  })

  it('are similar to the answer of the policy if there are many', () => {
    const numbers = Array.from({ length: 9 }, (_, i) => `red ${i + 1}, blue ${i + 1}`).join()
    const { choice, policyAnswer, candidates } = candidatesAt(askForGift(numbers))
    expect(candidates.length).toBeGreaterThan(20)
    for (const candidate of candidates) {
      expect(isLegalAnswer(choice, candidate)).toBe(true)
      expect(new Set([...(candidate as number[]), ...(policyAnswer as number[])]).size).toBe(3)
    }
  })
})
