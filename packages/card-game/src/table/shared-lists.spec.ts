import { expect, it } from 'vitest'
import type { Table } from '../model/table.ts'
import { createSceneTable } from '../testing/scene-table.ts'
import { copyTable, serializeTable } from './copy-table.ts'
import { hideAllCards } from './knowledge.ts'
import { setHand } from './shared-lists.ts'
import { draw, playCard } from './verbs.ts'
import { swapHands } from './whole-hands.ts'

const createTable = () =>
  createSceneTable(['Ada', 'Ben'], { hands: { Ada: 'red 5, red 6', Ben: 'blue 1, blue 2' } })

it('a copy shares its lists until they change', () => {
  const table = createTable()
  const copy = copyTable(table)
  expect(copy.drawPile).toBe(table.drawPile)
  expect(copy.hands[1]).toBe(table.hands[1])
  draw(copy, 0, 1)
  expect(copy.drawPile).not.toBe(table.drawPile)
  expect(copy.hands[1]).toBe(table.hands[1])
})

it.each([
  ['the original', (table: Table) => ({ changed: table, kept: copyTable(table) })],
  ['the copy', (table: Table) => ({ changed: copyTable(table), kept: table })],
  ['the copy of a copy', (table: Table) => ({ changed: copyTable(copyTable(table)), kept: table })],
])('changing %s leaves the other one as it is', (_, split) => {
  const { changed, kept } = split(createTable())
  const before = JSON.stringify(serializeTable(kept))
  swapHands(changed, 0, 1)
  draw(changed, 0, 2)
  playCard(changed, 1, changed.hands[1][0])
  hideAllCards(changed)
  expect(JSON.stringify(serializeTable(kept))).toBe(before)
  expect(JSON.stringify(serializeTable(changed))).not.toBe(before)
})

it('a hand that moves on stays shared with the copy', () => {
  const table = createTable()
  const copy = copyTable(table)
  draw(table, 0, 1)
  setHand(table, 0, table.hands[1])
  draw(table, 0, 1)
  expect(copy.hands.map((hand) => hand.length)).toEqual([2, 2])
})
