import { describe, expect, it } from 'vitest'
import { de } from './de/index.ts'
import { en } from './en/index.ts'

describe.each([
  ['en', en],
  ['de', de],
] as const)('The help of the card game in %s', (language, { help }) => {
  const text = help.join('\n')

  it('says that any fitting card may be played after drawing', () => {
    expect(text).toMatch(
      { en: /draw.*then play any card that fits/, de: /ziehen.*danach irgendeine passende/ }[language],
    )
  })

  it('says that an empty pile alone ends nothing', () => {
    expect(text).toMatch(
      { en: /An empty pile alone ends nothing/, de: /Ein leerer Stapel allein beendet nichts/ }[language],
    )
  })
})
