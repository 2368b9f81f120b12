import { describe, expect, it } from 'vitest'
import { buildView, EDITION_NAMES } from '../index.ts'
import { scene } from '../testing/scene.ts'
import { LANGUAGES } from './languages.ts'
import { formatMatchEnd } from './match-end.ts'
import { createTextFormatter } from './text-formatter.ts'

/** Ben gets exactly as many points as the limit. */
const atTheLimit = (edition: (typeof EDITION_NAMES)[number]) =>
  scene({ edition, limit: 11, scores: { Ben: 10 }, hands: { Ada: 'red 5', Ben: 'blue 1', Cem: 'blue 2' } })
    .does('Ada', 'red 5')
    .everyonePasses()

const REACHED = { en: /\bat 11\b/, de: / ab 11\b/ }
const EXCEEDED = { en: /\babove 11\b/, de: / über 11\b/ }

describe.each(EDITION_NAMES)('The end condition in the edition %s', (edition) => {
  it.each(['en', 'de'] as const)('matches the rule: %s', (language) => {
    const { match } = atTheLimit(edition)
    const messages = LANGUAGES[language]
    const end = formatMatchEnd(messages, match.state.setup)!
    const context = { playerNames: ['Ada', 'Ben', 'Cem'], viewer: 0 }
    const [round] = createTextFormatter(match.rules, language, context).formatTable(buildView(match, 0))
    const expected = match.isOver ? REACHED : EXCEEDED
    for (const text of [end, round]) expect(text).toMatch(expected[language])
  })
})

it('a match without points has no end condition', () => {
  const { match } = scene({ limit: 'none' })
  expect(formatMatchEnd(LANGUAGES.en, match.state.setup)).toBeNull()
})
