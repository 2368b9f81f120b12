import { existsSync, readFileSync } from 'node:fs'
import { CARD_SETS, HOUSE_RULE_CARDS } from '@slapwise/card-game'
import { describe, expect, it } from 'vitest'
import { CARD_DOCS_FILE, formatCardDocs, README_FILE, updateReadmeCounts } from './card-table.ts'

const entries = [
  ...Object.values(CARD_SETS).flatMap(({ prints, events, powers }) => [
    ...powers,
    ...prints.map(({ kind }) => kind),
    ...events,
  ]),
  ...HOUSE_RULE_CARDS,
]

const rowOf = (name: string, text: string): RegExp =>
  new RegExp(`^\\| ${RegExp.escape(name)} \\|(?:.* \\|)? ${RegExp.escape(text)} \\|`, 'm')

describe('The reference', () => {
  it('is up to date: npm run card-table', () => {
    expect(readFileSync(CARD_DOCS_FILE, 'utf8')).toBe(formatCardDocs())
  })

  it('says what each rule card changes', () => {
    for (const { name } of HOUSE_RULE_CARDS) expect(formatCardDocs()).toContain(`| ${name.en} |`)
    expect(formatCardDocs()).toMatch(
      /^\| Thirst \| Whoever .+ \| `turnDraws: 2` \| \[spec\]\(.*\/thirst\.spec\.ts\) \|$/m,
    )
  })

  it('has the text of every card', () => {
    for (const { name, text } of entries) expect(formatCardDocs()).toMatch(rowOf(name.en, text.en))
  })

  it('names a spec that exists for every card, event and rule card', () => {
    const named = [...formatCardDocs().matchAll(/\]\((.*?)\)/g)].map(([, path]) => path)
    expect(named.filter((path) => !existsSync(new URL(path, CARD_DOCS_FILE)))).toEqual([])
  })

  it('has texts for everything in each language', () => {
    const speechless = entries.filter(({ name, text }) =>
      [name.en, name.de, text.en, text.de].some((text) => text.trim() === ''),
    )
    expect(speechless).toEqual([])
    expect(entries.filter(({ text }) => text.en === text.de)).toEqual([])
  })
})

describe('The README', () => {
  it('has the right number of cards: npm run card-table', () => {
    const readme = readFileSync(README_FILE, 'utf8')
    expect(readme).toBe(updateReadmeCounts(readme))
  })
})
