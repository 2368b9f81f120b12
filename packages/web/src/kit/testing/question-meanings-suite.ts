import { expect, it } from 'vitest'
import type { Language } from '../../i18n/index.tsx'

interface AskedQuestion {
  readonly ask: string
  readonly source: string | null
}

interface MeaningsSuiteOptions {
  readonly moments: readonly string[]
  /** The question at a moment; undefined where whoever looks is asked nothing. */
  questionAt(moment: string): AskedQuestion | undefined
  /** The line below the question at a moment. */
  meaningAt(moment: string, language: Language): string | null
  /** Questions that leave nothing open, with the ids of what asks them. */
  readonly selfExplanatory: readonly string[]
}

const questionName = ({ ask, source }: AskedQuestion): string => (source === null ? ask : `${ask} ${source}`)

/** Tests that questions are explained. */
export function questionMeaningsSuite({
  moments,
  questionAt,
  meaningAt,
  selfExplanatory,
}: MeaningsSuiteOptions): void {
  it('Every question says what an answer means, in each language, or speaks for itself', () => {
    const asked = moments.flatMap((moment) => {
      const question = questionAt(moment)
      return question ? [{ moment, name: questionName(question) }] : []
    })
    const unsaid = asked.filter(({ moment }) => meaningAt(moment, 'en') === null).map(({ name }) => name)
    expect(new Set(unsaid)).toEqual(new Set(selfExplanatory))
    const same = asked.filter(
      ({ moment }) => meaningAt(moment, 'en') !== null && meaningAt(moment, 'en') === meaningAt(moment, 'de'),
    )
    expect(same).toEqual([])
  })
}
