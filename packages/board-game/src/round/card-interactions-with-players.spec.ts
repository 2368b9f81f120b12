import { describe, expect, it } from 'vitest'
import { type Scene, type SceneOptions, scene } from '../testing/scene.ts'

/** Ada plays a card without effect on others, and walks. */
const walks = (options: SceneOptions): Scene =>
  scene({ hands: { Ada: 'snail' }, ...options }).plays('Ada', 'snail on 49')

describe('Remote', () => {
  const names = (options: SceneOptions, token: string): Scene =>
    scene({ hands: { Ada: 'remote' }, ...options })
      .plays('Ada', 'remote on 49')
      .chooses('Ada', token)

  it('can be answered by Re-Roll of its player and its victim, and by Block against that', () => {
    const s = scene({
      tokens: { Ben: 8 },
      hands: { Ada: 'remote, re-roll, block', Ben: 're-roll, skip' },
      dice: [6, 5, 2],
    })
    s.does('Ada', 'remote on 49', 'Ben').everyonePasses().does('Ada', 'roll')
    s.throwsIn('Ada', 're-roll on 30')
    expect(s.dieRolls()).toEqual(['Ada: 6', 'Ada: 5'])
    s.throwsIn('Ben', 're-roll on 31')
    expect(s.factsFor(null)).toContainEqual({
      kind: 'attacked',
      seat: 1,
      victim: 0,
      card: 're-roll',
      steps: null,
    })
    s.throwsIn('Ada', 'block on 32').everyonePasses()
    expect(s.dieRolls()).toEqual(['Ada: 6', 'Ada: 5'])
    expect(s.tokens()).toEqual({ Ada: 0, Ben: 13, Cem: 0 })
  })

  it('leads to no die if it is blocked', () => {
    const s = scene({ hands: { Ada: 'remote, re-roll', Ben: 'block', Cem: 're-roll' } })
    s.does('Ada', 'remote on 49', 'Ben').throwsIn('Ben', 'block on 30')
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('on oneself walks like any roll', () => {
    const s = names({ on: { 3: 'push forward' }, dice: [3] }, 'Ada')
    expect(s.tokenMoves()).toEqual(['Ada: walk 0 1 2 3', 'Ada: push 3 4'])
    expect(s.dieRolls()).toHaveLength(1)
  })

  it('goes forward, even after Reverse or onto a Reverse on the board', () => {
    const s = scene({
      turn: 'Cem',
      tokens: { Cem: 12 },
      hands: { Cem: 'reverse', Ada: 'remote' },
      dice: [2, 3],
    })
    s.plays('Cem', 'reverse on 40').plays('Ada', 'remote on 49').chooses('Ada', 'Cem')
    expect(s.tokenMoves()).toEqual(['Cem: walk 12 11 10', 'Cem: walk 10 11 12 13'])
    expect(names({ tokens: { Ben: 9 }, on: { 11: 'reverse' }, dice: [2] }, 'Ben').tokens().Ben).toBe(11)
  })

  it('walks over Fuck You; at the end the owner of the token takes it', () => {
    const over = names({ on: { 2: 'fuck you' }, dice: [3] }, 'Ben')
    expect(over.cardsOn(2)).toBe('fuck you')
    const onto = names({ on: { 3: 'fuck you' }, dice: [3] }, 'Ben')
    expect(onto.hand('Ben')).toContain('fuck you')
    expect(onto.hand('Ada')).not.toContain('fuck you')
  })

  it('lets the owner of the token roll on at Second Chance, Teleport and a numbered teleport', () => {
    expect(names({ on: { 3: 'second chance' }, dice: [3, 1] }, 'Ben').dieRolls()).toEqual([
      'Ada: 3',
      'Ben: 1',
    ])
    expect(names({ on: { 3: 'teleport' }, dice: [3, 1] }, 'Ben').tokens().Ben).toBe(7)
    const s = names({ tokens: { Ben: 4 }, dice: [3, 2] }, 'Ben')
    expect(s.dieRolls()).toEqual(['Ada: 3', 'Ben: 2'])
    expect(s.tokens()).toEqual({ Ada: 0, Ben: 14, Cem: 0 })
  })

  it('can make its own player a victim of the owner’s Swap', () => {
    const s = names({ tokens: { Ada: 30 }, on: { 3: 'swap' }, dice: [3] }, 'Ben')
    s.chooses('Ben', 'Ada')
    expect(s.tokens()).toEqual({ Ada: 3, Ben: 30, Cem: 0 })
  })

  it('can move another token to the end, and the round is over', () => {
    expect(names({ tokens: { Ben: 46 }, dice: [6] }, 'Ben').isRoundOver).toBe(true)
  })
})

describe('Swap', () => {
  it('onto X moves one ahead as movement, and the card there takes effect', () => {
    const s = walks({ tokens: { Ben: 30 }, on: { 3: 'swap', 30: 'x', 31: 'push backward' }, dice: [3] })
    s.chooses('Ada', 'Ben')
    expect(s.tokenMoves()).toEqual([
      'Ada: walk 0 1 2 3',
      'Ben: swap 30 3',
      'Ada: swap 3 30',
      'Ada: hop 30 31',
      'Ada: push 31 30',
      'Ada: hop 30 31',
    ])
    expect(s.triggeredEffects()).toEqual(['Ada: swap on 3', 'Ada: push on 31'])
    expect(s.turn).toBe('Ben')
  })

  it('moves nobody if blocked', () => {
    const s = scene({
      tokens: { Ben: 30 },
      on: { 3: 'swap', 30: 'x' },
      hands: { Ada: 'snail', Ben: 'block' },
      dice: [3],
    })
    s.does('Ada', 'snail on 49', 'roll').everyonePasses().does('Ada', 'Ben').throwsIn('Ben', 'block on 3')
    expect(s.tokens()).toEqual({ Ada: 3, Ben: 30, Cem: 0 })
    expect(s.cardsOn(3)).toBe('block over swap')
  })

  it('has no effect with a token on the same space', () => {
    const s = walks({ tokens: { Ben: 3 }, on: { 3: 'swap' }, dice: [3] })
    expect(s.chooses('Ada', 'Ben').tokens()).toEqual({ Ada: 3, Ben: 3, Cem: 0 })
    expect(s.turn).toBe('Ben')
  })

  it('can swap with a token on the start', () => {
    expect(
      walks({ on: { 3: 'swap' }, dice: [3] })
        .chooses('Ada', 'Cem')
        .tokens(),
    ).toEqual({ Ada: 0, Ben: 0, Cem: 3 })
  })
})

describe('Gift', () => {
  const gives = (options: SceneOptions, gift: string): Scene =>
    walks({ ...options, on: { 3: 'gift', ...options.on }, dice: [3, ...(options.dice ?? [])] }).chooses(
      'Ada',
      gift,
    )

  it('triggers Push and Stop, and skips X', () => {
    expect(gives({ tokens: { Ben: 8 }, on: { 9: 'push forward' } }, 'Ben 1').tokens().Ben).toBe(10)
    expect(gives({ tokens: { Ben: 8 }, on: { 9: 'stop' } }, 'Ben 2').tokens().Ben).toBe(9)
    expect(gives({ tokens: { Ben: 8 }, on: { 9: 'x' } }, 'Ben 1').tokens().Ben).toBe(10)
    expect(gives({ tokens: { Ben: 8 }, on: { 9: 'x' } }, 'Ben 2').tokens().Ben).toBe(11)
  })

  it('onto a numbered teleport lets its victim roll', () => {
    const s = gives({ tokens: { Ben: 6 }, dice: [2] }, 'Ben 1')
    expect(s.dieRolls()).toEqual(['Ada: 3', 'Ben: 2'])
    expect(s.tokens().Ben).toBe(14)
  })

  it('onto the same Gift lets its victim give one, too', () => {
    const s = gives({ tokens: { Ben: 2, Cem: 20 } }, 'Ben 1')
    expect(s.asked()).toEqual(['Ben: gift'])
    s.chooses('Ben', 'Ada 2')
    expect(s.triggeredEffects()).toEqual(['Ada: gift on 3', 'Ben: gift on 3'])
    expect(s.tokens()).toEqual({ Ada: 5, Ben: 3, Cem: 20 })
    expect(s.turn).toBe('Ben')
  })
})

describe('Magnet', () => {
  it('takes nothing under tokens or teleports, and otherwise has no effect', () => {
    const s = scene({
      tokens: { Ben: 9 },
      teleports: { 1: 12 },
      on: { 3: 'magnet', 9: 'stop', 12: 'x' },
      hands: { Ada: 'snail' },
      dice: [3],
    })
    s.plays('Ada', 'snail on 9')
    expect(s.factsFor(null)).toContainEqual(
      expect.objectContaining({ kind: 'no-effect', of: 'magnet', because: 'nothing-to-take' }),
    )
    expect(s.turn).toBe('Ben')
  })

  it('uncovers a card, which takes effect for the next token', () => {
    const s = walks({
      on: { 3: 'magnet', 5: 'snail over x' },
      hands: { Ada: 'snail', Ben: 'snail' },
      dice: [3, 5],
    })
    s.chooses('Ada', '5').plays('Ben', 'snail on 48')
    expect(s.tokenMoves()).toContain('Ben: walk 0 1 2 3 4 6')
  })

  it('can take a card that a token has just left', () => {
    const s = walks({ tokens: { Ada: 2 }, on: { 2: 'push up', 3: 'magnet' }, dice: [1] })
    expect(s.may('Ada')).toEqual(['2', '49'])
  })

  it('takes the only card without asking', () => {
    const s = scene({ on: { 3: 'magnet' }, hands: { Ada: 'snail' }, dice: [3] }).plays('Ada', 'snail on 40')
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(s.hand('Ada')).toContain('snail')
  })
})

describe('Fuck You that is taken', () => {
  it.each(['push forward', 'second chance', 'troublemaker', 'x'])(
    'uncovers %s, which takes effect again, but not now',
    (card) => {
      const s = walks({ on: { 3: `fuck you over ${card}` }, dice: [3] })
      expect(s.tokens().Ada).toBe(3)
      expect(s.triggeredEffects()).toEqual(['Ada: fuck-you on 3'])
      expect(s.cardsOn(3)).toBe(card)
    },
  )
})

describe('Reorganize', () => {
  it('covers cards, which are discarded when the teleport moves on', () => {
    const s = scene({
      teleports: { 1: 5 },
      on: { 5: 'push up over jump forward', 9: 'stop' },
      hands: { Ada: 'troublemaker' },
      dice: [18],
    })
    s.plays('Ada', 'troublemaker on 49').chooses('Ada', '1 to 9', '2 to 10')
    expect(s.cardsOn(5)).toBe('')
    expect(s.cardsOn(9)).toBe('stop')
    expect(s.view(null).discardPile).toHaveLength(2)
    expect([s.teleportSpace(1), s.teleportSpace(2)]).toEqual([9, 10])
    expect(s.turn).toBe('Ben')
  })

  it('during a movement leaves an empty space, and the new one acts on the next token', () => {
    const s = walks({
      tokens: { Ben: 4 },
      on: { 3: 'troublemaker' },
      hands: { Ada: 'snail', Ben: 'snail' },
      dice: [3, 18, 1, 4],
    })
    s.chooses('Ada', '1 to 5', '2 to 12').plays('Ben', 'snail on 48')
    expect(s.tokenMoves().slice(1)).toEqual(['Ben: walk 4 5', 'Ben: teleport 5 28'])
  })
})

describe('an event inside a movement', () => {
  it('after Remote belongs to the owner of the token, who decides', () => {
    const s = scene({
      on: { 3: 'troublemaker', 12: 'push forward' },
      hands: { Ada: 'remote' },
      tokens: { Cem: 10 },
      dice: [3, 3, 2],
    })
    s.plays('Ada', 'remote on 49').chooses('Ada', 'Ben')
    expect(s.asked()).toEqual(['Ben: token'])
    expect(s.may('Ben')).toEqual(['Cem', 'Ada', 'Ben'])
    s.chooses('Ben', 'Cem')
    expect(s.dieRolls()).toEqual(['Ada: 3', 'Ben: 3', 'Ben: 2'])
    expect(s.tokenMoves()).toEqual(['Ben: walk 0 1 2 3', 'Cem: walk 10 11 12', 'Cem: push 12 13'])
    expect(s.turn).toBe('Ben')
  })

  it('begins to the right of the player whose event it is', () => {
    const s = scene({ on: { 3: 'troublemaker' }, hands: { Ada: 'remote' }, dice: [3, 7, 1, 2, 3] })
    s.plays('Ada', 'remote on 49').chooses('Ada', 'Ben')
    expect(s.dieRolls().slice(2)).toEqual(['Cem: 1', 'Ada: 2', 'Ben: 3'])
  })

  it('can lead to another event', () => {
    const s = walks({ tokens: { Cem: 2 }, on: { 3: 'troublemaker' }, dice: [3, 3, 1, 20] })
    s.chooses('Ada', 'Cem')
    const events = s.factsFor(null).filter(({ kind }) => kind === 'event')
    expect(events).toEqual([
      { kind: 'event', event: 'marching-orders', seat: 0 },
      { kind: 'event', event: 'epic-win', seat: 2 },
    ])
    expect(s.tokens()).toEqual({ Ada: 0, Ben: 0, Cem: 0 })
    expect(s.view(null).event).toBeNull()
  })
})

describe('a token that moves twice in a turn', () => {
  it('triggers each card once, while another token can trigger the same card', () => {
    const s = walks({ tokens: { Ben: 2 }, on: { 3: 'push forward', 4: 'gift' }, dice: [3] })
    s.chooses('Ada', 'Ben 1').chooses('Ben', 'Ada 1')
    expect(s.triggeredEffects()).toEqual([
      'Ada: push on 3',
      'Ada: gift on 4',
      'Ben: push on 3',
      'Ben: gift on 4',
    ])
    expect(s.tokens()).toEqual({ Ada: 5, Ben: 4, Cem: 0 })
  })

  it('is affected by X and Snail each time', () => {
    const around = { 3: 'second chance', 5: 'jump backward' }
    const x = walks({ tokens: { Ada: 2 }, on: { ...around, 4: 'x' }, dice: [2, 1] })
    expect(x.tokenMoves()).toEqual(['Ada: walk 2 3 5', 'Ada: jump 5 3', 'Ada: walk 3 5'])
    const snail = walks({ tokens: { Ada: 2 }, on: { ...around, 4: 'snail' }, dice: [4, 4] })
    expect(snail.tokenMoves()).toEqual(['Ada: walk 2 3 4 5', 'Ada: jump 5 3', 'Ada: walk 3 4 5 6'])
  })

  it('triggers the card again in a later turn', () => {
    const s = walks({
      on: { 3: 'push backward' },
      hands: { Ada: 'snail', Ben: 'skip', Cem: 'skip' },
      draw: 'snail',
      dice: [3, 1],
    })
    s.does('Ben', 'skip on 40').does('Cem', 'skip on 41').plays('Ada', 'snail on 48')
    expect(s.triggeredEffects()).toEqual(['Ada: push on 3', 'Ada: push on 3'])
  })
})

describe('two players', () => {
  it('can name, swap with and give to the only other one', () => {
    const players = ['Ada', 'Ben']
    const remote = scene({ players, hands: { Ada: 'remote' }, dice: [3] }).does('Ada', 'remote on 49')
    expect(remote.may('Ada')).toEqual(['Ben', 'Ada'])
    const gift = walks({ players, on: { 3: 'gift' }, dice: [3] })
    expect(gift.may('Ada')).toEqual(['Ben 1', 'Ben 2'])
    const swap = walks({ players, tokens: { Ben: 20 }, on: { 3: 'swap' }, dice: [3] })
    expect(swap.tokens()).toEqual({ Ada: 20, Ben: 3 })
    expect(swap.turn).toBe('Ben')
  })
})
