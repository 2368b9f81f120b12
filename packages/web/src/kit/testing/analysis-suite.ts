import { type AnyGame, askBot, createRandom, createRecord, RecordingHost, withDigest } from '@slapwise/kernel'
import { expect, it } from 'vitest'
import type { AnalysisUpdate } from '../../match-sources/analysis/analysis-update.ts'
import { analyse } from '../analysis-host.ts'
import type { GameTexts } from '../game-texts.ts'

const CARELESS = 1

/** A match of two players, of whom one answers at random. */
function playRecord(game: AnyGame, settings: object) {
  const parsed = game.settingsSchema.parse({ players: 2, ...settings })
  const start = { game, rulesVersion: game.latestRulesVersion, settings: parsed, seed: 'careless' }
  const host = RecordingHost.start(start)
  const random = createRandom('bots')
  while (!host.match.isOver)
    for (const seat of host.awaitedSeats) {
      const bot = seat === CARELESS ? game.bots.chaotic : game.bots.sly
      host.answer(seat, askBot(game, bot, host.match, seat, random))
    }
  return withDigest(createRecord(start, host.match, host.decisions))
}

/** Analyses a match with settings that make it short. */
export function describeAnalysis(game: AnyGame, texts: GameTexts, settings: object): void {
  it('An analysis sends figures that add up, and mistakes in words', () => {
    const record = playRecord(game, settings)
    const updates: AnalysisUpdate[] = []
    analyse(
      game,
      texts,
      { record, seat: CARELESS, playerNames: ['Ada', 'Ben'], language: 'de', usesMildNames: true },
      (update) => updates.push(update),
    )
    const { progress, positions, accounts, mistakes } = updates.at(-1)!
    expect(progress).toBe(1)
    expect(positions).toHaveLength(record.decisions.length + 1)
    for (const { luck, skill, gifts, result } of accounts) expect(luck + skill + gifts).toBeCloseTo(result)
    expect(mistakes.length).toBeGreaterThan(0)
    for (const { question, answer, better, loss } of mistakes) {
      expect(loss).toBeGreaterThan(0)
      expect(question).toBeTruthy()
      expect(better).not.toBe(answer)
    }
  })
}
