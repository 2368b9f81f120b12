import { expect, it } from 'vitest'
import { hitsOf } from '../../../table/facts/presentation.ts'
import { table } from '../design/moments/tables.ts'
import { stage } from '../design/stage.ts'
import { BOARD } from './table-game.ts'

it('An attack hits its victim, and a token that is only named is not hit', () => {
  expect(hitsOf({ kind: 'attacked', seat: 1, victim: 0, card: 'remote', steps: null }, BOARD.facts)).toEqual([
    { by: 1, on: 0, card: 'remote' },
  ])
  expect(hitsOf({ kind: 'named', seat: 1, token: 1, source: 'remote' }, BOARD.facts)).toEqual([])
})

const moodsAt = (tokens: Readonly<Record<string, number>>) => {
  const state = stage({ setting: table({ tokens }) }).state()!
  return state.people.map((_, seat) => BOARD.mood(state, seat))
}

it('Whoever is a roll from the skull dreads it, and whoever is last then smirks', () => {
  expect(moodsAt({ Ada: 43, Ben: 44, Cem: 3, Dea: 12 })).toEqual(['calm', 'dread', 'smirk', 'calm'])
  expect(moodsAt({ Ada: 43, Ben: 40, Cem: 3, Dea: 12 })).toEqual(['calm', 'calm', 'calm', 'calm'])
})
