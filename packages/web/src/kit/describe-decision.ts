import {
  type Answer,
  type AnyGame,
  buildView,
  GameRegistry,
  type MatchRecord,
  Replay,
  type TextFormatter,
} from '@slapwise/kernel'
import type { AnalysisInput } from '../match-sources/analysis/analysis-update.ts'
import { formatAnswer } from './format-answer.ts'
import type { GameTexts } from './game-texts.ts'

/** Throws if nothing of the record can be replayed. */
export function openReplay(game: AnyGame, record: MatchRecord): Replay {
  const replay = Replay.open(new GameRegistry(game), record)
  if ('code' in replay) throw new Error(`The record cannot be analysed: ${replay.code}`)
  return replay
}

export function createMatchFormatter(
  { start: { game, settings, rulesVersion } }: Replay,
  { createTextFormatter, applyMildNames }: GameTexts,
  { language, playerNames, usesMildNames }: AnalysisInput,
): TextFormatter {
  const rules = game.createRules(settings, rulesVersion)
  return createTextFormatter(usesMildNames ? applyMildNames(rules) : rules, language, {
    playerNames,
    viewer: null,
  })
}

/** The question of a decision, and a function that puts answers to it into words. */
export function describeDecision(
  replay: Replay,
  formatter: TextFormatter,
  decisionIndex: number,
): { readonly question: string; format(answer: Answer): string } {
  const [seat] = replay.decisions[decisionIndex]
  const { game, match } = replay.hostAt(decisionIndex)
  const prompt = match.promptFor(seat)!
  const view = buildView(game, match, seat)
  return {
    question: formatter.formatPrompt(prompt),
    format: (answer) =>
      formatAnswer(prompt, answer, (of, value) =>
        formatter.formatOption({ ...prompt, choice: { ...prompt.choice, of } }, value, view),
      ),
  }
}
