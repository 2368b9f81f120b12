import {
  type Answer,
  type MatchStart,
  countAnswers,
  type Fact,
  type MatchRecord,
  RecordingHost,
  buildView,
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
  readonly #seatings: NonNullable<MatchRecord['seatings']>
  readonly #screens: MatchScreens
  readonly #steps: ReplayStep[] = []
  /** What was told before the first choice. */
  readonly openingLog: readonly string[]
  /** The match before the decision of number `#at`. */
  #host: RecordingHost

  constructor(beginning: MatchStart, { decisions, seatings = [] }: MatchRecord, screens: MatchScreens) {
    this.#beginning = beginning
    this.#decisions = decisions
    this.#seatings = seatings
    this.#screens = screens
    this.#host = RecordingHost.start(beginning)
    this.openingLog = this.#indexSteps()
    this.#host = RecordingHost.start(beginning)
  }

  get #position(): number {
    return this.#host.decisions.length
  }

  /** All of it once, to know where everything is. */
  #indexSteps(): string[] {
    const opening = this.#takeLog()
    let told = opening
    while (this.#position < this.#decisions.length) {
      const [seat] = this.#decisions[this.#position]
      const { game, match } = this.#host
      if (countAnswers(match.promptFor(seat)!.choice) > 1) {
        told = []
        this.#steps.push({ decisionIndex: this.#position, round: game.roundNumber(match), log: told })
      }
      this.#advance()
      told.push(...this.#takeLog())
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
      for (const [i, { player: to, from }] of stints.entries())
        if (i > 0 && from === this.#position)
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
    const { decisionIndex: at } = this.#steps[page]
    if (at < this.#position) this.#host = RecordingHost.start(this.#beginning)
    while (this.#position < at) this.#advance()
    const { game, match } = this.#host
    const [seat, answer] = this.#decisions[at]
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
  findText(words: string, from: number): number {
    const wanted = words.toLowerCase()
    return this.#steps.findIndex(
      ({ log: news }, page) =>
        page >= from && news.some((line) => toPlainText(line).toLowerCase().includes(wanted)),
    )
  }
}

const toPlainText = (line: string): string => stripStyles(line).replaceAll('\u00a0', ' ')

const revealFact = ({ publicPart: news, secretPart: secret }: Fact): object => {
  const { visibleTo: _, ...shown } = secret ?? { visibleTo: 0 }
  return { ...news, ...shown }
}
