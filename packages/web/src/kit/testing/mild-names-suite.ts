import type { LocalizedText } from '@slapwise/kernel'
import { expect, it } from 'vitest'
import type { AnyLesson } from '../lessons/lesson.ts'

interface NamedCard {
  readonly name: LocalizedText
  /** Null if the name is not rude. */
  readonly mildName: LocalizedText | null
}

/** These texts are the same at tables with mild names, where the cards on the screen have other names. */
export function mildNamesSuite(
  cards: readonly NamedCard[],
  lessons: readonly AnyLesson[],
  introductions: readonly object[],
): void {
  it('Lessons and introductions name no rude card', () => {
    const rude = cards.filter(({ mildName }) => mildName !== null)
    const names = new Set(rude.flatMap(({ name }) => Object.values(name)))
    expect(names.size).toBeGreaterThan(0)
    const texts = [
      ...lessons.flatMap(({ title, summary, steps, closing }) => [title, summary, steps, closing]),
      ...introductions,
    ].map((text) => JSON.stringify(text))
    for (const name of names) expect(texts.filter((text) => text.includes(name))).toEqual([])
  })
}
