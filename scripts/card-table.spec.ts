import { existsSync, readFileSync } from 'node:fs'
import { SETS } from '@slapwise/card-game'
import { describe, expect, it } from 'vitest'
import { cardTable, FILE } from './card-table.ts'

const everything = Object.values(SETS).flatMap(({ prints, events, powers }) => [
  ...powers,
  ...prints.map(({ kind }) => kind),
  ...events,
])

describe('The reference', () => {
  it('is up to date: npm run card-table', () => {
    expect(readFileSync(FILE, 'utf8')).toBe(cardTable())
  })

  it('names a spec that exists for every card and event', () => {
    const named = [...cardTable().matchAll(/\]\((.*?)\)/g)].map(([, path]) => path)
    expect(named.filter((path) => !existsSync(new URL(path, FILE)))).toEqual([])
  })

  it('has words for every card and event in each language', () => {
    const speechless = everything.filter(({ name, text }) =>
      [name.en, name.de, text.en, text.de].some((words) => words.trim() === ''),
    )
    expect(speechless).toEqual([])
    expect(everything.filter(({ text }) => text.en === text.de)).toEqual([])
  })

  it('counts the boxes as their lists do', () => {
    const cards = ({ prints }: (typeof SETS)['base']) => prints.reduce((sum, { count }) => sum + count, 0)
    expect([cards(SETS.base), SETS.base.events.length]).toEqual([125, 20])
    expect([cards(SETS.troublemaker), SETS.troublemaker.events.length]).toEqual([22, 14])
    expect([cards(SETS.supercharge), SETS.supercharge.events.length]).toEqual([15, 9])
    expect(SETS.supercharge.powers.length).toBe(12)
  })
})
