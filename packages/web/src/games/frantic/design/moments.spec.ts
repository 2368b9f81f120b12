import type { Question } from '@slapwise/card-game'
import { sampleAnswer, seeded } from '@slapwise/kernel'
import { describe, expect, it } from 'vitest'
import { franticState } from '../state.ts'
import { MOMENTS } from './moments/index.ts'
import { type Moment, stage } from './stage.ts'

type AskName = Question['ask']

/** All there are: a new one is a type error until it stands here, and fails below until it has a moment. */
const ASKS = Object.keys({
  turn: true,
  drawn: true,
  'second-chance': true,
  friend: true,
  victim: true,
  'allot-draws': true,
  give: true,
  discard: true,
  lay: true,
  pick: true,
  receiver: true,
  'hand-out': true,
  wish: true,
  counterattack: true,
  'nice-try': true,
  'lucky-bastard': true,
  imitate: true,
  colour: true,
  steal: true,
  event: true,
  seppuku: true,
  distribute: true,
  giver: true,
  'swap-hands': true,
  recharge: true,
  power: true,
  use: true,
  another: true,
  seen: true,
  'next-round': true,
} satisfies Record<AskName, true>) as AskName[]

const askIn = (name: string): AskName | undefined =>
  ASKS.find((ask) => name === ask || name.startsWith(`${ask}-`))

const stateOf = (moment: Moment) => franticState(stage(moment).state()!)

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

  it.each(STATES)('%s has its players at the table, and is seen through the right eyes', (_, moment) => {
    const { match, people } = stateOf(moment)
    const players = moment.setting.players!
    const viewer = moment.viewer === undefined ? players[0] : moment.viewer
    expect(match.own.seat).toBe(viewer === null ? null : players.indexOf(viewer))
    expect(match.table.players).toHaveLength(players.length)
    const names = players.map((player) => ({ name: player, ...moment.people?.[player] }).name)
    expect(people.map(({ name }) => name)).toEqual(names)
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
    expect(source.state()!.log.length).toBeGreaterThanOrEqual(log.length)
    expect(source.state()!.match.own.prompt).not.toEqual(match.own.prompt)
  })
})

describe('The states', () => {
  const view = (name: string) => stateOf(MOMENTS[name]).match

  it('hold what they are called by', () => {
    expect(view('state-eight-players-many-cards').own.hand).toHaveLength(25)
    expect(view('state-eight-players-many-cards').table.players).toHaveLength(8)
    expect(view('state-not-your-turn').own.prompt).toBeNull()
    expect(view('state-lasting-rules-and-powers').table.ruleCards).toHaveLength(3)
    expect(view('state-open-hands-glass-house').table.players.every(({ openHand }) => openHand)).toBe(true)
    expect(view('state-call-wished-number').table.call).toMatchObject({ number: 7, colour: null })
    expect(view('state-call-colour-and-number').table.call).toMatchObject({ number: 4, colour: 'blue' })
    expect(view('state-call-colour-and-symbol').table.call).toMatchObject({ symbol: 'gift', colour: 'blue' })
    expect(view('state-call-black').table.call.black).toBe(true)
    expect(view('state-call-anything').table.call.anything).toBe(true)
    expect(view('state-direction-turned').table.direction).toBe(-1)
    expect(view('state-draw-pile-almost-empty').table.drawPile).toBe(2)
    expect(view('state-spectator').own.seat).toBeNull()
    expect(view('state-presents-lie-face-down').table.players[0].aside).toBe(1)
  })

  it('have a sheet of four rounds, and matches that are over', () => {
    expect(view('state-round-over-after-four').table.sheet).toHaveLength(4)
    expect(view('state-round-over-after-four').own.prompt?.question.ask).toBe('next-round')
    for (const [name, { match }] of STATES.map(([name, moment]) => [name, stateOf(moment)] as const))
      expect(match.table.phase === 'over').toBe(name.startsWith('state-match-over'))
  })
})
