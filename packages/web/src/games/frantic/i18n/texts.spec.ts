import { describe, expect, it } from 'vitest'
import { de } from './de/index.ts'

/** All texts that are plain strings. */
const sentences = (messages: object): string[] =>
  Object.values(messages).flatMap((texts) =>
    typeof texts === 'string' ? texts : typeof texts === 'object' && texts !== null ? sentences(texts) : [],
  )

describe('In German', () => {
  it('Pandora’s Box has one name', () => {
    expect(sentences(de).filter((text) => text.includes('Pandora’s'))).toEqual([])
  })
})
