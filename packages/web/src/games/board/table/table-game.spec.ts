import { expect, it } from 'vitest'
import { hitsOfFact } from '../../../table/facts/fact-presentation.ts'
import { tableSetting } from '../design/moments/tables.ts'
import { stageMoment } from '../design/stage.ts'
import { BOARD_GAME } from './table-game.ts'

it('An attack hits its victim, and a token that is only named is not hit', () => {
  expect(
    hitsOfFact(
      { kind: 'attacked', seat: 1, victim: 0, card: 'remote', steps: null },
      BOARD_GAME.presentations,
    ),
  ).toEqual([{ by: 1, on: 0, card: 'remote' }])
  expect(
    hitsOfFact({ kind: 'named', seat: 1, token: 1, source: 'remote' }, BOARD_GAME.presentations),
  ).toEqual([])
})

const moodsAt = (tokens: Readonly<Record<string, number>>) => {
  const state = stageMoment({ setting: tableSetting({ tokens }) }).state()!
  return state.players.map((_, seat) => BOARD_GAME.moodOf(state, seat))
}

it('Whoever is a roll from the skull dreads it, and whoever is last then smirks', () => {
  expect(moodsAt({ Ada: 43, Ben: 44, Cem: 3, Dea: 12 })).toEqual(['calm', 'dread', 'smirk', 'calm'])
  expect(moodsAt({ Ada: 43, Ben: 40, Cem: 3, Dea: 12 })).toEqual(['calm', 'calm', 'calm', 'calm'])
})
