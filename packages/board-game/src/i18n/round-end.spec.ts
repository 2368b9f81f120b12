import { expect, it } from 'vitest'
import { createSetup, settingsSchema } from '../index.ts'
import type { Language } from './languages.ts'
import type { RoundOverFact } from './score-messages.ts'
import { toPlainText } from './sentence.ts'
import { createMessageContext } from './text-formatter.ts'

const setup = createSetup(settingsSchema.parse({ players: 3 }))

const over = (given: Partial<RoundOverFact>): RoundOverFact => ({
  kind: 'round-over',
  ending: 'end-reached',
  tokens: [1, 50, 3],
  hands: [],
  points: [4, 60, 4],
  scores: [],
  ...given,
})

/** The headline and the players with the fewest points, for the player in seat 0. */
function texts(language: Language, fact: RoundOverFact): string[] {
  const context = createMessageContext(setup, language, { playerNames: ['Ada', 'Ben', 'Cem'], viewer: 0 })
  const { formatRoundHeadline, formatRoundDetail } = context.messages.score
  const inRound = { setup, viewer: 0 }
  return [formatRoundHeadline(fact, inRound), formatRoundDetail(fact, inRound)].map((sentence) =>
    toPlainText(sentence, context),
  )
}

it('The headline of a round says why it is over, and who has the fewest points', () => {
  expect(texts('en', over({}))).toEqual([
    'Ben sits on the skull',
    'You and Cem get off lightest: four points.',
  ])
  expect(texts('de', over({ points: [1, 60, 4] }))).toEqual([
    'Ben sitzt auf dem Totenkopf',
    'Du kommst am besten weg: ein Punkt.',
  ])
  expect(texts('en', over({ ending: 'empty-pile' }))[0]).toBe('The draw pile is empty')
  expect(texts('de', over({ ending: 'stalemate' }))[0]).toBe('Niemand zieht mehr')
})
