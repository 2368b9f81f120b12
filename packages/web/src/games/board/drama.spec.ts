import { expect, it } from 'vitest'
import { table } from './design/moments/tables.ts'
import { stage } from './design/stage.ts'
import { DRAMA } from './drama.ts'

it('An attack hits its victim, and a token that is only named is not hit', () => {
  expect(DRAMA.hits({ kind: 'attacked', seat: 1, victim: 0, card: 'remote', steps: null })).toEqual([
    { by: 1, on: 0 },
  ])
  expect(DRAMA.hits({ kind: 'named', seat: 1, token: 1, source: 'remote' })).toEqual([])
})

it('Whoever stands a few steps before the end is nearly done', () => {
  const state = stage({ setting: table({ tokens: { Ada: 46, Ben: 47, Cem: 49, Dea: 3 } }) }).state()!
  expect(state.people.map((_, seat) => DRAMA.isNearlyDone(state, seat))).toEqual([false, true, true, false])
})
