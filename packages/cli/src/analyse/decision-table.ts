import { type DecisionJudgement, exceedsError, isMistake, type MatchAnalysis } from '@slapwise/bots'
import { buildView, formatSigned } from '@slapwise/kernel'
import type { MatchScreens } from '../games/game-terminal.ts'
import { type AnalysisContext, createScreens, formatEstimate } from './analysis-context.ts'
import { formatColumns } from './format-columns.ts'

/** Marks what exceeds its error. */
const MARK = '*'

/**
 * All decisions, two lines each: what the answer was worth beside the search's, then luck and chance of every player; and
 * below the answers in words.
 */
export function formatDecisions(context: AnalysisContext, analysis: MatchAnalysis): string[] {
  const { replay, names } = context
  const judgements = new Map(analysis.judgements.map((judgement) => [judgement.decisionIndex, judgement]))
  const indices = [...replay.steps.keys()].slice(0, -1)
  const numberWidth = String(indices.length).length
  const [headings, ...rows] = formatColumns([
    ['', '', ...names],
    ...indices.map((index) => [
      `${String(index + 1).padStart(numberWidth)} ${names[replay.decisions[index][0]]}`,
      formatWorth(judgements.get(index)),
      ...names.map((_, seat) => formatLuckAndChance(analysis, index, seat)),
    ]),
  ])
  const screens = createScreens(context)
  return [
    headings,
    ...rows.flatMap((row, index) => [row, formatAnswers(context, screens, index, judgements.get(index))]),
  ]
}

/** Empty if there was nothing to choose. */
function formatWorth(judgement: DecisionJudgement | undefined): string {
  if (!judgement) return ''
  return `${formatEstimate(judgement.gain, judgement.gainError)}${isMistake(judgement) ? MARK : ' '}`
}

/** The luck of the step, and the chance to win after it. */
function formatLuckAndChance({ accounts, positions }: MatchAnalysis, index: number, seat: number): string {
  const { luck, luckError } = accounts[seat].steps[index]
  const percent = Math.round(100 * positions[index + 1].winProbabilities[seat])
  const mark = exceedsError(luck, luckError) ? MARK : ' '
  return `${formatSigned(luck, 1)}${mark}${String(percent).padStart(4)} %`
}

function formatAnswers(
  { replay, messages }: AnalysisContext,
  screens: MatchScreens,
  index: number,
  judgement: DecisionJudgement | undefined,
): string {
  const [seat, given] = replay.decisions[index]
  const { game, match } = replay.hostAt(index)
  const prompt = match.promptFor(seat)!
  const view = buildView(game, match, seat)
  const best = judgement?.bestAnswer ?? given
  const answer = screens.formatAnswer(view, prompt, given)
  const text =
    String(best) === String(given)
      ? answer
      : messages.analysis.besideFiendish(answer, screens.formatAnswer(view, prompt, best))
  return `      ${screens.formatQuestion(prompt)}: ${text}`
}
