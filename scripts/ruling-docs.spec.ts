import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { RULING_DOCS, updateRulings } from './ruling-docs.ts'

it.each(RULING_DOCS)('$file.pathname has the rulings of the code: npm run card-table', (docs) => {
  const document = readFileSync(docs.file, 'utf8')
  expect(document).toBe(updateRulings(document, docs))
})

it.each(RULING_DOCS)('$file.pathname has each ruling, and each ruling has texts in each language', (docs) => {
  const document = readFileSync(docs.file, 'utf8')
  const rulings = [...docs.general, ...docs.groups.flatMap(({ items }) => items)].flatMap(
    ({ rulings = [] }) => rulings,
  )
  expect(rulings.length).toBeGreaterThan(60)
  expect(rulings.filter(({ en }) => !document.includes(`- ${en}\n`))).toEqual([])
  expect(rulings.filter(({ en, de }) => de.trim() === '' || en === de)).toEqual([])
})
