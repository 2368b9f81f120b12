import type { Question } from '@slapwise/board-game'
import { LANGUAGES, type Language, meaningIn } from '@slapwise/board-game/words'
import { expect, it } from 'vitest'
import { boardState } from '../state.ts'
import { MOMENTS } from './moments/index.ts'
import { stage } from './stage.ts'

/** What leaves nothing open, by what asks it. */
const SPEAK_FOR_THEMSELVES = ['turn', 'roll', 'market market', 'next-round']

const nameOf = ({ ask, source }: Question): string => (source === null ? ask : `${ask} ${source}`)

function said(moment: string, language: Language): string | null {
  const { setup, match } = boardState(stage(MOMENTS[moment]).state()!)
  return meaningIn({ setup, words: LANGUAGES[language], language }, match.own.prompt!.question)
}

const asked = Object.keys(MOMENTS).flatMap((moment) => {
  const prompt = boardState(stage(MOMENTS[moment]).state()!).match.own.prompt
  return prompt ? [[moment, nameOf(prompt.question)] as const] : []
})

it('Every question says what an answer means, in each language, or speaks for itself', () => {
  const unsaid = asked.filter(([moment]) => said(moment, 'en') === null).map(([, name]) => name)
  expect(new Set(unsaid)).toEqual(new Set(SPEAK_FOR_THEMSELVES))
  const same = asked.filter(
    ([moment]) => said(moment, 'en') !== null && said(moment, 'en') === said(moment, 'de'),
  )
  expect(same).toEqual([])
})

it('It is said of what is thrown in, whatever gives the occasion', () => {
  expect(said('block-remote', 'en')).toMatch(/nothing happens to you/)
  expect(said('nice-try', 'en')).toMatch(/manhole 6/)
})
