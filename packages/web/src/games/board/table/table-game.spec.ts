import { expect, it } from 'vitest'
import { hitsOfFact } from '../../../table/facts/fact-presentation.ts'
import { midRoundScene } from '../design/moments/tables.ts'
import { stageMoment } from '../design/stage.ts'
import { BOARD_TABLE_GAME } from './table-game.ts'

it('an attack hits its victim, a named token is not hit', () => {
  expect(
    hitsOfFact(
      { kind: 'attacked', seat: 1, victim: 0, card: 'remote', steps: null },
      BOARD_TABLE_GAME.presentations,
    ),
  ).toEqual([{ attacker: 1, victim: 0, cardId: 'remote' }])
  expect(
    hitsOfFact({ kind: 'named', seat: 1, token: 1, source: 'remote' }, BOARD_TABLE_GAME.presentations),
  ).toEqual([])
})

const moodsAt = (tokens: Readonly<Record<string, number>>) => {
  const state = stageMoment({ setting: midRoundScene({ tokens }) }).state()!
  return state.players.map((_, seat) => BOARD_TABLE_GAME.moodOf(state, seat))
}

it('a player one roll from the skull shows dread, and the last one smirks then', () => {
  expect(moodsAt({ Ada: 43, Ben: 44, Cem: 3, Dea: 12 })).toEqual(['calm', 'dread', 'smirk', 'calm'])
  expect(moodsAt({ Ada: 43, Ben: 40, Cem: 3, Dea: 12 })).toEqual(['calm', 'calm', 'calm', 'calm'])
})
