import { describe, expect, it } from 'vitest'
import { cardsHiddenFrom } from '../table/redeal.ts'
import { scene } from '../testing/scene.ts'

describe('a die that is answered', () => {
  it('can be answered again after it was rolled again', () => {
    const s = scene({ hands: { Ada: 'stop', Ben: 're-roll, re-roll', Cem: 're-roll' }, dice: [6, 5, 4, 2] })
    s.does('Ada', 'stop on 20', 'roll')
    s.throwsIn('Ben', 're-roll on 30').throwsIn('Cem', 're-roll on 31').throwsIn('Ben', 're-roll on 32')
    expect(s.dieRolls()).toEqual(['Ada: 6', 'Ada: 5', 'Ada: 4', 'Ada: 2'])
    expect(s.tokens().Ada).toBe(2)
    expect(s.turn).toBe('Ben')
  })

  it('keeps its result if the answer is blocked, and can be answered again', () => {
    const s = scene({ hands: { Ada: 'stop, block', Ben: 're-roll, re-roll', Cem: 'skip' }, dice: [6, 2] })
    s.does('Ada', 'stop on 20', 'roll').throwsIn('Ben', 're-roll on 30').throwsIn('Ada', 'block on 31')
    expect(s.view('Cem').die).toEqual({ seat: 0, sides: 6, value: 6 })
    expect(s.asked()).toEqual(['Ben: re-roll', 'Cem: re-roll'])
    s.throwsIn('Ben', 're-roll on 32').everyonePasses()
    expect(s.dieRolls()).toEqual(['Ada: 6', 'Ada: 2'])
    expect(s.tokens().Ada).toBe(2)
  })

  it('is answered by the first in order of play; the other keeps their card', () => {
    const s = scene({ turn: 'Ben', hands: { Ben: 'stop', Cem: 're-roll', Ada: 're-roll' }, dice: [6, 2] })
    s.does('Ben', 'stop on 20', 'roll')
    expect(s.asked()).toEqual(['Cem: re-roll', 'Ada: re-roll'])
    s.does('Ada', 're-roll').does('Cem', 're-roll')
    expect(s.asked()).toEqual(['Cem: lay'])
    s.does('Cem', 're-roll on 30')
    expect(s.dieRolls()).toEqual(['Ben: 6', 'Ben: 2'])
    expect(s.hand('Ada')).toEqual(['re-roll'])
    expect(s.factsFor(null).filter(({ kind }) => kind === 'threw-in')).toHaveLength(1)
  })

  it('is answered in order of play from the player whose turn it is, whoever rolls', () => {
    const s = scene({
      tokens: { Ben: 2 },
      on: { 3: 'second chance' },
      hands: { Ada: 'remote, re-roll', Cem: 're-roll' },
      dice: [1, 6, 2],
    })
    s.does('Ada', 'remote on 20', 'Ben', 'roll').everyonePasses()
    expect(s.asked()).toEqual(['Ada: re-roll', 'Cem: re-roll'])
    s.does('Cem', 're-roll').does('Ada', 're-roll')
    expect(s.asked()).toEqual(['Ada: lay'])
  })

  it('is rolled again without a window if it is one’s own', () => {
    const s = scene({ hands: { Ada: 'stop, re-roll', Ben: 'block', Cem: 'block' }, dice: [6, 2] })
    s.does('Ada', 'stop on 20', 'roll').throwsIn('Ada', 're-roll on 30')
    expect(s.dieRolls()).toEqual(['Ada: 6', 'Ada: 2'])
    expect(s.asked()).toEqual(['Ben: re-roll', 'Cem: re-roll'])
  })

  it('lets the player of the answer place that card by the colour rule', () => {
    const s = scene({
      on: { 3: 'stop', 4: 'troublemaker' },
      hands: { Ada: 'stop', Ben: 're-roll' },
      dice: [6, 2],
    })
    s.does('Ada', 'stop on 20', 'roll').does('Ben', 're-roll')
    expect(s.asked()).toEqual(['Ben: lay'])
    expect(s.may('Ben')).toContain('re-roll on 3')
    for (const space of [0, 4, 7, 50]) expect(s.may('Ben')).not.toContain(`re-roll on ${space}`)
    expect(s.dieRolls()).toEqual(['Ada: 6'])
  })

  it('is affected by the answering card if that was placed on the path', () => {
    const s = scene({ on: { 2: 'stop' }, hands: { Ada: 'snail', Ben: 're-roll' }, dice: [6, 4] })
    s.does('Ada', 'snail on 20', 'roll').throwsIn('Ben', 're-roll on 2')
    expect(s.cardsOn(2)).toBe('re-roll over stop')
    expect(s.tokens().Ada).toBe(4)
  })

  it('is not one of those for the first turn', () => {
    const s = scene({ dealt: true, dice: [5, 20, 20, 3, 4] })
    expect(s.asked()).toEqual(['Cem: set-up'])
    expect(s.factsFor(null)).toContainEqual({
      kind: 'rolled-for-start',
      rolls: [
        [5, 20, 20],
        [null, 3, 4],
      ],
      starter: 2,
    })
    expect(s.dieRolls()).toEqual([])
  })

  it('is a short prompt, with a secret answer', () => {
    const rolledBy = () =>
      scene({ hands: { Ada: 'stop, skip', Ben: 're-roll', Cem: 'skip' }, dice: [6] }).does(
        'Ada',
        'stop on 20',
        'roll',
      )
    const [passing, throwing] = [rolledBy().does('Ben', 'pass'), rolledBy().does('Ben', 're-roll')]
    expect(throwing.match.prompts.map(({ mode }) => mode)).toEqual(['glance', 'glance', 'glance'])
    expect(throwing.match.prompts.map(({ fallback }) => fallback)).toEqual([-1, -1, -1])
    for (const viewer of ['Ada', 'Cem', null]) {
      expect(throwing.view(viewer)).toEqual(passing.view(viewer))
      expect(throwing.factsFor(viewer)).toEqual(passing.factsFor(viewer))
    }
    expect(throwing.tries('Ben', 'pass')).toEqual({ code: 'already-answered' })
    expect(throwing.takesBack('Ben')).toEqual({ code: 'final' })
  })
})

describe('the asked seats', () => {
  const gone = { 40: 're-roll over re-roll' }

  it('follow from open information only', () => {
    const asked = (ben: string, cem: string) =>
      scene({ on: gone, hands: { Ada: 'stop', Ben: ben, Cem: cem } })
        .does('Ada', 'stop on 20', 'roll')
        .asked()
    expect(asked('re-roll', 'skip')).toEqual(['Ben: re-roll', 'Cem: re-roll'])
    expect(asked('skip', 'skip')).toEqual(['Ben: re-roll', 'Cem: re-roll'])
  })

  it('are only those that openly hold the last copies', () => {
    const s = scene({
      on: gone,
      hands: { Ada: 'stop, skip', Cem: 'skip' },
      openHands: { Ben: 're-roll, re-roll' },
      dice: [6, 2],
    })
    s.does('Ada', 'stop on 20', 'roll')
    expect(s.asked()).toEqual(['Ben: re-roll'])
    s.throwsIn('Ben', 're-roll on 30').everyonePasses()
    expect(s.asked()).toEqual(['Ben: re-roll'])
  })

  it('are all again if one of two equal cards is gone and nobody can tell which', () => {
    const s = scene({
      on: gone,
      hands: { Ada: 'stop, skip', Ben: 're-roll', Cem: 'skip' },
      openHands: { Ben: 're-roll' },
      dice: [6, 2],
    })
    const [hidden] = s.table.hands[1]
    s.does('Ada', 'stop on 20', 'roll').does('Ben', 're-roll').everyonePasses()
    expect(s.asked()).toEqual(['Ben: lay'])
    expect(cardsHiddenFrom(s.table, s.seat('Ada'))).toContain(hidden)
    s.does('Ben', 're-roll on 30').everyonePasses()
    expect(s.asked()).toEqual(['Ada: re-roll', 'Ben: re-roll', 'Cem: re-roll'])
  })
})

describe('Nice Try at the end of a turn', () => {
  it('can be a card that was just drawn; its player then has three', () => {
    const s = scene({ tokens: { Ada: 47 }, hands: { Ada: 'stop' }, draw: 'nice try', dice: [6] })
    s.does('Ada', 'stop on 20', 'roll')
    expect(s.match.prompts.map(({ mode }) => mode)).toEqual(['react', 'react', 'react'])
    s.throwsIn('Ada', 'nice try on 30')
    expect(s.tokens().Ada).toBe(42)
    expect(s.handSizes()).toEqual([3, 4, 4])
    expect(s.turn).toBe('Ben')
  })

  it('sends all tokens on the end to the current space of teleport six, without triggering it', () => {
    const s = scene({
      tokens: { Ada: 47, Ben: 50, Cem: 12 },
      teleports: { 6: 13 },
      hands: { Ada: 'stop', Ben: 'nice try' },
      dice: [6],
    })
    s.does('Ada', 'stop on 20', 'roll').everyonePasses().throwsIn('Ben', 'nice try on 30')
    expect(s.tokens()).toEqual({ Ada: 13, Ben: 13, Cem: 12 })
    expect(s.triggeredEffects()).toEqual([])
    expect(s.dieRolls()).toHaveLength(1)
  })

  it('is thrown in by the first in order of play; the other keeps theirs', () => {
    const s = scene({
      turn: 'Ben',
      tokens: { Ben: 47 },
      hands: { Ben: 'stop', Ada: 'nice try', Cem: 'nice try' },
      dice: [6],
    })
    s.does('Ben', 'stop on 20', 'roll').everyonePasses()
    expect(s.asked()).toEqual(['Ben: nice-try', 'Cem: nice-try', 'Ada: nice-try'])
    s.does('Ada', 'nice try').does('Ben', 'pass').does('Cem', 'nice try')
    expect(s.asked()).toEqual(['Cem: lay'])
    s.does('Cem', 'nice try on 30')
    expect(s.hand('Ada')).toContain('nice try')
    expect(s.turn).toBe('Cem')
  })

  it('does not prevent the end of the round by an empty pile', () => {
    const s = scene({
      tokens: { Ada: 47 },
      hands: { Ada: 'stop', Cem: 'nice try' },
      draw: { only: 'skip' },
      dice: [6],
    })
    s.does('Ada', 'stop on 20', 'roll').throwsIn('Cem', 'nice try on 30')
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([42, 0, 0])
    expect(s.factsFor(null)).toContainEqual(
      expect.objectContaining({ kind: 'round-over', ending: 'empty-pile' }),
    )
  })
})

describe('an empty draw pile', () => {
  it('ends the round when a player cannot draw, and not before', () => {
    const drawing = (only: string) => {
      const hands = { Ada: 'stop, x, x, x', Ben: 'snail, snail, snail, snail', Cem: 'stop, stop, stop, stop' }
      const s = scene({ hands, draw: { only }, dice: [3] })
      return s.plays('Ada', 'stop on 20').isRoundOver
    }
    expect(drawing('')).toBe(true)
    expect(drawing('skip')).toBe(false)
  })
})
