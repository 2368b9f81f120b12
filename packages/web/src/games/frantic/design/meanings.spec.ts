import { formatAnswerHint, LANGUAGES, type Language } from '@slapwise/card-game/i18n'
import { expect, it } from 'vitest'
import { questionMeaningsSuite } from '../../../kit/testing/question-meanings-suite.ts'
import { readFranticState } from '../table/state.ts'
import { MOMENTS } from './moments/index.ts'
import { stageMoment } from './stage.ts'

/** Questions that need no hint below them. */
const SPEAK_FOR_THEMSELVES = [
  'turn',
  'drawn',
  'give gift',
  'discard recession',
  'discard seppuku',
  'discard parasite',
  'colour colour-swap',
  'steal thief',
  'pick market',
  'seen the-all-seeing-eye',
  'next-round',
]

/** The hint below a question. */
function hintOf(moment: string, language: Language): string | null {
  const { setup, match } = readFranticState(stageMoment(MOMENTS[moment]).state()!)
  const { question } = match.own.prompt!
  return formatAnswerHint({ setup, messages: LANGUAGES[language], language }, question, match.table)
}

questionMeaningsSuite({
  moments: Object.keys(MOMENTS),
  questionAt: (moment) => readFranticState(stageMoment(MOMENTS[moment]).state()!).match.own.prompt?.question,
  meaningAt: hintOf,
  selfExplanatory: SPEAK_FOR_THEMSELVES,
})

it('depends on the rules, settings and sets of the table', () => {
  expect(hintOf('seppuku-points', 'en')).toBe('Yes: a number −21, anything else +42. No: +21.')
  expect(hintOf('seppuku-without-points', 'en')).toMatch(/discard 2, else you draw 4. No: you draw 2/)
  expect(hintOf('nice-try', 'en')).toMatch(/draws 3 cards/)
  expect(hintOf('nice-try-the-nicest', 'de')).toMatch(/zieht 5 Karten/)
  expect(hintOf('use-do-it-yourself-rule-card', 'en')).toMatch(/one more rule card/)
  expect(hintOf('use-do-it-yourself-thief', 'en')).toMatch(/what Thief does/)
  expect(hintOf('use-fantastic-four-by-rewind', 'en')).toMatch(/^Yes: Four cards .* No: you only wish\.$/)
})
