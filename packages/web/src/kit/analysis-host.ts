import { type DecisionJudgement, isMistake, MatchAnalyser, type SeatAccount } from '@slapwise/bots'
import {
  type Answer,
  type AnyGame,
  buildView,
  GameRegistry,
  Replay,
  type TextFormatter,
} from '@slapwise/kernel'
import type {
  AnalysisRequest,
  AnalysisUpdate,
  LuckyStep,
  Mistake,
} from '../match-sources/analysis/analysis-update.ts'
import { formatAnswer } from './format-answer.ts'
import type { GameTexts } from './game-texts.ts'

/** Milliseconds between two updates. */
const UPDATE_INTERVAL_MS = 400

/** Analyses one match in a worker. Whoever has enough terminates the worker. */
export function runAnalysisHost(game: AnyGame, texts: GameTexts): void {
  self.onmessage = ({ data }: MessageEvent<AnalysisRequest>) =>
    analyse(game, texts, data, (update) => self.postMessage(update))
}

export function analyse(
  game: AnyGame,
  texts: GameTexts,
  request: AnalysisRequest,
  send: (update: AnalysisUpdate) => void,
): void {
  const replay = Replay.open(new GameRegistry(game), request.record)
  if ('code' in replay) throw new Error(`The record cannot be analysed: ${replay.code}`)
  const analyser = new MatchAnalyser(replay, request.seat)
  const formatter = createFormatter(replay, texts, request)
  const describeMistake = createMistakeDescriber(replay, formatter)
  const describeStep = (decisionIndex: number): string =>
    replay
      .factsAt(decisionIndex + 1, 'all-open')
      .map((fact) => formatter.formatFact(fact))
      .filter((sentence) => sentence !== null)
      .join(' ')
  let sentAt = performance.now()
  const sendUpdate = () => {
    const { positions, accounts, progress, judgements } = analyser.analysis
    const mistakes = judgements.filter(isMistake).sort((a, b) => a.gain - b.gain)
    send({
      positions,
      accounts,
      progress,
      mistakes: mistakes.map(describeMistake),
      luckySteps: listLuckySteps(accounts[request.seat]).map((step) => ({
        ...step,
        text: describeStep(step.decisionIndex),
      })),
    })
  }
  while (analyser.advance()) {
    if (performance.now() < sentAt + UPDATE_INTERVAL_MS) continue
    sendUpdate()
    sentAt = performance.now()
  }
  sendUpdate()
}

const MAX_LUCKY_STEPS = 6

/** The steps whose luck exceeds twice its error, the greatest first. */
const listLuckySteps = (account: SeatAccount | undefined): Omit<LuckyStep, 'text'>[] =>
  (account?.steps ?? [])
    .filter(({ luck, luckError }) => Math.abs(luck) > 2 * luckError)
    .sort((a, b) => Math.abs(b.luck) - Math.abs(a.luck))
    .slice(0, MAX_LUCKY_STEPS)

function createFormatter(
  { start: { game, settings, rulesVersion } }: Replay,
  { createTextFormatter, applyMildNames }: GameTexts,
  { language, playerNames, usesMildNames }: AnalysisRequest,
): TextFormatter {
  const rules = game.createRules(settings, rulesVersion)
  return createTextFormatter(usesMildNames ? applyMildNames(rules) : rules, language, {
    playerNames,
    viewer: null,
  })
}

/** Puts mistakes into words, each once. */
function createMistakeDescriber(
  replay: Replay,
  formatter: TextFormatter,
): (judgement: DecisionJudgement) => Mistake {
  const described = new Map<number, Mistake>()
  return (judgement) => {
    const known = described.get(judgement.decisionIndex) ?? describeMistake(replay, formatter, judgement)
    described.set(judgement.decisionIndex, known)
    return known
  }
}

function describeMistake(
  replay: Replay,
  formatter: TextFormatter,
  { decisionIndex, seat, answer, bestAnswer, gain, gainError }: DecisionJudgement,
): Mistake {
  const { game, match } = replay.hostAt(decisionIndex)
  const prompt = match.promptFor(seat)!
  const view = buildView(game, match, seat)
  const format = (given: Answer) =>
    formatAnswer(prompt, given, (of, value) =>
      formatter.formatOption({ ...prompt, choice: { ...prompt.choice, of } }, value, view),
    )
  return {
    decisionIndex,
    seat,
    loss: -gain,
    lossError: gainError,
    question: formatter.formatPrompt(prompt),
    answer: format(answer),
    better: format(bestAnswer),
  }
}
