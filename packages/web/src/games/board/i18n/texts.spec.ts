import { CARD_KINDS } from '@slapwise/board-game'
import { describe, expect, it } from 'vitest'
import { de } from './de/index.ts'
import { en } from './en/index.ts'

describe.each([
  ['en', en],
  ['de', de],
] as const)('The rules page of the board game in %s', (language, { rules: { chapters } }) => {
  it('names the reaction cards', () => {
    const thrownIn = CARD_KINDS.filter((kind) => kind.thrownInAs !== null)
    expect(thrownIn).toHaveLength(3)
    for (const { name } of thrownIn) expect(chapters.reactions.text).toContain(name[language])
  })

  it('ends the match when the limit is reached', () => {
    expect(chapters.end.text).toMatch({ en: /reached the limit/, de: /die Grenze erreicht/ }[language])
  })
})
