import { formatAnswerHint, LANGUAGES, type Language } from '@slapwise/board-game/i18n'
import { expect, it } from 'vitest'
import { questionMeaningsSuite } from '../../../kit/testing/question-meanings-suite.ts'
import { readBoardState } from '../table/state.ts'
import { MOMENTS } from './moments/index.ts'
import { stageMoment } from './stage.ts'

/** Questions that need no hint below them. */
const SPEAK_FOR_THEMSELVES = ['turn', 'roll', 'market market', 'next-round']

function hintOf(moment: string, language: Language): string | null {
  const { setup, match } = readBoardState(stageMoment(MOMENTS[moment]).state()!)
  return formatAnswerHint({ setup, messages: LANGUAGES[language], language }, match.own.prompt!.question)
}

questionMeaningsSuite({
  moments: Object.keys(MOMENTS),
  questionAt: (moment) => readBoardState(stageMoment(MOMENTS[moment]).state()!).match.own.prompt?.question,
  meaningAt: hintOf,
  selfExplanatory: SPEAK_FOR_THEMSELVES,
})

it('explains a reaction card for every occasion', () => {
  expect(hintOf('block-remote', 'en')).toMatch(/nothing happens to you/)
  expect(hintOf('nice-try', 'en')).toMatch(/manhole 6/)
})
