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
  DescribedLuck,
  MatchHighlights,
  Mistake,
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
  /** By decision: each mistake is put into words once. */
  readonly #mistakes = new Map<number, Mistake>()

  /** Throws if nothing of the record can be shown. */
  constructor(game: AnyGame, texts: GameTexts, input: AnalysisInput, effort?: AnalysisEffort) {
    const replay = openReplay(game, input.record)
    this.#replay = replay
    this.#formatter = createMatchFormatter(replay, texts, input)
    this.#analyser = new MatchAnalyser(replay, null, effort)
    this.#attacks = listAttacks(replay)
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
    const mistakes = judgements.filter(isMistake).sort((a, b) => a.gain - b.gain)
    return {
      positions,
      accounts,
      progress,
      mistakes: mistakes.map((judgement) => this.#describeMistake(judgement)),
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

  #describeMistake(judgement: DecisionJudgement): Mistake {
    const known = this.#mistakes.get(judgement.decisionIndex)
    if (known) return known
    const described = describeMistake(this.#replay, this.#formatter, judgement)
    this.#mistakes.set(judgement.decisionIndex, described)
    return described
  }
}

function describeMistake(
  replay: Replay,
  formatter: TextFormatter,
  { decisionIndex, seat, answer, bestAnswer, gain, gainError }: DecisionJudgement,
): Mistake {
  const { question, format } = describeDecision(replay, formatter, decisionIndex)
  return {
    decisionIndex,
    seat,
    loss: -gain,
    lossError: gainError,
    question,
    answer: format(answer),
    better: format(bestAnswer),
    bestAnswer,
  }
}
