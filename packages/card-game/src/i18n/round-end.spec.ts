import { findLimitPassed } from '@slapwise/kernel'
import { describe, expect, it } from 'vitest'
import { createSetup, type Ending, type PublicFact, settingsSchema } from '../index.ts'
import { type Scene, scene } from '../testing/scene.ts'
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
  verdicts: null,
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

describe('The end by a Plague says who was hit by which event', () => {
  const ends: [string, string, (s: Scene) => Scene, string, string][] = [
    [
      'finish-line, doomsday',
      'with luck for nobody',
      (s) => s.everyonePasses(),
      'Hands count for you, Ben and Cem, [doomsday] for you, Ben and Cem.',
      'Hände zählen für dich, Ben und Cem, [doomsday] für dich, Ben und Cem.',
    ],
    [
      'finish-line, doomsday',
      'with luck at the first',
      (s) => s.does('Ben', 'lucky bastard').does('Cem', 'pass').does('Ben', 'red'),
      'Hands count for you and Cem, [doomsday] for you, Ben and Cem.',
      'Hände zählen für dich und Cem, [doomsday] für dich, Ben und Cem.',
    ],
    [
      'finish-line, doomsday',
      'with luck at the second',
      (s) => s.everyonePasses('lucky-bastard').does('Ben', 'lucky bastard').does('Cem', 'pass'),
      'Hands count for you, Ben and Cem, [doomsday] for you and Cem.',
      'Hände zählen für dich, Ben und Cem, [doomsday] für dich und Cem.',
    ],
    [
      'finish-line, capitalism',
      'with luck at the first',
      (s) => s.does('Ben', 'lucky bastard').does('Cem', 'pass').does('Ben', 'red'),
      'What you hold is what you get.',
      'Es zählt, was du hältst.',
    ],
  ]

  it.each(ends)('%s, %s', (events, _, react, en, de) => {
    const s = scene({
      hands: { Ada: 'black 1', Ben: 'lucky bastard, red 9', Cem: 'blue 1' },
      sets: ['base', 'troublemaker'],
      discard: 'red 1, mimicry',
      events: `plague, ${events}`,
    })
    react(s.does('Ada', 'black 1').everyonePasses('lucky-bastard'))
    const isRoundOver = (fact: PublicFact) => fact.kind === 'round-over'
    const fact = s.factsFor(null).find(isRoundOver) as RoundOverFact
    expect(text(LANGUAGES.en.score.formatRoundDetail(fact, CONTEXT))).toBe(en)
    expect(text(LANGUAGES.de.score.formatRoundDetail(fact, CONTEXT))).toBe(de)
  })
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
