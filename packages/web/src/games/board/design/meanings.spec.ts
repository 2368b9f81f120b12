import { LANGUAGES, type Language, meaningIn } from '@slapwise/board-game/words'
import { expect, it } from 'vitest'
import { meaningsSuite } from '../../../kit/testing/meanings-suite.ts'
import { boardState } from '../table/state.ts'
import { MOMENTS } from './moments/index.ts'
import { stage } from './stage.ts'

/** What leaves nothing open, by what asks it. */
const SPEAK_FOR_THEMSELVES = ['turn', 'roll', 'market market', 'next-round']

function said(moment: string, language: Language): string | null {
  const { setup, match } = boardState(stage(MOMENTS[moment]).state()!)
  return meaningIn({ setup, words: LANGUAGES[language], language }, match.own.prompt!.question)
}

meaningsSuite({
  moments: Object.keys(MOMENTS),
  questionAt: (moment) => boardState(stage(MOMENTS[moment]).state()!).match.own.prompt?.question,
  said,
  speakForThemselves: SPEAK_FOR_THEMSELVES,
})

it('It is said of what is thrown in, whatever gives the occasion', () => {
  expect(said('block-remote', 'en')).toMatch(/nothing happens to you/)
  expect(said('nice-try', 'en')).toMatch(/manhole 6/)
})
