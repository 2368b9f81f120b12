import { CARD_KINDS, FORWARD, NOWHERE, UP } from '@slapwise/board-game'
import { type SceneOptions, scene } from '@slapwise/board-game/testing'
import { describe, expect, it } from 'vitest'
import {
  EMPTY_SELECTION,
  getSelectableSeats,
  getSelectableSpaces,
  getSelectedKind,
  hasNoDirection,
  listDirections,
} from './tap-selection.ts'

const kind = (id: string) => CARD_KINDS.findIndex((one) => one.id === id)

/** The view of Ada, and her prompt. */
function asked(setting: SceneOptions, ...answers: string[]) {
  const played = scene(setting)
  if (answers.length > 0) played.chooses('Ada', ...answers)
  const { prompt, hand, teleports } = played.view('Ada')
  return { prompt, hand, teleports }
}

describe('A card that is placed', () => {
  const { prompt, hand, teleports } = asked({ hands: { Ada: 'push, stop' }, on: { 5: 'skip', 6: 'x' } })

  it('lights no space before it is picked', () => {
    expect(getSelectedKind(prompt, EMPTY_SELECTION, hand)).toBeNull()
    expect(getSelectableSpaces(prompt, EMPTY_SELECTION, hand, teleports).size).toBe(0)
  })

  it('lights where it may go', () => {
    const lit = getSelectableSpaces(prompt, { ...EMPTY_SELECTION, handIndex: 1 }, hand, teleports)
    expect([lit.has(5), lit.has(6), lit.has(7), lit.has(8)]).toEqual([false, true, false, true])
  })

  it('points as the walls let it', () => {
    expect(listDirections(prompt, kind('push'), 12)).toContain(UP)
    expect(listDirections(prompt, kind('push'), 45)).not.toContain(UP)
    expect(listDirections(prompt, kind('push'), 45)).toContain(FORWARD)
    expect(hasNoDirection(listDirections(prompt, kind('stop'), 12))).toBe(true)
    expect(listDirections(prompt, kind('stop'), 12)).toEqual([NOWHERE])
  })
})

it('A card that was thrown in need not be picked', () => {
  const played = scene({ hands: { Ada: 'block, push', Ben: 'remote' }, turn: 'Ben' })
  played.does('Ben', 'remote on 20', 'Ada').does('Ada', 'block')
  const { prompt, hand, teleports } = played.view('Ada')
  expect(getSelectedKind(prompt, EMPTY_SELECTION, hand)).toBe(kind('block'))
  expect(getSelectableSpaces(prompt, EMPTY_SELECTION, hand, teleports).has(12)).toBe(true)
})

it('A gift is for whoever is tapped, and for nobody twice', () => {
  const { prompt } = asked({ hands: { Ada: 'stop' }, on: { 3: 'gift' }, dice: [3] }, 'stop on 20')
  expect(prompt?.choice.options).toHaveLength(4)
  expect([...getSelectableSeats(prompt)].sort()).toEqual([1, 2])
})

it('A manhole is tapped first, then where it goes', () => {
  const table = { hands: { Ada: 'troublemaker' }, tokens: { Ben: 14 }, dice: [18] }
  const { prompt, hand, teleports } = asked(table, 'troublemaker on 20')
  expect([...getSelectableSpaces(prompt, EMPTY_SELECTION, hand, teleports)]).toEqual(
    teleports.filter((space) => space !== 14),
  )
  const goalsOf = (manhole: number) =>
    getSelectableSpaces(prompt, { ...EMPTY_SELECTION, manhole }, hand, teleports)
  expect([goalsOf(0).has(12), goalsOf(0).has(21), goalsOf(0).has(20)]).toEqual([true, false, false])
  expect(goalsOf(teleports.indexOf(14)).size).toBe(0)
})
