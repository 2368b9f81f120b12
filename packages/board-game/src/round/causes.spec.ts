import { describe, expect, it } from 'vitest'
import type { PublicFact } from '../model/facts.ts'
import { type SceneOptions, scene } from '../testing/scene.ts'

/** The facts about causes after Ada has placed a card: `hindered stop 2`, `no-effect push 3 once-per-turn`. */
function causes(options: SceneOptions, placement = 'skip on 40', ...answers: string[]): string[] {
  const s = scene({ hands: { Ada: `${placement.split(' on ')[0]}, push` }, ...options })
  s.plays('Ada', placement)
  for (const answer of answers) s.chooses('Ada', answer)
  return s.factsFor(null).flatMap((fact) => toCause(fact as PublicFact))
}

function toCause(fact: PublicFact): string[] {
  if (fact.kind === 'hindered') return [`hindered ${fact.source} ${fact.space}`]
  if (fact.kind === 'no-effect') return [`no-effect ${fact.of} ${fact.space} ${fact.because}`]
  return fact.kind === 'moved' ? [`${fact.how} ${fact.path.join(' ')} by ${fact.source}`] : []
}

describe('A walk', () => {
  it('names the Stop that holds the token before its last step', () => {
    expect(causes({ on: { 2: 'stop' }, dice: [5] }, 'block on 40')).toEqual([
      'walk 0 1 2 by null',
      'hindered stop 2',
    ])
    expect(causes({ on: { 2: 'stop' }, dice: [2] }, 'block on 40')).toEqual(['walk 0 1 2 by null'])
  })

  it('names each X that is stepped over, and the Snail that costs a step', () => {
    expect(causes({ on: { 1: 'x', 2: 'x', 3: 'snail' }, dice: [3] }, 'block on 40')).toEqual([
      'walk 0 3 4 by null',
      'hindered x 1',
      'hindered x 2',
      'hindered snail 3',
    ])
    expect(causes({ on: { 2: 'snail' }, dice: [2] }, 'block on 40')).toEqual(['walk 0 1 2 by null'])
  })

  it('says once that nothing acts on a ghost, if anything would have', () => {
    expect(causes({ on: { 1: 'stop', 2: 'x', 3: 'push forward' }, dice: [3] }, 'ghost on 40')).toEqual([
      'walk 0 1 2 3 by null',
      'no-effect ghost 3 ghost',
    ])
    expect(causes({ dice: [3] }, 'ghost on 40')).toEqual(['walk 0 1 2 3 by null'])
  })

  it('names Reverse and Second Chance', () => {
    const tokens = { Ada: 9 }
    expect(causes({ tokens, on: { 8: 'second chance' }, dice: [1, 2] }, 'reverse on 40')).toEqual([
      'walk 9 8 by reverse',
      'walk 8 7 6 by second-chance',
    ])
  })
})

describe('The end of a movement', () => {
  it('says that a card acts once per turn', () => {
    const on = { 3: 'push forward', 4: 'push backward' }
    expect(causes({ on, dice: [3] }, 'block on 40')).toEqual([
      'walk 0 1 2 3 by null',
      'push 3 4 by push',
      'push 4 3 by push',
      'no-effect push 3 once-per-turn',
    ])
  })

  it('says that the own number leads nowhere', () => {
    expect(causes({ tokens: { Ada: 5 }, dice: [2, 1] }, 'block on 40')).toEqual([
      'walk 5 6 7 by null',
      'no-effect numbered-teleport 7 own-number',
    ])
  })

  it('names the Gift or the Remote that moves a token', () => {
    expect(causes({ on: { 2: 'gift' }, dice: [2] }, 'block on 40', 'Ben 2')).toContain('walk 0 1 2 by gift')
    expect(causes({ dice: [4] }, 'remote on 40', 'Ben')).toEqual(['walk 0 1 2 3 4 by remote'])
  })

  it('names the event, but the card that acts during it', () => {
    expect(causes({ on: { 5: 'push forward' }, dice: [11, 5, 2] }, 'troublemaker on 40')).toEqual([
      'walk 0 1 2 3 4 5 by tsunami',
      'push 5 6 by push',
    ])
  })
})
