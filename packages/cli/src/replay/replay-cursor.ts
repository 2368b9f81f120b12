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

/** A decision that left a choice, and what came of it. */
interface ReplayStep {
  /** Which of all decisions it is. */
  readonly decisionIndex: number
  readonly round: number
  /** What was told before the next choice. */
  readonly log: string[]
}

/** A match as a film that can be wound to and fro. All hands lie open: it is over, there is nothing to hide. */
export class ReplayCursor {
  readonly #beginning: MatchStart
  readonly #decisions: MatchRecord['decisions']
  readonly #seatings: NonNullable<MatchRecord['seatHistory']>
  readonly #screens: MatchScreens
  readonly #steps: ReplayStep[] = []
  /** What was told before the first choice. */
  readonly openingLog: readonly string[]
  /** The match before the decision of number `#at`. */
  #host: RecordingHost

  constructor(matchStart: MatchStart, { decisions, seatHistory = [] }: MatchRecord, screens: MatchScreens) {
    this.#beginning = matchStart
    this.#decisions = decisions
    this.#seatings = seatHistory
    this.#screens = screens
    this.#host = RecordingHost.start(matchStart)
    this.openingLog = this.#indexSteps()
    this.#host = RecordingHost.start(matchStart)
  }

  get #position(): number {
    return this.#host.decisions.length
  }

  /** All of it once, to know where everything is. */
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

  /** Tells who has taken over before the next decision. */
  #applyTakeovers(): void {
    for (const [seat, stints] of this.#seatings.entries())
      for (const [i, { player: to, fromDecision }] of stints.entries())
        if (i > 0 && fromDecision === this.#position)
          this.#host.match.handOverSeat({
            kind: 'took-over',
            seat,
            fromPlayer: stints[i - 1].player,
            toPlayer: to,
          })
  }

  get length(): number {
    return this.#steps.length
  }

  /** “12 of 340”. */
  getProgress(page: number): readonly [number, number] {
    return [this.#steps[page].decisionIndex + 1, this.#decisions.length]
  }

  /** Shows how things lay, and what was decided. */
  printDecision(page: number): void {
    const { decisionIndex } = this.#steps[page]
    if (decisionIndex < this.#position) this.#host = RecordingHost.start(this.#beginning)
    while (this.#position < decisionIndex) this.#advance()
    const { game, match } = this.#host
    const [seat, answer] = this.#decisions[decisionIndex]
    this.#screens.printDecision(buildView(game, match, seat), match.promptFor(seat)!, answer as Answer)
  }

  news(page: number): readonly string[] {
    return this.#steps[page].log
  }

  /** The first page of a round, or -1. */
  findRound(round: number): number {
    return this.#steps.findIndex((page) => page.round === round)
  }

  /** The first page from there on after which something is said, or -1. */
  findText(text: string, from: number): number {
    const wanted = text.toLowerCase()
    return this.#steps.findIndex(
      ({ log }, page) => page >= from && log.some((line) => toPlainText(line).toLowerCase().includes(wanted)),
    )
  }
}

const toPlainText = (line: string): string => stripStyles(line).replaceAll('\u00a0', ' ')

const revealFact = ({ publicPart, secretPart }: Fact): object => {
  const { visibleTo: _, ...shown } = secretPart ?? { visibleTo: 0 }
  return { ...publicPart, ...shown }
}
