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

  it('makes no space selectable before it is picked', () => {
    expect(getSelectedKind(prompt, EMPTY_SELECTION, hand)).toBeNull()
    expect(getSelectableSpaces(prompt, EMPTY_SELECTION, hand, teleports).size).toBe(0)
  })

  it('makes its legal spaces selectable', () => {
    const selectable = getSelectableSpaces(prompt, { ...EMPTY_SELECTION, handIndex: 1 }, hand, teleports)
    expect([selectable.has(5), selectable.has(6), selectable.has(7), selectable.has(8)]).toEqual([
      false,
      true,
      false,
      true,
    ])
  })

  it('has the directions that the walls allow', () => {
    expect(listDirections(prompt, kind('push'), 12)).toContain(UP)
    expect(listDirections(prompt, kind('push'), 45)).not.toContain(UP)
    expect(listDirections(prompt, kind('push'), 45)).toContain(FORWARD)
    expect(hasNoDirection(listDirections(prompt, kind('stop'), 12))).toBe(true)
    expect(listDirections(prompt, kind('stop'), 12)).toEqual([NOWHERE])
  })
})

it('a thrown-in card need not be picked', () => {
  const played = scene({ hands: { Ada: 'block, push', Ben: 'remote' }, turn: 'Ben' })
  played.does('Ben', 'remote on 20', 'Ada').does('Ada', 'block')
  const { prompt, hand, teleports } = played.view('Ada')
  expect(getSelectedKind(prompt, EMPTY_SELECTION, hand)).toBe(kind('block'))
  expect(getSelectableSpaces(prompt, EMPTY_SELECTION, hand, teleports).has(12)).toBe(true)
})

it('a gift goes to the tapped player, listed once', () => {
  const { prompt } = asked({ hands: { Ada: 'stop' }, on: { 3: 'gift' }, dice: [3] }, 'stop on 20')
  expect(prompt?.choice.options).toHaveLength(4)
  expect([...getSelectableSeats(prompt)].sort()).toEqual([1, 2])
})

it('a manhole is tapped first, then its new space', () => {
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
