import { readFileSync } from 'node:fs'
import { boardFileSchema, CARD_KINDS, EVENTS } from '@slapwise/board-game'
import { expect, it } from 'vitest'
import { BOARD_CARD_DOCS_FILE, formatBoardCardDocs } from './board-card-table.ts'

it('is up to date: npm run card-table', () => {
  expect(readFileSync(BOARD_CARD_DOCS_FILE, 'utf8')).toBe(formatBoardCardDocs())
})

it('has a line for every card and every event', () => {
  const page = formatBoardCardDocs()
  for (const { name } of CARD_KINDS)
    expect(page).toMatch(new RegExp(`^\\| ${name.en} \\| \\d+ \\| \\d+ \\| `, 'm'))
  EVENTS.forEach(({ name, text }, i) => {
    expect(page).toContain(`| ${i + 1} | ${name.en} | ${text.en} |`)
  })
})

it('documents an example board that is valid', () => {
  const page = readFileSync(new URL('boards.md', BOARD_CARD_DOCS_FILE), 'utf8')
  const [, example] = /```json\n(.*?)```/s.exec(page)!
  const parsed = boardFileSchema.safeParse(JSON.parse(example))
  expect(parsed.error?.issues).toBeUndefined()
})
