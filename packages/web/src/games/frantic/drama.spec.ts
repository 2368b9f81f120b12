import { expect, it } from 'vitest'
import { MOMENTS } from './design/moments/index.ts'
import { stage } from './design/stage.ts'
import { DRAMA } from './drama.ts'

it('An attack hits all of its victims, and nothing else hits anybody', () => {
  expect(DRAMA.hits({ kind: 'attacked', seat: 1, card: 'gift', victims: [0, 2] })).toEqual([
    { by: 1, on: 0 },
    { by: 1, on: 2 },
  ])
  expect(DRAMA.hits({ kind: 'gave', from: 1, to: 0, count: 2 })).toEqual([])
})

it('Whoever has one card left smirks', () => {
  const state = stage(MOMENTS['state-one-card-left']).state()!
  expect(state.people.map((_, seat) => DRAMA.mood(state, seat))).toEqual(['calm', 'smirk', 'calm', 'smirk'])
})
