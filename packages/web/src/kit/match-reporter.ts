import {
  type AnalysisEffort,
  type Attack,
  type DecisionJudgement,
  findLuckiestStep,
  findMeanestAttack,
  isMistake,
  type LuckyStep,
  listAttacks,
  listLuckySteps,
  MatchAnalyser,
  type MatchAnalysis,
  type SeatAccount,
} from '@slapwise/bots'
import {
  type AnyGame,
  findFavouriteCard,
  findLongestWait,
  type Replay,
  type Seat,
  type TextFormatter,
} from '@slapwise/kernel'
import type {
  AnalysisInput,
  AnalysisUpdate,
  DescribedJudgement,
  DescribedLuck,
  MatchHighlights,
} from '../match-sources/analysis/analysis-update.ts'
import { createMatchFormatter, describeDecision, openReplay } from './describe-decision.ts'
import type { GameTexts } from './game-texts.ts'

const MAX_LUCKY_STEPS = 6

/** Analyses one match piece by piece, and reports in words how far it has got. */
export class MatchReporter {
  readonly #replay: Replay
  readonly #formatter: TextFormatter
  readonly #analyser: MatchAnalyser
  readonly #attacks: readonly Attack[]
  readonly #fromRecord: Pick<MatchHighlights, 'favouriteCard' | 'longestWait'>
  readonly #stories: readonly string[]
  /** By decision: each judgement is put into words once. */
  readonly #judgements = new Map<number, DescribedJudgement>()

  /** Throws if nothing of the record can be shown. */
  constructor(game: AnyGame, texts: GameTexts, input: AnalysisInput, effort?: AnalysisEffort) {
    const replay = openReplay(game, input.record)
    this.#replay = replay
    this.#formatter = createMatchFormatter(replay, texts, input)
    this.#analyser = new MatchAnalyser(replay, null, effort)
    this.#attacks = listAttacks(replay)
    this.#stories = replay.steps.slice(1).map((_, i) => this.#describeSteps(i + 1, i + 1))
    this.#fromRecord = {
      favouriteCard: findFavouriteCard(replay.allFacts(null), this.#formatter),
      longestWait: findLongestWait(replay.steps),
    }
  }

  /** Does the next piece of work; false if there is none. */
  advance = (): boolean => this.#analyser.advance()

  judgeFirst(seat: Seat): void {
    this.#analyser.judgeFirst(seat)
  }

  createUpdate(): AnalysisUpdate {
    const { analysis } = this.#analyser
    const { positions, accounts, progress, judgements } = analysis
    return {
      positions,
      accounts,
      progress,
      judgements: judgements
        .toSorted((a, b) => a.gain - b.gain || a.decisionIndex - b.decisionIndex)
        .map((judgement) => this.#describeJudgement(judgement)),
      stories: this.#stories,
      luckySteps: accounts.map((account) => this.#describeLuckySteps(account)),
      highlights: this.#findHighlights(analysis),
    }
  }

  #findHighlights({ positions, accounts }: MatchAnalysis): MatchHighlights {
    const luckiest = findLuckiestStep(accounts)
    // Before that, the meanest attack is only the meanest so far.
    const meanest = accounts.length > 0 ? findMeanestAttack(this.#attacks, positions) : null
    return {
      ...this.#fromRecord,
      luckiest: luckiest && this.#describeLuckyStep(luckiest),
      meanest: meanest && {
        ...meanest,
        text: this.#describeSteps(meanest.indexBefore + 1, meanest.indexAfter),
      },
    }
  }

  #describeLuckySteps(account: SeatAccount): DescribedLuck[] {
    return listLuckySteps([account])
      .slice(0, MAX_LUCKY_STEPS)
      .map((step) => this.#describeLuckyStep(step))
  }

  #describeLuckyStep(step: LuckyStep): DescribedLuck {
    return { ...step, text: this.#describeMoment(step.decisionIndex + 1) }
  }

  /** A step in words, together with those before it if it says nothing by itself, such as the last of several passes. */
  #describeMoment(step: number): string {
    let first = step
    let text = this.#describeSteps(first, step)
    while (text === '' && first > 0) text = this.#describeSteps(--first, step)
    return text
  }

  /** The facts of the steps from `first` to `last` in words. */
  #describeSteps(first: number, last: number): string {
    return this.#replay.steps
      .slice(first, last + 1)
      .flatMap((_, i) => this.#replay.factsAt(first + i, 'all-open'))
      .map((fact) => this.#formatter.formatFact(fact))
      .filter((sentence) => sentence !== null)
      .join(' ')
  }

  #describeJudgement(judgement: DecisionJudgement): DescribedJudgement {
    const known = this.#judgements.get(judgement.decisionIndex)
    if (known) return known
    const described = describeJudgement(this.#replay, this.#formatter, judgement)
    this.#judgements.set(judgement.decisionIndex, described)
    return described
  }
}

function describeJudgement(
  replay: Replay,
  formatter: TextFormatter,
  judgement: DecisionJudgement,
): DescribedJudgement {
  const { decisionIndex, seat, answer, bestAnswer, gain, gainError } = judgement
  const { question, format } = describeDecision(replay, formatter, decisionIndex)
  return {
    decisionIndex,
    seat,
    bestAnswer,
    gain,
    gainError,
    isMistake: isMistake(judgement),
    question,
    answer: format(answer),
    better: String(answer) === String(bestAnswer) ? null : format(bestAnswer),
  }
}
