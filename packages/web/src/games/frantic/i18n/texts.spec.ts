import { CARD_SETS, type CardKind } from '@slapwise/card-game'
import { describe, expect, it } from 'vitest'
import { de } from './de/index.ts'
import { en } from './en/index.ts'

const kinds = Object.values(CARD_SETS).flatMap(({ prints }) => prints.map(({ kind }): CardKind => kind))

/** All texts that are plain strings. */
const sentences = (messages: object): string[] =>
  Object.values(messages).flatMap((texts) =>
    typeof texts === 'string' ? texts : typeof texts === 'object' && texts !== null ? sentences(texts) : [],
  )

describe.each([
  ['en', en],
  ['de', de],
] as const)('The rules page in %s', (language, { rules: { chapters } }) => {
  it('names the points of every card that differ from those of special cards', () => {
    for (const { points, id, name } of kinds) {
      if (points === 'number') continue
      expect(chapters.end.text).toMatch(new RegExp(`\\b${points}\\b`))
      // The card with a rude name is described by its picture.
      if (points !== 7 && id !== 'fuck-you')
        expect(chapters.end.text).toContain(`${name[language]} ${points}`)
    }
  })

  it('names the cards that may wish for a number', () => {
    const wishers = kinds.filter(({ wish }) => wish === 'colour-or-number')
    expect(wishers).not.toEqual([])
    for (const { name } of wishers) expect(chapters.specials.text).toContain(name[language])
  })

  it('says that any fitting card may be played after drawing', () => {
    expect(chapters.draw.text).toMatch(
      { en: /draw.*then play any card that fits/, de: /ziehen.*danach irgendeine legen, die passt/ }[
        language
      ],
    )
  })

  it('says that an empty pile alone ends nothing', () => {
    expect(chapters.draw.text).toMatch(
      { en: /An empty pile alone ends nothing/, de: /Ein leerer Stapel allein beendet nichts/ }[language],
    )
  })

  it('states the limit of every edition', () => {
    expect(chapters.end.text).toMatch(
      { en: /past the limit.*reaches it/, de: /über die Grenze.*erreicht/ }[language],
    )
  })

  it('says that a tap plays a card, and that holding it explains it', () => {
    expect(chapters.specials.text).toMatch(
      { en: /tap plays.*hold/i, de: /tippen spielt.*halt sie/i }[language],
    )
  })
})

describe('In German', () => {
  it('Pandora’s Box has one name', () => {
    expect(sentences(de).filter((text) => text.includes('Pandora’s'))).toEqual([])
  })

  it('Counterattack has one gender', () => {
    expect(sentences(de).filter((text) => /eine[rnm]? Counterattack/i.test(text))).toEqual([
      expect.stringContaining('einen Counterattack'),
    ])
  })
})
