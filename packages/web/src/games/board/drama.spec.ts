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

const moodsAt = (tokens: Readonly<Record<string, number>>) => {
  const state = stage({ setting: table({ tokens }) }).state()!
  return state.people.map((_, seat) => DRAMA.mood(state, seat))
}

it('Whoever is a roll from the skull dreads it, and whoever is last then smirks', () => {
  expect(moodsAt({ Ada: 43, Ben: 44, Cem: 3, Dea: 12 })).toEqual(['calm', 'dread', 'smirk', 'calm'])
  expect(moodsAt({ Ada: 43, Ben: 40, Cem: 3, Dea: 12 })).toEqual(['calm', 'calm', 'calm', 'calm'])
})
