import { MatchAnalyser, type MatchAnalysis } from '@slapwise/bots'
import {
  type AnyGame,
  askBot,
  createRandom,
  createRecord,
  GameRegistry,
  RecordingHost,
  Replay,
} from '@slapwise/kernel'
import { expect, it } from 'vitest'
import { franticBoardGame } from '../../game.ts'

const GAME = franticBoardGame as unknown as AnyGame
const EFFORT = { positionRollouts: 2, searchRollouts: 4, comparisons: 2 }

function playMatch(): Replay {
  const settings = GAME.settingsSchema.parse({ players: 2, limit: 1 })
  const start = { game: GAME, rulesVersion: GAME.latestRulesVersion, settings, seed: 'analysed twice' }
  const host = RecordingHost.start(start)
  const random = createRandom('bots')
  while (!host.match.isOver)
    for (const seat of host.awaitedSeats)
      host.answer(seat, askBot(GAME, GAME.bots.simple, host.match, seat, random))
  const record = createRecord(start, host.match, host.decisions)
  return Replay.open(new GameRegistry(GAME), record) as Replay
}

function analyse(): MatchAnalysis {
  const analyser = new MatchAnalyser(playMatch(), 0, EFFORT)
  while (analyser.advance());
  return analyser.analysis
}

it('The analysis of a match gives the same figures twice', () => {
  const first = analyse()
  expect(first.judgements.length).toBeGreaterThan(5)
  expect(analyse()).toEqual(first)
})
