import { expect, it } from 'vitest'
import { hitsOf } from '../../../table/facts/presentation.ts'
import { MOMENTS } from '../design/moments/index.ts'
import { stage } from '../design/stage.ts'
import { FRANTIC } from './table-game.ts'

it('An attack hits all of its victims, and nothing else hits anybody', () => {
  expect(hitsOf({ kind: 'attacked', seat: 1, card: 'gift', victims: [0, 2] }, FRANTIC.facts)).toEqual([
    { by: 1, on: 0, card: 'gift' },
    { by: 1, on: 2, card: 'gift' },
  ])
  expect(hitsOf({ kind: 'gave', from: 1, to: 0, count: 2 }, FRANTIC.facts)).toEqual([])
})

it('Whoever has one card left smirks', () => {
  const state = stage(MOMENTS['state-one-card-left']).state()!
  expect(state.people.map((_, seat) => FRANTIC.mood(state, seat))).toEqual(['calm', 'smirk', 'calm', 'smirk'])
})
