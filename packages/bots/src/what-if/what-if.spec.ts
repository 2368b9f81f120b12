import { crazyEights } from '@slapwise/crazy-eights'
import {
  type Answer,
  type AnyGame,
  askBot,
  createRandom,
  createRecord,
  GameRegistry,
  RecordingHost,
  Replay,
} from '@slapwise/kernel'
import { expect, it } from 'vitest'
import { listAnswers } from '../list-answers.ts'
import { type Hindsight, WhatIf, type WhatIfFigures } from './what-if.ts'

const game = crazyEights as unknown as AnyGame

function playMatch(seed: string): Replay {
  const start = { game, rulesVersion: 1, settings: { players: 3, limit: 40, snap: false }, seed }
  const host = RecordingHost.start(start)
  const random = createRandom(seed)
  while (!host.match.isOver)
    for (const seat of host.awaitedSeats)
      host.answer(seat, askBot(game, game.searchHeuristics!.policy, host.match, seat, random))
  return Replay.open(new GameRegistry(game), createRecord(start, host.match, host.decisions)) as Replay
}

/** The first decision with another answer, from `index` on. */
function findAlternative(replay: Replay, from = 0): { decisionIndex: number; answer: Answer } {
  const decisionIndex = replay.steps.findIndex(({ hadChoice }, i) => hadChoice && i > from) - 1
  const [seat, given] = replay.decisions[decisionIndex]
  const { choice } = replay.hostAt(decisionIndex).match.promptFor(seat)!
  const answers = listAnswers(choice, 50, createRandom('answers'))
  return { decisionIndex, answer: answers.find((answer) => `${answer}` !== `${given}`)! }
}

function play(replay: Replay, simulations: number, hindsight: Hindsight = 'player', from = 0): WhatIfFigures {
  const whatIf = new WhatIf(replay, { ...findAlternative(replay, from), hindsight })
  for (let i = 0; i < simulations; i++) expect(whatIf.advance()).toBe(true)
  return whatIf.figures
}

it.each(['player', 'everyone'] as const)('gives the same figures twice (%s)', (hindsight) => {
  const figures = play(playMatch('twice'), 30, hindsight)
  expect(play(playMatch('twice'), 30, hindsight)).toEqual(figures)
  expect(figures.simulations).toBe(30)
  expect(figures.given).not.toEqual(figures.other)
})

it('shares out one win per round, and errs less with more simulations', () => {
  const replay = playMatch('wins')
  const [few, many] = [play(replay, 20), play(replay, 200)]
  for (const { given, other } of [few, many])
    for (const means of [given, other]) expect(means.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(1)
  expect(many.given[0].pointsError).toBeLessThan(few.given[0].pointsError)
})

it('knows how the round ended', () => {
  const replay = playMatch('end')
  const { happened } = play(replay, 1)
  const [points] = game.publicView(replay.hostAt(replay.lastIndex).match).scoreSheet
  expect(happened!.points).toEqual(points)
  expect(happened!.winners).toEqual([points.indexOf(Math.min(...points))])
})

it('finds nothing to gain by the same answer', () => {
  const replay = playMatch('same')
  const { decisionIndex } = findAlternative(replay)
  const [, answer] = replay.decisions[decisionIndex]
  const whatIf = new WhatIf(replay, { decisionIndex, answer, hindsight: 'player' })
  for (let i = 0; i < 20; i++) whatIf.advance()
  const { given, other, gain, gainError } = whatIf.figures
  expect(given).toEqual(other)
  expect([gain, gainError]).toEqual([0, 0])
})

it('deals other hands by what the player knew than in hindsight', () => {
  const replay = playMatch('hindsight')
  expect(play(replay, 20, 'player').given).not.toEqual(play(replay, 20, 'everyone').given)
})

it('refuses an illegal answer', () => {
  const replay = playMatch('illegal')
  const { decisionIndex } = findAlternative(replay)
  expect(() => new WhatIf(replay, { decisionIndex, answer: 999, hindsight: 'player' })).toThrow('illegal')
})
