import {
  type DecisionJudgement,
  errorMargin,
  isMistake,
  type LuckyStep,
  listLuckySteps,
  type MatchAnalysis,
  type SeatAccount,
} from '@slapwise/bots'
import { buildView, formatSigned, type Seat } from '@slapwise/kernel'
import type { MatchScreens } from '../games/game-terminal.ts'
import { bold } from '../terminal/screen.ts'
import { type AnalysisContext, createScreens, formatEstimate } from './analysis-context.ts'
import { formatDecisions } from './decision-table.ts'
import { formatColumns } from './format-columns.ts'

const MAX_MISTAKES = 10
const MAX_LUCKY_STEPS = 6
const CHART_WIDTH = 48
const CHART_LEVELS = '▁▂▃▄▅▆▇█'

/**
 * All decisions, the chances, where the results come from, the worst mistakes and the greatest strokes of luck, line by
 * line. The longest part comes first, so that a terminal ends with the others.
 */
export function formatAnalysis(
  context: AnalysisContext,
  analysis: MatchAnalysis,
  seat: Seat | null,
): readonly string[] {
  const texts = context.messages.analysis
  const sections = [
    [texts.decisions, formatDecisions(context, analysis)],
    [texts.chances, formatChances(context, analysis)],
    [texts.accounts, formatAccounts(context, analysis)],
    [texts.mistakes, formatMistakes(context, analysis, seat)],
    [texts.luck, formatLuck(context, analysis, seat)],
  ] as const
  return [
    ...sections.flatMap(([title, lines]) => (lines.length === 0 ? [] : [bold(title), ...lines, ''])),
    texts.isEstimate,
  ]
}

const nameWidth = (names: readonly string[]): number => Math.max(...names.map((name) => name.length)) + 2

/** The chance to win of each player over the match, as a row of bars. */
function formatChances({ names }: AnalysisContext, { positions }: MatchAnalysis): string[] {
  const width = Math.min(CHART_WIDTH, positions.length)
  return names.map((name, seat) => {
    const bars = Array.from({ length: width }, (_, column) => {
      const at = Math.round((column * (positions.length - 1)) / Math.max(1, width - 1))
      const chance = positions[at].winProbabilities[seat]
      return CHART_LEVELS[Math.min(CHART_LEVELS.length - 1, Math.floor(chance * CHART_LEVELS.length))]
    })
    return `  ${name.padEnd(nameWidth(names))}${bars.join('')}`
  })
}

function formatAccounts({ names, messages }: AnalysisContext, { accounts }: MatchAnalysis): string[] {
  const { columns } = messages.analysis
  return formatColumns([
    ['', columns.result, columns.luck, columns.skill, columns.gifts, columns.accuracy],
    ...accounts.map((account) => [
      names[account.seat],
      formatSigned(account.result, 1),
      formatEstimate(account.luck, account.luckError),
      formatEstimate(account.skill, account.skillError),
      formatEstimate(account.gifts, account.giftsError),
      formatAccuracy(account),
    ]),
  ])
}

function formatMistakes(
  context: AnalysisContext,
  { judgements }: MatchAnalysis,
  seat: Seat | null,
): string[] {
  const screens = createScreens(context)
  return judgements
    .filter((judgement) => isMistake(judgement) && (seat === null || judgement.seat === seat))
    .toSorted((a, b) => a.gain - b.gain)
    .slice(0, MAX_MISTAKES)
    .flatMap((judgement) => formatMistake(context, screens, judgement))
}

function formatMistake(
  { replay, names, messages }: AnalysisContext,
  screens: MatchScreens,
  { decisionIndex, seat, answer, bestAnswer, gain, gainError }: DecisionJudgement,
): string[] {
  const { game, match } = replay.hostAt(decisionIndex)
  const prompt = match.promptFor(seat)!
  const view = buildView(game, match, seat)
  const format = (of: typeof answer) => screens.formatAnswer(view, prompt, of)
  return [
    `  ${formatEstimate(gain, gainError)}  ${messages.analysis.decision(decisionIndex + 1)}: ${names[seat]}: ${screens.formatQuestion(prompt)}`,
    `      ${messages.analysis.insteadOf(format(answer), format(bestAnswer))}`,
  ]
}

function formatLuck(context: AnalysisContext, analysis: MatchAnalysis, seat: Seat | null): string[] {
  const screens = createScreens(context)
  const { replay, names, messages } = context
  const accounts = analysis.accounts.filter((account) => seat === null || account.seat === seat)
  return onceEachStep(listLuckySteps(accounts))
    .slice(0, MAX_LUCKY_STEPS)
    .flatMap(({ decisionIndex, luck, luckError, seat: of }) => [
      `  ${formatEstimate(luck, luckError)}  ${messages.analysis.decision(decisionIndex + 1)}: ${names[of]}`,
      ...screens
        .formatFacts(replay.factsAt(decisionIndex + 1, 'all-open'))
        .map((line) => `      ${line.trim()}`),
    ])
}

/** Of each step the player it mattered most to. */
function onceEachStep(luckySteps: readonly LuckyStep[]): LuckyStep[] {
  const seen = new Set<number>()
  return luckySteps.filter(({ decisionIndex }) => seen.size < seen.add(decisionIndex).size)
}

const formatAccuracy = ({ accuracy, accuracyError }: SeatAccount): string =>
  accuracy === null
    ? '–'
    : `${Math.round(100 * Math.max(0, accuracy))} ± ${Math.round(100 * errorMargin(accuracyError))} %`
