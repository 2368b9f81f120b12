import { expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'
import { startedTurn } from './turn-start.ts'

type Scene = ReturnType<typeof scene>

/** The names of the players whose turns the log shows, in order. */
const turnsOf = (s: Scene): string[] => {
  const facts = s.factsFor(null)
  return facts.flatMap((fact, i) => {
    const seat = startedTurn(fact, facts[i - 1], facts[i + 1])
    return seat === null ? [] : [s.players[seat]]
  })
}

it('starts with playing, or with a card drawn before playing or passing', () => {
  const s = scene({
    hands: { Ada: 'red 1, red 2', Ben: 'blue 3, blue 4', Cem: 'green 5, green 6' },
    call: 'red',
  })
  s.does('Ada', 'red 1')
  s.does('Ben', 'draw')
  expect(turnsOf(s)).toEqual(['Ada', 'Ben'])
  s.does('Ben', 'pass')
  expect(turnsOf(s)).toEqual(['Ada', 'Ben'])
})

it('does not start with cards drawn because of an attack', () => {
  const s = scene({
    hands: { Ada: 'fantastic four, red 2', Ben: 'blue 3, blue 4', Cem: 'green 5, green 6' },
  })
  s.does('Ada', 'fantastic four', { Ben: 4 })
  s.everyonePasses('counterattack')
  s.does('Ada', 'blue')
  s.does('Ben', 'blue 3')
  expect(turnsOf(s)).toEqual(['Ada', 'Ben'])
})

it('starts with a turn that is skipped', () => {
  const s = scene({
    hands: { Ada: 'red 1, red 2', Ben: 'blue 3, blue 4', Cem: 'red 5, green 6' },
    skipped: ['Ben'],
    call: 'red',
  })
  s.does('Ada', 'red 1')
  s.does('Cem', 'red 5')
  expect(turnsOf(s)).toEqual(['Ada', 'Ben', 'Cem'])
})
