import {
  type Answer,
  buildView,
  countAnswers,
  type Fact,
  type MatchRecord,
  type MatchStart,
  RecordingHost,
} from '@slapwise/kernel'
import type { MatchScreens } from '../games/game-terminal.ts'
import { stripStyles } from '../terminal/style.ts'

/** A decision with more than one legal answer, and its effects. */
interface ReplayStep {
  /** The index of the decision among all decisions. */
  readonly decisionIndex: number
  readonly round: number
  /** Log lines up to the next such decision. */
  readonly log: string[]
}

/** Steps through the decisions of a record in both directions. All hands are shown, since the match is over. */
export class ReplayCursor {
  readonly #start: MatchStart
  readonly #decisions: MatchRecord['decisions']
  readonly #seatHistory: NonNullable<MatchRecord['seatHistory']>
  readonly #screens: MatchScreens
  readonly #steps: ReplayStep[] = []
  /** Log lines before the first decision. */
  readonly openingLog: readonly string[]
  /** The match before the decision at `#position`. */
  #host: RecordingHost

  constructor(matchStart: MatchStart, { decisions, seatHistory = [] }: MatchRecord, screens: MatchScreens) {
    this.#start = matchStart
    this.#decisions = decisions
    this.#seatHistory = seatHistory
    this.#screens = screens
    this.#host = RecordingHost.start(matchStart)
    this.openingLog = this.#indexSteps()
    this.#host = RecordingHost.start(matchStart)
  }

  get #position(): number {
    return this.#host.decisions.length
  }

  /** Replays the whole record once to collect the steps. */
  #indexSteps(): string[] {
    const opening = this.#takeLog()
    let fact = opening
    while (this.#position < this.#decisions.length) {
      const [seat] = this.#decisions[this.#position]
      const { game, match } = this.#host
      if (countAnswers(match.promptFor(seat)!.choice) > 1) {
        fact = []
        this.#steps.push({ decisionIndex: this.#position, round: game.roundNumber(match), log: fact })
      }
      this.#advance()
      fact.push(...this.#takeLog())
    }
    return opening
  }

  #takeLog(): string[] {
    return [...this.#screens.formatFacts(this.#host.takeFacts().map(revealFact))]
  }

  #advance(): void {
    this.#host.answer(...this.#decisions[this.#position])
    this.#applyTakeovers()
  }

  /** Applies the seat takeovers that the record has at the current position, which come before the next decision. */
  #applyTakeovers(): void {
    for (const [seat, stints] of this.#seatHistory.entries())
      for (const [i, { player, fromDecision }] of stints.entries())
        if (i > 0 && fromDecision === this.#position)
          this.#host.match.handOverSeat({
            kind: 'took-over',
            seat,
            fromPlayer: stints[i - 1].player,
            toPlayer: player,
          })
  }

  get length(): number {
    return this.#steps.length
  }

  /** The number of a decision, and of all: “12 of 340”. */
  getProgress(step: number): readonly [number, number] {
    return [this.#steps[step].decisionIndex + 1, this.#decisions.length]
  }

  /** Prints the situation before a decision, and the decision. */
  printDecision(step: number): void {
    const { decisionIndex } = this.#steps[step]
    if (decisionIndex < this.#position) this.#host = RecordingHost.start(this.#start)
    while (this.#position < decisionIndex) this.#advance()
    const { game, match } = this.#host
    const [seat, answer] = this.#decisions[decisionIndex]
    this.#screens.printDecision(buildView(game, match, seat), match.promptFor(seat)!, answer as Answer)
  }

  /** The log lines after a step. */
  logAfter(step: number): readonly string[] {
    return this.#steps[step].log
  }

  /** The first step of a round, or -1. */
  findRound(round: number): number {
    return this.#steps.findIndex((step) => step.round === round)
  }

  /** The first step from `from` on whose log contains a text, or -1. */
  findText(text: string, from: number): number {
    const wanted = text.toLowerCase()
    return this.#steps.findIndex(
      ({ log }, step) => step >= from && log.some((line) => toPlainText(line).toLowerCase().includes(wanted)),
    )
  }
}

const toPlainText = (line: string): string => stripStyles(line).replaceAll('\u00a0', ' ')

const revealFact = ({ publicPart, secretPart }: Fact): object => {
  const { visibleTo: _, ...shown } = secretPart ?? { visibleTo: 0 }
  return { ...publicPart, ...shown }
}
