import { describe, expect, it } from 'vitest'
import { type Scene, type SceneSetting, scene } from '../testing/scene.ts'

/** Ada plays a card that matters to nobody and walks. */
const walks = (setting: SceneSetting): Scene =>
  scene({ hands: { Ada: 'snail' }, ...setting }).plays('Ada', 'snail on 49')

const backs = (setting: SceneSetting): Scene =>
  scene({ hands: { Ada: 'reverse' }, ...setting }).plays('Ada', 'reverse on 49')

describe('Push', () => {
  it('into Push is pushed on, and again', () => {
    const s = walks({ on: { 3: 'push forward', 4: 'push up', 17: 'push backward' }, dice: [3] })
    expect(s.moves()).toEqual(['Ada: walk 0 1 2 3', 'Ada: push 3 4', 'Ada: push 4 17', 'Ada: push 17 16'])
    expect(s.turn).toBe('Ben')
  })

  it('into X goes one further, forward', () => {
    const s = walks({ on: { 3: 'push forward', 4: 'x' }, dice: [3] })
    expect(s.moves()).toEqual(['Ada: walk 0 1 2 3', 'Ada: push 3 4', 'Ada: hop 4 5'])
  })

  it('back into X comes back to where it was, and does not act again', () => {
    const s = walks({ on: { 3: 'push backward', 2: 'x' }, dice: [2] })
    expect(s.moves()).toEqual(['Ada: walk 0 1 3', 'Ada: push 3 2', 'Ada: hop 2 3'])
    expect(s.acted()).toEqual(['Ada: push on 3'])
  })

  it('into Stop and into Snail rests there', () => {
    expect(walks({ on: { 3: 'push forward', 4: 'stop' }, dice: [3] }).tokens().Ada).toBe(4)
    expect(walks({ on: { 3: 'push forward', 4: 'snail' }, dice: [3] }).tokens().Ada).toBe(4)
  })

  it('into the end ends the round', () => {
    const s = scene({ tokens: { Ada: 47 }, on: { 49: 'push forward' }, hands: { Ada: 'snail' }, dice: [2] })
    s.plays('Ada', 'snail on 30')
    expect(s.tokens().Ada).toBe(50)
    expect(s.roundOver).toBe(true)
  })

  it('into the start stops there', () => {
    const s = walks({ on: { 1: 'push backward' }, dice: [1] })
    expect(s.moves()).toEqual(['Ada: walk 0 1', 'Ada: push 1 0'])
  })

  it('through a wall onto a numbered teleport rolls for it', () => {
    const s = walks({ tokens: { Ada: 10 }, on: { 13: 'push up' }, dice: [3, 6] })
    expect(s.moves()).toEqual(['Ada: walk 10 11 12 13', 'Ada: push 13 28', 'Ada: teleport 28 42'])
    expect(s.acted()).toEqual(['Ada: push on 13', 'Ada: numbered-teleport on 28'])
  })
})

describe('Jump', () => {
  it('over the end, and onto it, ends there', () => {
    for (const space of [49, 48]) {
      const on = { [space]: 'jump forward' }
      const s = scene({ tokens: { Ada: 45 }, on, hands: { Ada: 'snail' }, dice: [space - 45] })
      s.plays('Ada', 'snail on 30')
      expect(s.tokens().Ada).toBe(50)
      expect(s.roundOver).toBe(true)
    }
  })

  it('back over the start stops there', () => {
    expect(walks({ on: { 1: 'jump backward' }, dice: [1] }).tokens().Ada).toBe(0)
    expect(walks({ on: { 2: 'jump backward' }, dice: [2] }).tokens().Ada).toBe(0)
  })

  it('over Stop, X and a numbered teleport ignores them', () => {
    expect(walks({ on: { 3: 'jump forward', 4: 'stop' }, dice: [3] }).tokens().Ada).toBe(5)
    expect(walks({ on: { 3: 'jump forward', 4: 'x' }, dice: [3] }).tokens().Ada).toBe(5)
    expect(walks({ on: { 6: 'jump forward' }, dice: [6] }).tokens().Ada).toBe(8)
  })

  it('onto X goes one further forward, whichever way it came', () => {
    expect(walks({ on: { 3: 'jump forward', 5: 'x' }, dice: [3] }).tokens().Ada).toBe(6)
    const s = walks({ tokens: { Ada: 3 }, on: { 6: 'jump backward', 4: 'x' }, dice: [2] })
    expect(s.moves()).toEqual(['Ada: walk 3 5 6', 'Ada: jump 6 4', 'Ada: hop 4 5'])
  })
})

describe('Snail', () => {
  it('before Stop, before X and before the end', () => {
    expect(walks({ on: { 3: 'snail', 4: 'stop' }, dice: [6] }).tokens().Ada).toBe(4)
    expect(walks({ on: { 3: 'snail', 4: 'x' }, dice: [5] }).tokens().Ada).toBe(5)
    const s = scene({ tokens: { Ada: 47 }, on: { 49: 'snail' }, hands: { Ada: 'stop' }, dice: [3] })
    expect(s.plays('Ada', 'stop on 20').tokens().Ada).toBe(49)
  })

  it('with the last step costs nothing, and with one left keeps whoever is on it', () => {
    expect(walks({ on: { 3: 'snail' }, dice: [3] }).tokens().Ada).toBe(3)
    expect(walks({ on: { 3: 'snail' }, dice: [4] }).tokens().Ada).toBe(3)
    expect(walks({ on: { 3: 'snail' }, dice: [5] }).tokens().Ada).toBe(4)
  })
})

describe('X', () => {
  it('next to X is stepped over together, and hopped off together', () => {
    expect(walks({ on: { 3: 'x', 4: 'x' }, dice: [3] }).moves()).toEqual(['Ada: walk 0 1 2 5'])
    const s = walks({ on: { 2: 'push forward', 3: 'x', 4: 'x' }, dice: [2] })
    expect(s.moves()).toEqual(['Ada: walk 0 1 2', 'Ada: push 2 3', 'Ada: hop 3 4 5'])
  })

  it('before the end leads onto it', () => {
    const walked = scene({ tokens: { Ada: 48 }, on: { 49: 'x' }, hands: { Ada: 'stop' }, dice: [1] })
    walked.plays('Ada', 'stop on 20')
    expect(walked.tokens().Ada).toBe(50)
    const pushed = scene({
      tokens: { Ada: 47 },
      on: { 48: 'push forward', 49: 'x' },
      hands: { Ada: 'stop' },
      dice: [1],
    })
    pushed.plays('Ada', 'stop on 20')
    expect(pushed.tokens().Ada).toBe(50)
    expect(pushed.roundOver).toBe(true)
  })

  it('on space 1 walked backward leads to the start', () => {
    const s = backs({ tokens: { Ada: 3 }, on: { 1: 'x' }, dice: [2] })
    expect(s.moves()).toEqual(['Ada: walk 3 2 0'])
  })

  it('before a numbered teleport leads onto that', () => {
    const s = walks({ tokens: { Ada: 3 }, on: { 6: 'x' }, dice: [3, 2] })
    expect(s.acted()).toEqual(['Ada: numbered-teleport on 7'])
    expect(s.tokens().Ada).toBe(14)
  })
})

describe('Reverse', () => {
  it('with Second Chance goes on backward, onto its arrows as they point', () => {
    const s = backs({ tokens: { Ada: 12 }, on: { 9: 'second chance', 5: 'push forward' }, dice: [3, 4] })
    expect(s.moves()).toEqual(['Ada: walk 12 11 10 9', 'Ada: walk 9 8 7 6 5', 'Ada: push 5 6'])
  })

  it('meets Snail and X walking backward', () => {
    expect(backs({ tokens: { Ada: 6 }, on: { 5: 'snail' }, dice: [3] }).tokens().Ada).toBe(4)
    expect(backs({ tokens: { Ada: 6 }, on: { 5: 'snail' }, dice: [2] }).tokens().Ada).toBe(5)
    expect(backs({ tokens: { Ada: 6 }, on: { 5: 'x', 4: 'x' }, dice: [1] }).tokens().Ada).toBe(3)
  })

  it('stops at the start, and there a Second Chance on the way has no say', () => {
    expect(backs({ tokens: { Ada: 3 }, on: { 1: 'second chance' }, dice: [6] }).tokens().Ada).toBe(0)
    const s = backs({ dice: [6] })
    expect(s.moves()).toEqual([])
    expect(s.turn).toBe('Ben')
  })

  it('has no say in what an event or a Gift does', () => {
    const s = backs({ tokens: { Ada: 12, Ben: 20 }, on: { 9: 'troublemaker' }, dice: [3, 3, 4] })
    s.chooses('Ada', 'Ada')
    expect(s.moves()).toEqual(['Ada: walk 12 11 10 9', 'Ada: walk 9 10 11 12 13'])
  })

  it('turns nobody else’s Second Chance', () => {
    const on = { 9: 'gift', 31: 'second chance' }
    const s = backs({ tokens: { Ada: 12, Ben: 30 }, on, dice: [3, 2] })
    s.chooses('Ada', 'Ben 1')
    expect(s.moves()).toEqual(['Ada: walk 12 11 10 9', 'Ben: walk 30 31', 'Ben: walk 31 32 33'])
  })
})

describe('Ghost', () => {
  it('walks over all of it', () => {
    const on = { 1: 'stop', 2: 'x', 3: 'snail', 4: 'push backward', 5: 'troublemaker' }
    const s = scene({ on, hands: { Ada: 'ghost' }, dice: [6] }).plays('Ada', 'ghost on 49')
    expect(s.moves()).toEqual(['Ada: walk 0 1 2 3 4 5 6'])
  })

  it('comes to rest on a teleport, Fuck You, Troublemaker and X as on nothing', () => {
    for (const on of [{ 6: 'x' }, { 6: 'fuck you' }, { 6: 'troublemaker' }, { 6: 'teleport' }]) {
      const s = scene({ on, hands: { Ada: 'ghost' }, dice: [6] }).plays('Ada', 'ghost on 49')
      expect(s.tokens().Ada).toBe(6)
      expect(s.acted()).toEqual([])
      expect(s.hand('Ada')).not.toContain('fuck you')
    }
    const s = scene({ tokens: { Ada: 1 }, hands: { Ada: 'ghost' }, dice: [6] }).plays('Ada', 'ghost on 49')
    expect(s.tokens().Ada).toBe(7)
    expect(s.rolled()).toHaveLength(1)
  })

  it('walks into the end all the same', () => {
    const s = scene({ tokens: { Ada: 48 }, on: { 49: 'stop' }, hands: { Ada: 'ghost' }, dice: [6] })
    expect(s.plays('Ada', 'ghost on 30').roundOver).toBe(true)
  })
})

describe('Remote', () => {
  const names = (setting: SceneSetting, token: string): Scene =>
    scene({ hands: { Ada: 'remote' }, ...setting })
      .plays('Ada', 'remote on 49')
      .chooses('Ada', token)

  it('answered by Re-Roll: on one’s own die, by its victim, and with Block against that', () => {
    const s = scene({
      tokens: { Ben: 8 },
      hands: { Ada: 'remote, re-roll, block', Ben: 're-roll, skip' },
      dice: [6, 5, 2],
    })
    s.does('Ada', 'remote on 49', 'Ben').lets().does('Ada', 'roll')
    s.throwsIn('Ada', 're-roll on 30')
    expect(s.rolled()).toEqual(['Ada: 6', 'Ada: 5'])
    s.throwsIn('Ben', 're-roll on 31')
    expect(s.told(null)).toContainEqual({
      kind: 'attacked',
      seat: 1,
      victim: 0,
      card: 're-roll',
      steps: null,
    })
    s.throwsIn('Ada', 'block on 32').lets()
    expect(s.rolled()).toEqual(['Ada: 6', 'Ada: 5'])
    expect(s.tokens()).toEqual({ Ada: 0, Ben: 13, Cem: 0 })
  })

  it('blocked and then nothing: no die that anybody could answer', () => {
    const s = scene({ hands: { Ada: 'remote, re-roll', Ben: 'block', Cem: 're-roll' } })
    s.does('Ada', 'remote on 49', 'Ben').throwsIn('Ben', 'block on 30')
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('naming oneself walks like any roll', () => {
    const s = names({ on: { 3: 'push forward' }, dice: [3] }, 'Ada')
    expect(s.moves()).toEqual(['Ada: walk 0 1 2 3', 'Ada: push 3 4'])
    expect(s.rolled()).toHaveLength(1)
  })

  it('goes forward, whatever Reverse was played before or lies there', () => {
    const s = scene({
      turn: 'Cem',
      tokens: { Cem: 12 },
      hands: { Cem: 'reverse', Ada: 'remote' },
      dice: [2, 3],
    })
    s.plays('Cem', 'reverse on 40').plays('Ada', 'remote on 49').chooses('Ada', 'Cem')
    expect(s.moves()).toEqual(['Cem: walk 12 11 10', 'Cem: walk 10 11 12 13'])
    expect(names({ tokens: { Ben: 9 }, on: { 11: 'reverse' }, dice: [2] }, 'Ben').tokens().Ben).toBe(11)
  })

  it('over Fuck You leaves it, and at its end the owner takes it', () => {
    const over = names({ on: { 2: 'fuck you' }, dice: [3] }, 'Ben')
    expect(over.on(2)).toBe('fuck you')
    const onto = names({ on: { 3: 'fuck you' }, dice: [3] }, 'Ben')
    expect(onto.hand('Ben')).toContain('fuck you')
    expect(onto.hand('Ada')).not.toContain('fuck you')
  })

  it('onto Second Chance, Teleport and a numbered teleport has the owner roll on', () => {
    expect(names({ on: { 3: 'second chance' }, dice: [3, 1] }, 'Ben').rolled()).toEqual(['Ada: 3', 'Ben: 1'])
    expect(names({ on: { 3: 'teleport' }, dice: [3, 1] }, 'Ben').tokens().Ben).toBe(7)
    const s = names({ tokens: { Ben: 4 }, dice: [3, 2] }, 'Ben')
    expect(s.rolled()).toEqual(['Ada: 3', 'Ben: 2'])
    expect(s.tokens()).toEqual({ Ada: 0, Ben: 14, Cem: 0 })
  })

  it('can make its player the target: the owner’s Swap takes them along', () => {
    const s = names({ tokens: { Ada: 30 }, on: { 3: 'swap' }, dice: [3] }, 'Ben')
    s.chooses('Ben', 'Ada')
    expect(s.tokens()).toEqual({ Ada: 3, Ben: 30, Cem: 0 })
  })

  it('brings somebody to the end, and the round is over', () => {
    expect(names({ tokens: { Ben: 46 }, dice: [6] }, 'Ben').roundOver).toBe(true)
  })
})

describe('Swap', () => {
  it('onto X goes one ahead as movement, and what lies there acts', () => {
    const s = walks({ tokens: { Ben: 30 }, on: { 3: 'swap', 30: 'x', 31: 'push backward' }, dice: [3] })
    s.chooses('Ada', 'Ben')
    expect(s.moves()).toEqual([
      'Ada: walk 0 1 2 3',
      'Ben: swap 30 3',
      'Ada: swap 3 30',
      'Ada: hop 30 31',
      'Ada: push 31 30',
      'Ada: hop 30 31',
    ])
    expect(s.acted()).toEqual(['Ada: swap on 3', 'Ada: push on 31'])
    expect(s.turn).toBe('Ben')
  })

  it('blocked leaves both where they are, whatever lies there', () => {
    const s = scene({
      tokens: { Ben: 30 },
      on: { 3: 'swap', 30: 'x' },
      hands: { Ada: 'snail', Ben: 'block' },
      dice: [3],
    })
    s.does('Ada', 'snail on 49', 'roll').lets().does('Ada', 'Ben').throwsIn('Ben', 'block on 3')
    expect(s.tokens()).toEqual({ Ada: 3, Ben: 30, Cem: 0 })
    expect(s.on(3)).toBe('block over swap')
  })

  it('with somebody on the same space changes nothing', () => {
    const s = walks({ tokens: { Ben: 3 }, on: { 3: 'swap' }, dice: [3] })
    expect(s.chooses('Ada', 'Ben').tokens()).toEqual({ Ada: 3, Ben: 3, Cem: 0 })
    expect(s.turn).toBe('Ben')
  })

  it('with somebody on the start goes there', () => {
    expect(
      walks({ on: { 3: 'swap' }, dice: [3] })
        .chooses('Ada', 'Cem')
        .tokens(),
    ).toEqual({ Ada: 0, Ben: 0, Cem: 3 })
  })
})

describe('Gift', () => {
  const gives = (setting: SceneSetting, gift: string): Scene =>
    walks({ ...setting, on: { 3: 'gift', ...setting.on }, dice: [3, ...(setting.dice ?? [])] }).chooses(
      'Ada',
      gift,
    )

  it('onto a Push is pushed on, onto Stop rests, over X steps', () => {
    expect(gives({ tokens: { Ben: 8 }, on: { 9: 'push forward' } }, 'Ben 1').tokens().Ben).toBe(10)
    expect(gives({ tokens: { Ben: 8 }, on: { 9: 'stop' } }, 'Ben 2').tokens().Ben).toBe(9)
    expect(gives({ tokens: { Ben: 8 }, on: { 9: 'x' } }, 'Ben 1').tokens().Ben).toBe(10)
    expect(gives({ tokens: { Ben: 8 }, on: { 9: 'x' } }, 'Ben 2').tokens().Ben).toBe(11)
  })

  it('onto a numbered teleport has its victim roll', () => {
    const s = gives({ tokens: { Ben: 6 }, dice: [2] }, 'Ben 1')
    expect(s.rolled()).toEqual(['Ada: 3', 'Ben: 2'])
    expect(s.tokens().Ben).toBe(14)
  })

  it('onto the same Gift lets its victim give one in turn', () => {
    const s = gives({ tokens: { Ben: 2, Cem: 20 } }, 'Ben 1')
    expect(s.asked()).toEqual(['Ben: gift'])
    s.chooses('Ben', 'Ada 2')
    expect(s.acted()).toEqual(['Ada: gift on 3', 'Ben: gift on 3'])
    expect(s.tokens()).toEqual({ Ada: 5, Ben: 3, Cem: 20 })
    expect(s.turn).toBe('Ben')
  })
})

describe('teleports', () => {
  it('of its own number: the card leads there, the space stays there', () => {
    const card = walks({ on: { 3: 'teleport' }, dice: [3, 1] })
    expect(card.tokens().Ada).toBe(7)
    expect(card.acted()).toEqual(['Ada: teleport on 3'])
    const space = walks({ tokens: { Ada: 4 }, dice: [3, 1] })
    expect(space.tokens().Ada).toBe(7)
    expect(space.acted()).toEqual(['Ada: numbered-teleport on 7'])
  })

  it('walked over do nothing', () => {
    expect(walks({ tokens: { Ada: 5 }, dice: [4] }).moves()).toEqual(['Ada: walk 5 6 7 8 9'])
  })

  it('over cards keep those from acting', () => {
    const on = { 3: 'stop', 5: 'x' }
    const s = walks({ teleports: { 1: 3, 2: 5 }, on, dice: [5, 3] })
    expect(s.moves()).toEqual(['Ada: walk 0 1 2 3 4 5', 'Ada: teleport 5 21'])
  })
})

describe('Magnet', () => {
  it('takes nothing under tokens or teleports; with nothing else it has no effect', () => {
    const s = scene({
      tokens: { Ben: 9 },
      teleports: { 1: 12 },
      on: { 3: 'magnet', 9: 'stop', 12: 'x' },
      hands: { Ada: 'snail' },
      dice: [3],
    })
    s.plays('Ada', 'snail on 9')
    expect(s.told(null)).toContainEqual({ kind: 'no-effect', of: 'magnet' })
    expect(s.turn).toBe('Ben')
  })

  it('has a covered card in force again, for whoever comes next', () => {
    const s = walks({
      on: { 3: 'magnet', 5: 'snail over x' },
      hands: { Ada: 'snail', Ben: 'snail' },
      dice: [3, 5],
    })
    s.chooses('Ada', '5').plays('Ben', 'snail on 48')
    expect(s.moves()).toContain('Ben: walk 0 1 2 3 4 6')
  })

  it('takes a card whose token has moved on', () => {
    const s = walks({ tokens: { Ada: 2 }, on: { 2: 'push up', 3: 'magnet' }, dice: [1] })
    expect(s.may('Ada')).toEqual(['2', '49'])
  })

  it('takes the only card there is without asking', () => {
    const s = scene({ on: { 3: 'magnet' }, hands: { Ada: 'snail' }, dice: [3] }).plays('Ada', 'snail on 40')
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(s.hand('Ada')).toContain('snail')
  })
})

describe('Fuck You taken', () => {
  it.each(['push forward', 'second chance', 'troublemaker', 'x'])(
    'has %s in force again, but not now',
    (card) => {
      const s = walks({ on: { 3: `fuck you over ${card}` }, dice: [3] })
      expect(s.tokens().Ada).toBe(3)
      expect(s.acted()).toEqual(['Ada: fuck-you on 3'])
      expect(s.on(3)).toBe(card)
    },
  )
})

describe('Reorganize', () => {
  it('covers what lies there and takes that along into the box when it moves on', () => {
    const s = scene({
      teleports: { 1: 5 },
      on: { 5: 'push up over jump forward', 9: 'stop' },
      hands: { Ada: 'troublemaker' },
      dice: [18],
    })
    s.plays('Ada', 'troublemaker on 49').chooses('Ada', '1 to 9', '2 to 10')
    expect(s.on(5)).toBe('')
    expect(s.on(9)).toBe('stop')
    expect(s.view(null).discardPile).toHaveLength(2)
    expect([s.teleport(1), s.teleport(2)]).toEqual([9, 10])
    expect(s.turn).toBe('Ben')
  })

  it('in the middle of a movement: the space left behind is empty, the new one acts on the next', () => {
    const s = walks({
      tokens: { Ben: 4 },
      on: { 3: 'troublemaker' },
      hands: { Ada: 'snail', Ben: 'snail' },
      dice: [3, 18, 1, 4],
    })
    s.chooses('Ada', '1 to 5', '2 to 12').plays('Ben', 'snail on 48')
    expect(s.moves().slice(1)).toEqual(['Ben: walk 4 5', 'Ben: teleport 5 28'])
  })
})

describe('an event inside a movement', () => {
  it('inside a Remote is the event of the one whose token it was, and they choose', () => {
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
    expect(s.rolled()).toEqual(['Ada: 3', 'Ben: 3', 'Ben: 2'])
    expect(s.moves()).toEqual(['Ben: walk 0 1 2 3', 'Cem: walk 10 11 12', 'Cem: push 12 13'])
    expect(s.turn).toBe('Ben')
  })

  it('begins with the one to the right of whose event it is', () => {
    const s = scene({ on: { 3: 'troublemaker' }, hands: { Ada: 'remote' }, dice: [3, 7, 1, 2, 3] })
    s.plays('Ada', 'remote on 49').chooses('Ada', 'Ben')
    expect(s.rolled().slice(2)).toEqual(['Cem: 1', 'Ada: 2', 'Ben: 3'])
  })

  it('can lead to an event inside it', () => {
    const s = walks({ tokens: { Cem: 2 }, on: { 3: 'troublemaker' }, dice: [3, 3, 1, 20] })
    s.chooses('Ada', 'Cem')
    const events = s.told(null).filter(({ kind }) => kind === 'event')
    expect(events).toEqual([
      { kind: 'event', event: 'marching-orders', seat: 0 },
      { kind: 'event', event: 'epic-win', seat: 2 },
    ])
    expect(s.tokens()).toEqual({ Ada: 0, Ben: 0, Cem: 0 })
    expect(s.view(null).event).toBeNull()
  })
})

describe('a token that moves twice in a turn', () => {
  it('triggers each card once, while another token may trigger the same', () => {
    const s = walks({ tokens: { Ben: 2 }, on: { 3: 'push forward', 4: 'gift' }, dice: [3] })
    s.chooses('Ada', 'Ben 1').chooses('Ben', 'Ada 1')
    expect(s.acted()).toEqual(['Ada: push on 3', 'Ada: gift on 4', 'Ben: push on 3', 'Ben: gift on 4'])
    expect(s.tokens()).toEqual({ Ada: 5, Ben: 4, Cem: 0 })
  })

  it('meets X and Snail each time', () => {
    const around = { 3: 'second chance', 5: 'jump backward' }
    const x = walks({ tokens: { Ada: 2 }, on: { ...around, 4: 'x' }, dice: [2, 1] })
    expect(x.moves()).toEqual(['Ada: walk 2 3 5', 'Ada: jump 5 3', 'Ada: walk 3 5'])
    const snail = walks({ tokens: { Ada: 2 }, on: { ...around, 4: 'snail' }, dice: [4, 4] })
    expect(snail.moves()).toEqual(['Ada: walk 2 3 4 5', 'Ada: jump 5 3', 'Ada: walk 3 4 5 6'])
  })

  it('triggers it again in a later turn', () => {
    const s = walks({
      on: { 3: 'push backward' },
      hands: { Ada: 'snail', Ben: 'skip', Cem: 'skip' },
      draw: 'snail',
      dice: [3, 1],
    })
    s.does('Ben', 'skip on 40').does('Cem', 'skip on 41').plays('Ada', 'snail on 48')
    expect(s.acted()).toEqual(['Ada: push on 3', 'Ada: push on 3'])
  })
})

describe('two players', () => {
  it('name, swap and give where there is only one other', () => {
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

describe('positions', () => {
  it('are never above the end', () => {
    const s = scene({ tokens: { Ada: 48 }, hands: { Ada: 'snail' }, dice: [6] }).plays('Ada', 'snail on 30')
    expect(s.tokens().Ada).toBe(50)
    const shifted = scene({ tokens: { Ben: 49 }, hands: { Ada: 'troublemaker' }, dice: [7, 6, 1, 1] })
    shifted.plays('Ada', 'troublemaker on 30')
    expect(shifted.tokens().Ben).toBe(50)
  })

  it('are never below the start', () => {
    const s = scene({ tokens: { Ben: 2 }, hands: { Ada: 'troublemaker' }, dice: [8, 6, 1, 1] })
    expect(s.plays('Ada', 'troublemaker on 30').tokens()).toEqual({ Ada: 0, Ben: 0, Cem: 0 })
  })

  it('on the end that are left again within the turn do not end the round', () => {
    const s = walks({ tokens: { Ada: 3, Ben: 50 }, on: { 4: 'troublemaker' }, dice: [1, 20] })
    expect(s.roundOver).toBe(false)
    expect(s.tokens()).toEqual({ Ada: 4, Ben: 0, Cem: 0 })
  })
})
