import { newMatch, ownViewOf, publicViewOf, type Question } from '@slapwise/card-game'
import type { Manner } from '@slapwise/kernel'
import { describe, expect, it } from 'vitest'
import type { FranticState } from '../games/frantic/state.ts'
import { en } from '../words/en/index.ts'
import { attend, callOf, INATTENTIVE, titleFor } from './call.ts'

type View = FranticState['match']

const MANNERS: Readonly<Partial<Record<Question['ask'], Manner>>> = {
  counterattack: 'react',
  'nice-try': 'react',
  'lucky-bastard': 'react',
  seen: 'acknowledge',
  'next-round': 'acknowledge',
}

const ADA = 0
const BEN = 1

const match = newMatch({ players: 2 }, 'call', true)
const view: View = { table: publicViewOf(match), own: ownViewOf(match, ADA), promptNumber: 0, clock: null }

/** Ada's view in a turn of `turn`, when she is asked this. */
function asked(ask: Question['ask'] | null, turn: number, number = 1, round = 1): View {
  const prompt = ask && {
    seat: ADA,
    manner: MANNERS[ask] ?? 'decide',
    question: { ask, source: null },
    choice: { kind: 'one', of: 'word', options: [0] } as const,
    fallback: 0,
  }
  return {
    ...view,
    table: { ...view.table, turn, round },
    own: { ...view.own, prompt },
    promptNumber: number,
  }
}

/** One after the other. */
function chimes(...views: readonly View[]): (number | null)[] {
  let attention = INATTENTIVE
  return views.map((seen) => {
    attention = attend(attention, seen)
    return attention.chime
  })
}

describe('Whoever is asked', () => {
  it.each([
    ['turn', 'turn'],
    ['give', 'turn'],
    ['counterattack', 'quick'],
    ['nice-try', 'quick'],
    ['lucky-bastard', 'quick'],
    ['seen', 'nod'],
    ['next-round', 'nod'],
    [null, null],
  ] as const)('with %j is called with %j', (ask, call) => {
    expect(callOf(asked(ask, BEN).own)).toBe(call)
  })

  it('sees it in the title', () => {
    expect(titleFor('turn', en.sense)).toBe('● Your turn – Slapwise')
    expect(titleFor(null, en.sense)).toBe('Slapwise')
  })

  it('hears a chime once in a turn, whatever comes first', () => {
    expect(chimes(asked('wish', ADA, 1), asked('turn', ADA, 2), asked('wish', ADA, 3))).toEqual([1, 2, null])
    expect(chimes(asked('turn', ADA, 1), asked(null, ADA, 2), asked('give', ADA, 3))).toEqual([1, null, null])
  })

  it('hears it as long as the question is the same', () => {
    expect(chimes(asked('wish', ADA, 1), asked('wish', ADA, 1))).toEqual([1, 1])
  })

  it('hears it again in the next turn, in the next round, and for what others want', () => {
    expect(chimes(asked('wish', ADA, 1), asked(null, BEN, 2), asked('wish', ADA, 3))).toEqual([1, null, 3])
    expect(chimes(asked('wish', ADA, 1), asked('wish', ADA, 2, 2))).toEqual([1, 2])
    expect(chimes(asked('give', BEN, 1), asked('give', BEN, 2))).toEqual([1, 2])
  })

  it('hears none to react or to nod', () => {
    expect(chimes(asked('nice-try', BEN, 1), asked('seen', BEN, 2), asked(null, BEN, 3))).toEqual([
      null,
      null,
      null,
    ])
  })
})
