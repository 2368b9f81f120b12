import { expect, it } from 'vitest'
import { hitsOfFact } from '../../../table/facts/fact-presentation.ts'
import { MOMENTS } from '../design/moments/index.ts'
import { stageMoment } from '../design/stage.ts'
import { FRANTIC_TABLE_GAME } from './table-game.ts'

it('an attack hits all of its victims, other facts hit nobody', () => {
  expect(
    hitsOfFact(
      { kind: 'attacked', seat: 1, card: 'gift', victims: [0, 2] },
      FRANTIC_TABLE_GAME.presentations,
    ),
  ).toEqual([
    { attacker: 1, victim: 0, cardId: 'gift' },
    { attacker: 1, victim: 2, cardId: 'gift' },
  ])
  expect(hitsOfFact({ kind: 'gave', from: 1, to: 0, count: 2 }, FRANTIC_TABLE_GAME.presentations)).toEqual([])
})

it('a player with one card left smirks', () => {
  const state = stageMoment(MOMENTS['state-one-card-left']).state()!
  expect(state.players.map((_, seat) => FRANTIC_TABLE_GAME.moodOf(state, seat))).toEqual([
    'calm',
    'smirk',
    'calm',
    'smirk',
  ])
})
