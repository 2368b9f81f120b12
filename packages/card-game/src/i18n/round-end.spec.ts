import { findLimitPassed } from '@slapwise/kernel'
import { expect, it } from 'vitest'
import { createSetup, type Ending, settingsSchema } from '../index.ts'
import { LANGUAGES, type Language } from './languages.ts'
import type { NameResolver } from './names.ts'
import type { RoundOverFact } from './score-messages.ts'
import { type Sentence, toPlainText } from './sentence.ts'

const setup = createSetup(settingsSchema.parse({ players: 3 }))
const [ADA, BEN, CEM] = [0, 1, 2]
const CONTEXT = { setup, viewer: ADA }

const NAMES: NameResolver = {
  playerName: (seat) => ['Ada', 'Ben', 'Cem'][seat],
  isReader: (seat) => seat === ADA,
  title: (id) => `[${id}]`,
  faceName: String,
}

const text = (sentence: Sentence): string => toPlainText(sentence, NAMES)

const over = (ending: Ending | null, ...finishers: number[]): RoundOverFact => ({
  kind: 'round-over',
  ending,
  finishers,
  hands: [],
  points: [],
  scores: [],
})

it.each<[RoundOverFact, string, string]>([
  [over(null, ADA), 'You win the round', 'Du gewinnst die Runde'],
  [over(null, CEM), 'Cem wins the round', 'Cem gewinnt die Runde'],
  [over(null, CEM, ADA), 'You and Cem win the round', 'Du und Cem gewinnt die Runde'],
  [over('empty-pile'), 'The draw pile is empty', 'Der Ziehstapel ist leer'],
  [over('stalemate'), 'Nobody draws any more', 'Niemand zieht mehr'],
  [over('time-bomb'), 'The [time-bomb] goes off', 'Die [time-bomb] geht hoch'],
  [over('doomsday'), '[doomsday]', '[doomsday]'],
])('The headline of a round says why it is over: %j', (fact, en, de) => {
  expect(text(LANGUAGES.en.score.formatRoundHeadline(fact, CONTEXT))).toBe(en)
  expect(text(LANGUAGES.de.score.formatRoundHeadline(fact, CONTEXT))).toBe(de)
})

it('A player without cards is rid of them', () => {
  const end = (language: Language, ...finishers: number[]) =>
    text(LANGUAGES[language].score.formatRoundEnd(over(null, ...finishers), CONTEXT))
  expect(end('en', ADA)).toBe('You are rid of all your cards.')
  expect(end('en', BEN)).toBe('Ben is rid of all their cards.')
  expect(end('de', ADA)).toBe('Du bist alle Karten los.')
  expect(end('en', ADA, BEN)).toBe('You and Ben are out of cards, all at once.')
})

it('The name of an ending is not repeated below the headline', () => {
  const { formatRoundDetail, formatRoundEnd } = LANGUAGES.en.score
  expect(text(formatRoundDetail(over('finish-line'), CONTEXT))).toBe('What you hold is what you get.')
  expect(text(formatRoundEnd(over('finish-line'), CONTEXT))).toBe(
    '[finish-line]! What you hold is what you get.',
  )
})

it('The reason of a win names who passed the limit, and the fewest points', () => {
  const exceeded = findLimitPassed([55, 138, 137], [ADA], 137, true)!
  expect(text(LANGUAGES.en.score.formatLimitPassed(exceeded, CONTEXT))).toBe(
    'Ben passed 137; you have the fewest: 55.',
  )
  expect(text(LANGUAGES.de.score.formatLimitPassed(exceeded, CONTEXT))).toBe(
    'Ben hat 137 überschritten; du hast am wenigsten: 55.',
  )
  const reached = findLimitPassed([137, 20, 20], [BEN, CEM], 137, false)!
  expect(text(LANGUAGES.en.score.formatLimitPassed(reached, CONTEXT))).toBe(
    'You reached 137; Ben and Cem have the fewest: 20.',
  )
  expect(text(LANGUAGES.de.score.formatLimitPassed(reached, CONTEXT))).toBe(
    'Du hast 137 erreicht; Ben und Cem haben am wenigsten: 20.',
  )
  expect(findLimitPassed([1, 2, 3], [ADA], 137, false)).toBeNull()
})
