import { describe, expect, it } from 'vitest'
import { type Scene, type SceneOptions, scene } from '../testing/scene.ts'

/** Ada plays a card without effect on others, and walks. */
const walks = (options: SceneOptions): Scene =>
  scene({ hands: { Ada: 'snail' }, ...options }).plays('Ada', 'snail on 49')

const backs = (options: SceneOptions): Scene =>
  scene({ hands: { Ada: 'reverse' }, ...options }).plays('Ada', 'reverse on 49')

describe('Push', () => {
  it('onto another Push is pushed on, and again', () => {
    const s = walks({ on: { 3: 'push forward', 4: 'push up', 17: 'push backward' }, dice: [3] })
    expect(s.tokenMoves()).toEqual([
      'Ada: walk 0 1 2 3',
      'Ada: push 3 4',
      'Ada: push 4 17',
      'Ada: push 17 16',
    ])
    expect(s.turn).toBe('Ben')
  })

  it('onto X moves one further, forward', () => {
    const s = walks({ on: { 3: 'push forward', 4: 'x' }, dice: [3] })
    expect(s.tokenMoves()).toEqual(['Ada: walk 0 1 2 3', 'Ada: push 3 4', 'Ada: hop 4 5'])
  })

  it('backward onto X returns to its space, and does not act again', () => {
    const s = walks({ on: { 3: 'push backward', 2: 'x' }, dice: [2] })
    expect(s.tokenMoves()).toEqual(['Ada: walk 0 1 3', 'Ada: push 3 2', 'Ada: hop 2 3'])
    expect(s.triggeredEffects()).toEqual(['Ada: push on 3'])
  })

  it('onto Stop or Snail stays there', () => {
    expect(walks({ on: { 3: 'push forward', 4: 'stop' }, dice: [3] }).tokens().Ada).toBe(4)
    expect(walks({ on: { 3: 'push forward', 4: 'snail' }, dice: [3] }).tokens().Ada).toBe(4)
  })

  it('onto the end ends the round', () => {
    const s = scene({ tokens: { Ada: 47 }, on: { 49: 'push forward' }, hands: { Ada: 'snail' }, dice: [2] })
    s.plays('Ada', 'snail on 30')
    expect(s.tokens().Ada).toBe(50)
    expect(s.isRoundOver).toBe(true)
  })

  it('onto the start stops there', () => {
    const s = walks({ on: { 1: 'push backward' }, dice: [1] })
    expect(s.tokenMoves()).toEqual(['Ada: walk 0 1', 'Ada: push 1 0'])
  })

  it('through a wall onto a numbered teleport rolls for it', () => {
    const s = walks({ tokens: { Ada: 10 }, on: { 13: 'push up' }, dice: [3, 6] })
    expect(s.tokenMoves()).toEqual(['Ada: walk 10 11 12 13', 'Ada: push 13 28', 'Ada: teleport 28 42'])
    expect(s.triggeredEffects()).toEqual(['Ada: push on 13', 'Ada: numbered-teleport on 28'])
  })
})

describe('Jump', () => {
  it('over the end, or onto it, ends there', () => {
    for (const space of [49, 48]) {
      const on = { [space]: 'jump forward' }
      const s = scene({ tokens: { Ada: 45 }, on, hands: { Ada: 'snail' }, dice: [space - 45] })
      s.plays('Ada', 'snail on 30')
      expect(s.tokens().Ada).toBe(50)
      expect(s.isRoundOver).toBe(true)
    }
  })

  it('backward over the start stops there', () => {
    expect(walks({ on: { 1: 'jump backward' }, dice: [1] }).tokens().Ada).toBe(0)
    expect(walks({ on: { 2: 'jump backward' }, dice: [2] }).tokens().Ada).toBe(0)
  })

  it('ignores Stop, X and a numbered teleport on the skipped space', () => {
    expect(walks({ on: { 3: 'jump forward', 4: 'stop' }, dice: [3] }).tokens().Ada).toBe(5)
    expect(walks({ on: { 3: 'jump forward', 4: 'x' }, dice: [3] }).tokens().Ada).toBe(5)
    expect(walks({ on: { 6: 'jump forward' }, dice: [6] }).tokens().Ada).toBe(8)
  })

  it('onto X moves one further forward, in either direction', () => {
    expect(walks({ on: { 3: 'jump forward', 5: 'x' }, dice: [3] }).tokens().Ada).toBe(6)
    const s = walks({ tokens: { Ada: 3 }, on: { 6: 'jump backward', 4: 'x' }, dice: [2] })
    expect(s.tokenMoves()).toEqual(['Ada: walk 3 5 6', 'Ada: jump 6 4', 'Ada: hop 4 5'])
  })
})

describe('Snail', () => {
  it('slows down before Stop, X and the end', () => {
    expect(walks({ on: { 3: 'snail', 4: 'stop' }, dice: [6] }).tokens().Ada).toBe(4)
    expect(walks({ on: { 3: 'snail', 4: 'x' }, dice: [5] }).tokens().Ada).toBe(5)
    const s = scene({ tokens: { Ada: 47 }, on: { 49: 'snail' }, hands: { Ada: 'stop' }, dice: [3] })
    expect(s.plays('Ada', 'stop on 20').tokens().Ada).toBe(49)
  })

  it('costs nothing with the last step, and keeps a token with one step left', () => {
    expect(walks({ on: { 3: 'snail' }, dice: [3] }).tokens().Ada).toBe(3)
    expect(walks({ on: { 3: 'snail' }, dice: [4] }).tokens().Ada).toBe(3)
    expect(walks({ on: { 3: 'snail' }, dice: [5] }).tokens().Ada).toBe(4)
  })
})

describe('X', () => {
  it('next to another X is skipped, or left, together with it', () => {
    expect(walks({ on: { 3: 'x', 4: 'x' }, dice: [3] }).tokenMoves()).toEqual(['Ada: walk 0 1 2 5'])
    const s = walks({ on: { 2: 'push forward', 3: 'x', 4: 'x' }, dice: [2] })
    expect(s.tokenMoves()).toEqual(['Ada: walk 0 1 2', 'Ada: push 2 3', 'Ada: hop 3 4 5'])
  })

  it('before the end leads onto the end', () => {
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
    expect(pushed.isRoundOver).toBe(true)
  })

  it('on space 1 leads back to the start when walked over backward', () => {
    const s = backs({ tokens: { Ada: 3 }, on: { 1: 'x' }, dice: [2] })
    expect(s.tokenMoves()).toEqual(['Ada: walk 3 2 0'])
  })

  it('before a numbered teleport leads onto that teleport', () => {
    const s = walks({ tokens: { Ada: 3 }, on: { 6: 'x' }, dice: [3, 2] })
    expect(s.triggeredEffects()).toEqual(['Ada: numbered-teleport on 7'])
    expect(s.tokens().Ada).toBe(14)
  })
})

describe('Reverse', () => {
  it('goes on backward after a Second Chance, and arrows keep their direction', () => {
    const s = backs({ tokens: { Ada: 12 }, on: { 9: 'second chance', 5: 'push forward' }, dice: [3, 4] })
    expect(s.tokenMoves()).toEqual(['Ada: walk 12 11 10 9', 'Ada: walk 9 8 7 6 5', 'Ada: push 5 6'])
  })

  it('applies Snail and X backward, too', () => {
    expect(backs({ tokens: { Ada: 6 }, on: { 5: 'snail' }, dice: [3] }).tokens().Ada).toBe(4)
    expect(backs({ tokens: { Ada: 6 }, on: { 5: 'snail' }, dice: [2] }).tokens().Ada).toBe(5)
    expect(backs({ tokens: { Ada: 6 }, on: { 5: 'x', 4: 'x' }, dice: [1] }).tokens().Ada).toBe(3)
  })

  it('stops at the start, without triggering a Second Chance on the way', () => {
    expect(backs({ tokens: { Ada: 3 }, on: { 1: 'second chance' }, dice: [6] }).tokens().Ada).toBe(0)
    const s = backs({ dice: [6] })
    expect(s.tokenMoves()).toEqual([])
    expect(s.turn).toBe('Ben')
  })

  it('does not affect events and Gift', () => {
    const s = backs({ tokens: { Ada: 12, Ben: 20 }, on: { 9: 'troublemaker' }, dice: [3, 3, 4] })
    s.chooses('Ada', 'Ada')
    expect(s.tokenMoves()).toEqual(['Ada: walk 12 11 10 9', 'Ada: walk 9 10 11 12 13'])
  })

  it('does not affect the Second Chance of others', () => {
    const on = { 9: 'gift', 31: 'second chance' }
    const s = backs({ tokens: { Ada: 12, Ben: 30 }, on, dice: [3, 2] })
    s.chooses('Ada', 'Ben 1')
    expect(s.tokenMoves()).toEqual(['Ada: walk 12 11 10 9', 'Ben: walk 30 31', 'Ben: walk 31 32 33'])
  })
})

describe('Ghost', () => {
  it('ignores all cards on the way', () => {
    const on = { 1: 'stop', 2: 'x', 3: 'snail', 4: 'push backward', 5: 'troublemaker' }
    const s = scene({ on, hands: { Ada: 'ghost' }, dice: [6] }).plays('Ada', 'ghost on 49')
    expect(s.tokenMoves()).toEqual(['Ada: walk 0 1 2 3 4 5 6'])
  })

  it('triggers neither a teleport nor Fuck You, Troublemaker or X at its end', () => {
    for (const on of [{ 6: 'x' }, { 6: 'fuck you' }, { 6: 'troublemaker' }, { 6: 'teleport' }]) {
      const s = scene({ on, hands: { Ada: 'ghost' }, dice: [6] }).plays('Ada', 'ghost on 49')
      expect(s.tokens().Ada).toBe(6)
      expect(s.triggeredEffects()).toEqual([])
      expect(s.hand('Ada')).not.toContain('fuck you')
    }
    const s = scene({ tokens: { Ada: 1 }, hands: { Ada: 'ghost' }, dice: [6] }).plays('Ada', 'ghost on 49')
    expect(s.tokens().Ada).toBe(7)
    expect(s.dieRolls()).toHaveLength(1)
  })

  it('still ends the round at the end', () => {
    const s = scene({ tokens: { Ada: 48 }, on: { 49: 'stop' }, hands: { Ada: 'ghost' }, dice: [6] })
    expect(s.plays('Ada', 'ghost on 30').isRoundOver).toBe(true)
  })
})

describe('teleports', () => {
  it('with its own number: the card leads there, a numbered teleport stays', () => {
    const card = walks({ on: { 3: 'teleport' }, dice: [3, 1] })
    expect(card.tokens().Ada).toBe(7)
    expect(card.triggeredEffects()).toEqual(['Ada: teleport on 3'])
    const space = walks({ tokens: { Ada: 4 }, dice: [3, 1] })
    expect(space.tokens().Ada).toBe(7)
    expect(space.triggeredEffects()).toEqual(['Ada: numbered-teleport on 7'])
  })

  it('have no effect when walked over', () => {
    expect(walks({ tokens: { Ada: 5 }, dice: [4] }).tokenMoves()).toEqual(['Ada: walk 5 6 7 8 9'])
  })

  it('disable the cards under them', () => {
    const on = { 3: 'stop', 5: 'x' }
    const s = walks({ teleports: { 1: 3, 2: 5 }, on, dice: [5, 3] })
    expect(s.tokenMoves()).toEqual(['Ada: walk 0 1 2 3 4 5', 'Ada: teleport 5 21'])
  })
})

describe('positions', () => {
  it('are never beyond the end', () => {
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

  it('on the end do not end the round if they are left within the turn', () => {
    const s = walks({ tokens: { Ada: 3, Ben: 50 }, on: { 4: 'troublemaker' }, dice: [1, 20] })
    expect(s.isRoundOver).toBe(false)
    expect(s.tokens()).toEqual({ Ada: 4, Ben: 0, Cem: 0 })
  })
})
