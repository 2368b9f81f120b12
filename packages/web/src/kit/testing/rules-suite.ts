import { describe, expect, it } from 'vitest'
import type { ChapterLayout, ChapterText, RulesText } from '../rules/rules-chapter.ts'

interface RulesOfGame {
  readonly chapters: readonly ChapterLayout[]
  /** The sentences of the gist and the texts of the chapters by id, in each language. */
  readonly texts: Readonly<
    Record<
      string,
      { readonly gist: readonly string[]; readonly chapters: Readonly<Record<string, ChapterText>> }
    >
  >
  readonly moments: readonly string[]
  readonly rulingGroups: readonly string[]
  readonly lessons: readonly string[]
  /** The ids of everything in the reference. */
  readonly items: readonly string[]
}

const linesOf = (text: RulesText): readonly string[] =>
  text.flatMap((part) => (typeof part === 'string' ? part : 'steps' in part ? part.steps : part))

/** Tests that the rules page of a game is complete, and that its references lead somewhere. */
export function rulesSuite({ chapters, texts, moments, rulingGroups, lessons, items }: RulesOfGame): void {
  const pictures = chapters.flatMap((chapter) => chapter.pictures)

  it('has a moment for each picture, none of them twice', () => {
    const shown = pictures.map(({ moment }) => moment)
    expect(shown.filter((moment) => !moments.includes(moment))).toEqual([])
    expect(new Set(shown).size).toBe(shown.length)
  })

  it('links only to lessons that exist', () => {
    const linked = chapters.flatMap((chapter) => chapter.lessons ?? [])
    expect(linked.filter((lesson) => !lessons.includes(lesson))).toEqual([])
  })

  it('shows each general ruling in one chapter', () => {
    expect(chapters.flatMap(({ rulings = [] }) => rulings).toSorted()).toEqual(rulingGroups.toSorted())
  })

  describe.each(Object.entries(texts))('in %s', (_, { gist, chapters: chapterTexts }) => {
    it('has chapters with a caption for each picture', () => {
      expect(Object.keys(chapterTexts)).toEqual(chapters.map(({ id }) => id))
      for (const { id, pictures } of chapters)
        expect(chapterTexts[id].captions, id).toHaveLength(pictures.length)
    })

    it('refers only to chapters and to items of the reference', () => {
      const lines = [
        ...gist,
        ...Object.values(chapterTexts).flatMap(({ text, captions }) => [...linesOf(text), ...captions]),
      ]
      const known = [...items, ...chapters.map(({ id }) => `#${id}`)]
      const references = lines.flatMap((line) => [...line.matchAll(/\{([^}]*)\}/g)].map(([, id]) => id))
      expect(references.length).toBeGreaterThan(10)
      expect(references.filter((id) => !known.includes(id))).toEqual([])
    })
  })
}

/** All texts of a rules page, with these facts. */
export const completeRulesTexts = <Facts>(
  messages: {
    gist(facts: Facts): readonly string[]
    readonly chapters: Readonly<Record<string, (facts: Facts) => ChapterText>>
  },
  facts: Facts,
) => ({
  gist: messages.gist(facts),
  chapters: Object.fromEntries(Object.entries(messages.chapters).map(([id, write]) => [id, write(facts)])),
})
