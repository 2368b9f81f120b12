import { type AnalysisEffort, errorMargin, type Hypothesis } from '@slapwise/bots'
import {
  type AnyGame,
  askBot,
  createRandom,
  createRecord,
  GameRegistry,
  type MatchRecord,
  RecordingHost,
  Replay,
  sampleAnswer,
  withDigest,
} from '@slapwise/kernel'
import { beforeAll, expect, it } from 'vitest'
import type { AnalysisUpdate } from '../../match-sources/analysis/analysis-update.ts'
import type { GameTexts } from '../game-texts.ts'
import { MatchReporter } from '../match-reporter.ts'
import { openWhatIf } from '../what-if-host.ts'

const CARELESS = 1

/** A fraction of the rollouts for players. A mistake has to exceed its error, so comparisons are saved on least. */
const EFFORT: AnalysisEffort = { positionRollouts: 20, searchRollouts: 100, comparisons: 120 }

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

/** The first decision with another answer. */
function findHypothesis(game: AnyGame, record: MatchRecord): Hypothesis {
  const replay = Replay.open(new GameRegistry(game), record) as Replay
  const decisionIndex = replay.steps.findIndex(({ hadChoice }) => hadChoice) - 1
  const [seat, given] = record.decisions[decisionIndex]
  const { choice } = replay.hostAt(decisionIndex).match.promptFor(seat)!
  const answers = Array.from({ length: 50 }, (_, i) => sampleAnswer(choice, createRandom(`${i}`)))
  const answer = answers.find((other) => `${other}` !== `${given}`)!
  return { decisionIndex, answer, hindsight: 'player' }
}

/** Analyses a match with settings that make it short. */
export function describeAnalysis(game: AnyGame, texts: GameTexts, settings: object): void {
  const record = playRecord(game, settings)
  const input = { record, playerNames: ['Ada', 'Ben'], language: 'de', usesMildNames: true }
  let update: AnalysisUpdate
  beforeAll(() => {
    const reporter = new MatchReporter(game, texts, input, EFFORT)
    while (reporter.advance());
    update = reporter.createUpdate()
  })

  it('An analysis reports figures that add up, and mistakes in words', () => {
    const { progress, positions, accounts, judgements } = update
    const mistakes = judgements.filter(({ isMistake }) => isMistake)
    expect(progress).toBe(1)
    expect(positions).toHaveLength(record.decisions.length + 1)
    for (const { luck, skill, gifts, result } of accounts) expect(luck + skill + gifts).toBeCloseTo(result)
    expect(mistakes.length).toBeGreaterThan(0)
    for (const { question, answer, better, gain } of mistakes) {
      expect(gain).toBeLessThan(0)
      expect(question).toBeTruthy()
      expect(better).not.toBe(answer)
    }
  })

  it('An analysis has a judgement of each choice, and tells what came of each decision', () => {
    const { steps, lastIndex } = Replay.open(new GameRegistry(game), record) as Replay
    const choices = [...Array(lastIndex).keys()].filter((index) => steps[index + 1].hadChoice)
    const { judgements, stories } = update
    expect(judgements.map(({ decisionIndex }) => decisionIndex).sort((a, b) => a - b)).toEqual(choices)
    expect(judgements.filter(({ better }) => better === null).length).toBeGreaterThan(0)
    expect(stories).toHaveLength(lastIndex)
    expect(stories.filter((story) => story !== '').length).toBeGreaterThan(lastIndex / 2)
  })

  it('An analysis finds what the match is remembered for', () => {
    const { luckiest, meanest, longestWait, favouriteCard } = update.highlights
    expect(luckiest!.luck).toBeGreaterThan(errorMargin(luckiest!.luckError))
    expect(luckiest!.text).toBeTruthy()
    expect(longestWait!.decisionCount).toBeGreaterThan(0)
    if (meanest) {
      expect(meanest.attacker).not.toBe(meanest.victim)
      expect(meanest.text).toContain(input.playerNames[meanest.attacker])
    }
    if (favouriteCard) expect(favouriteCard.count).toBeGreaterThan(1)
  })

  it('Another answer is played on with the same figures in any batches, and in words', () => {
    const hypothesis = findHypothesis(game, record)
    const [playAtOnce, playInBatches] = [1, 2].map(() => openWhatIf(game, texts, { input, hypothesis }))
    playInBatches(1)
    const played = playAtOnce(3)
    expect(playInBatches(2)).toEqual(played)
    expect(played).toMatchObject({ simulations: 3, isDealable: true })
    expect(played.question).toBeTruthy()
    expect(played.otherText).not.toBe(played.givenText)
  })
}
