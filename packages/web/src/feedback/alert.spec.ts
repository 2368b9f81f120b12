import type { BasePublicView, PromptMode } from '@slapwise/kernel'
import type { RoomMatchView } from '@slapwise/protocol'
import { describe, expect, it } from 'vitest'
import { getAlertKind, NO_ALERT, reduceAlert, type TurnInfo } from './alert.ts'

const ADA = 0
const BEN = 1

const TABLE: BasePublicView = { round: 1, openPrompts: [], scores: [], scoreSheet: [], winners: [] }

const MODES = {
  turn: 'decide',
  wish: 'decide',
  react: 'react',
  glance: 'glance',
  nod: 'acknowledge',
} as const

type Asked = readonly [match: RoomMatchView, turn: TurnInfo]

/** Ada's view when she is asked `ask` in the turn of the player `turn`. */
function asked(ask: keyof typeof MODES | null, turn: number, promptNumber = 1, round = 1): Asked {
  const mode: PromptMode | null = ask && MODES[ask]
  const prompt = mode && {
    seat: ADA,
    mode,
    question: ask,
    choice: { kind: 'one', of: 'word', options: [0] } as const,
    fallback: 0,
  }
  const own = { seat: ADA, prompt, mayTakeBack: false }
  const match = { table: { ...TABLE, round }, own, promptNumber, clock: null }
  return [match, { isOwnTurn: turn === ADA, isTurnStart: ask === 'turn' }]
}

/** The prompt numbers that get a chime when these views follow each other. */
function chimes(...views: readonly Asked[]): (number | null)[] {
  let attention = NO_ALERT
  return views.map(([match, turn]) => {
    attention = reduceAlert(attention, match, turn)
    return attention.chimePromptNumber
  })
}

describe('An alert', () => {
  it.each([
    ['turn', 'turn'],
    ['wish', 'turn'],
    ['react', 'reaction'],
    ['glance', null],
    ['nod', 'acknowledge'],
    [null, null],
  ] as const)('for the question %j is %j', (ask, call) => {
    expect(getAlertKind(asked(ask, BEN)[0].own)).toBe(call)
  })

  it('chimes once in a turn, and again when the turn question is asked', () => {
    expect(chimes(asked('wish', ADA, 1), asked('turn', ADA, 2), asked('wish', ADA, 3))).toEqual([1, 2, null])
    expect(chimes(asked('turn', ADA, 1), asked(null, ADA, 2), asked('wish', ADA, 3))).toEqual([1, null, null])
  })

  it('keeps its chime while the prompt is the same', () => {
    expect(chimes(asked('wish', ADA, 1), asked('wish', ADA, 1))).toEqual([1, 1])
  })

  it('chimes again in the next turn, in the next round and in turns of others', () => {
    expect(chimes(asked('wish', ADA, 1), asked(null, BEN, 2), asked('wish', ADA, 3))).toEqual([1, null, 3])
    expect(chimes(asked('wish', ADA, 1), asked('wish', ADA, 2, 2))).toEqual([1, 2])
    expect(chimes(asked('wish', BEN, 1), asked('wish', BEN, 2))).toEqual([1, 2])
  })

  it('does not chime for a reaction or an acknowledgement', () => {
    expect(chimes(asked('glance', BEN, 1))).toEqual([null])
    expect(chimes(asked('react', BEN, 1), asked('nod', BEN, 2), asked(null, BEN, 3))).toEqual([
      null,
      null,
      null,
    ])
  })
})
