import type { Question } from '@slapwise/board-game'
import { sampleAnswer, seeded } from '@slapwise/kernel'
import { describe, expect, it } from 'vitest'
import { boardState } from '../state.ts'
import { MOMENTS } from './moments/index.ts'
import { type Moment, stage } from './stage.ts'

type AskName = Question['ask']

/** All there are: a new one is a type error until it stands here, and fails below until it has a moment. */
const ASKS = Object.keys({
  'set-up': true,
  turn: true,
  roll: true,
  token: true,
  gift: true,
  magnet: true,
  lay: true,
  restock: true,
  market: true,
  reorganize: true,
  block: true,
  're-roll': true,
  'nice-try': true,
  'next-round': true,
} satisfies Record<AskName, true>) as AskName[]

const askIn = (name: string): AskName | undefined =>
  ASKS.find((ask) => name === ask || name.startsWith(`${ask}-`))

const stateOf = (moment: Moment) => boardState(stage(moment).state()!)

const ALL = Object.entries(MOMENTS)
const ASKING = ALL.filter(([name]) => askIn(name))
const STATES = ALL.filter(([name]) => name.startsWith('state-'))

describe('The moments', () => {
  it('are called by what they ask, or are states', () => {
    expect(ASKING.length + STATES.length).toBe(ALL.length)
  })

  it.each(ASKS)('have one that asks %s', (ask) => {
    expect(ASKING.map(([name]) => askIn(name))).toContain(ask)
  })

  it.each(STATES)('%s asks nothing', (_, moment) => {
    expect(stateOf(moment).match.own.prompt).toBeNull()
  })

  it.each(ASKING)('%s asks just that', (name, moment) => {
    expect(stateOf(moment).match.own.prompt?.question.ask).toBe(askIn(name))
  })

  it.each(ASKING)('%s goes on from there', async (name, moment) => {
    const source = stage(moment)
    const { match, log } = source.state()!
    const answer = sampleAnswer(match.own.prompt!.choice, seeded(name))
    expect(await source.answer(answer)).toBe(true)
    expect(source.state()!.match.promptNumber).toBeGreaterThan(match.promptNumber)
    expect(source.state()!.log.length).toBeGreaterThan(log.length)
  })
})

describe('The states', () => {
  const view = (name: string) => stateOf(MOMENTS[name]).match

  it('hold what they are called by', () => {
    expect(view('state-six-players').table.tokens).toHaveLength(6)
    expect(view('state-all-on-one-space').table.tokens).toEqual([28, 28, 28, 28, 28, 28])
    expect(view('state-market-of-others').table.display).toHaveLength(4)
    expect(view('state-draw-pile-almost-empty').table.drawPile).toBe(2)
    expect(view('state-spectator').own.seat).toBeNull()
    expect(view('state-match-over').table.phase).toBe('over')
  })
})
