import { describe, expect, it } from 'vitest'
import { EVENTS } from '../setup/events.ts'
import { eventNumberOf, sceneAfterEvent, sceneAtEventRoll, smallDieRolls } from '../testing/event-scene.ts'
import { type Scene, scene } from '../testing/scene.ts'

/** Answers every prompt with its fallback until the turn is over, and returns the questions. */
function askedUntilTheEnd(s: Scene): string[] {
  const asked: string[] = []
  while (!s.isRoundOver && s.view(null).phase === 'carrying-out') {
    asked.push(...s.asked())
    for (const { seat, fallback } of s.match.prompts) s.match.answer(seat, fallback)
  }
  return asked
}

describe('An event', () => {
  it.each(EVENTS.map(({ id }, i) => [i + 1, id] as const))('on a %i is %s', (number, id) => {
    expect(eventNumberOf(id)).toBe(number)
    expect(sceneAtEventRoll(id).factsFor(null)).toContainEqual({ kind: 'event', event: id, seat: 0 })
  })

  it.each(EVENTS.map(({ id }) => id))('cannot be blocked: %s', (id) => {
    const block = 'block, stop, stop, skip'
    const s = sceneAtEventRoll(id, { players: ['Ada', 'Ben'], hands: { Ada: 'snail', Ben: block } })
    const asked = askedUntilTheEnd(s)
    expect(asked.filter((one) => one.endsWith(': block'))).toEqual([])
  })

  it('follows its die, which waits for a confirmation and can be taken back until then', () => {
    const s = scene({ hands: { Ada: 'troublemaker' }, dice: [eventNumberOf('epic-win')] })
    s.does('Ada', 'troublemaker on 3')
    expect(s.asked()).toEqual(['Ada: roll'])
    expect(s.takesBack('Ada')).toBe(null)
    expect(s.asked()).toEqual(['Ada: turn'])
    s.does('Ada', 'troublemaker on 3', 'roll')
    expect(s.takesBack('Ada')).toMatchObject({ code: expect.anything() })
  })

  it('changes if its die is rolled again', () => {
    const dice = [eventNumberOf('friday-the-13th')]
    const s = sceneAtEventRoll('epic-win', { tokens: { Cem: 20 }, hands: { Cem: 're-roll' }, dice })
    expect(s.asked()).toEqual(['Cem: re-roll'])
    s.does('Cem', 're-roll').chooses('Cem', 're-roll on 20')
    expect(s.factsFor(null).flatMap((fact) => (fact.kind === 'event' ? [fact.event] : []))).toEqual([
      'friday-the-13th',
    ])
    expect(s.tokens().Cem).toBe(20)
  })

  it('stays the same if the Re-Roll of its die is blocked', () => {
    const s = sceneAtEventRoll('epic-win', { tokens: { Cem: 20 }, hands: { Ada: 'block', Cem: 're-roll' } })
    s.does('Ada', 'pass').does('Cem', 're-roll').does('Cem', 're-roll on 20')
    expect(s.asked()).toEqual(['Ada: block'])
    s.does('Ada', 'block').chooses('Ada', 'block on 20')
    expect(s.tokens().Cem).toBe(0)
  })

  it('belongs to the owner of the token on Troublemaker, and happens within the turn', () => {
    const s = scene({
      tokens: { Ada: 5, Ben: 20, Cem: 30 },
      on: { 8: 'troublemaker' },
      hands: { Ada: 'stop' },
      dice: [3, eventNumberOf('teleport-terror'), 1, 2, 3],
    })
    s.plays('Ada', 'stop on 40')
    expect(smallDieRolls(s)).toEqual(['Ada 3', 'Ben 1', 'Cem 2', 'Ada 3'])
    expect(s.tokens()).toEqual({ Ada: 21, Ben: 7, Cem: 14 })
    expect(s.turn).toBe('Ben')
  })

  it('belongs to the owner of a token that another player has moved', () => {
    const s = scene({
      on: { 3: 'troublemaker' },
      hands: { Ada: 'remote' },
      dice: [3, eventNumberOf('teleport-terror'), 1, 2, 3],
    })
    s.plays('Ada', 'remote on 40').chooses('Ada', 'Ben')
    expect(smallDieRolls(s)).toEqual(['Ada 3', 'Cem 1', 'Ada 2', 'Ben 3'])
  })

  it('includes all six players', () => {
    const players = ['Ada', 'Ben', 'Cem', 'Dan', 'Eva', 'Fay']
    const s = sceneAfterEvent('expansion', { players, turn: 'Dan', dice: [1, 2, 3, 4, 5, 6] })
    expect(smallDieRolls(s)).toEqual(['Eva 1', 'Fay 2', 'Ada 3', 'Ben 4', 'Cem 5', 'Dan 6'])
    expect(s.turn).toBe('Eva')
  })
})
