import { expect, it } from 'vitest'
import type { Language } from '../../i18n/index.tsx'

interface AskedQuestion {
  readonly ask: string
  readonly source: string | null
}

interface MeaningsSuiteOptions {
  readonly moments: readonly string[]
  /** The question at a moment; undefined if the viewer has no prompt. */
  questionAt(moment: string): AskedQuestion | undefined
  /** The hint below the question at a moment. */
  meaningAt(moment: string, language: Language): string | null
  /** Questions that need no hint, with the ids of the cards that ask them. */
  readonly selfExplanatory: readonly string[]
}

const questionName = ({ ask, source }: AskedQuestion): string => (source === null ? ask : `${ask} ${source}`)

/** Tests that each question has a hint that says what the answers mean. */
export function questionMeaningsSuite({
  moments,
  questionAt,
  meaningAt,
  selfExplanatory,
}: MeaningsSuiteOptions): void {
  it('Each question has a hint in each language, or needs none', () => {
    const asked = moments.flatMap((moment) => {
      const question = questionAt(moment)
      return question ? [{ moment, name: questionName(question) }] : []
    })
    const withoutHint = asked.filter(({ moment }) => meaningAt(moment, 'en') === null).map(({ name }) => name)
    expect(new Set(withoutHint)).toEqual(new Set(selfExplanatory))
    const untranslated = asked.filter(
      ({ moment }) => meaningAt(moment, 'en') !== null && meaningAt(moment, 'en') === meaningAt(moment, 'de'),
    )
    expect(untranslated).toEqual([])
  })
}
