import {
  type Answer,
  type Beginning,
  countAnswers,
  type Fact,
  type MatchRecord,
  RecordingHost,
  seenIn,
} from '@slapwise/kernel'
import type { Screens } from '../games/terminal.ts'
import { withoutInk } from '../terminal/ink.ts'

/** A decision that left a choice, and what came of it. */
interface Page {
  /** Which of all decisions it is. */
  readonly at: number
  readonly round: number
  /** What was told before the next choice. */
  readonly news: string[]
}

/** A match as a film that can be wound to and fro. All hands lie open: it is over, there is nothing to hide. */
export class Reel {
  readonly #beginning: Beginning
  readonly #decisions: MatchRecord['decisions']
  readonly #seatings: NonNullable<MatchRecord['seatings']>
  readonly #screens: Screens
  readonly #pages: Page[] = []
  /** What was told before the first choice. */
  readonly opening: readonly string[]
  /** The match before the decision of number `#at`. */
  #host: RecordingHost

  constructor(beginning: Beginning, { decisions, seatings = [] }: MatchRecord, screens: Screens) {
    this.#beginning = beginning
    this.#decisions = decisions
    this.#seatings = seatings
    this.#screens = screens
    this.#host = RecordingHost.start(beginning)
    this.opening = this.#watch()
    this.#host = RecordingHost.start(beginning)
  }

  get #at(): number {
    return this.#host.decisions.length
  }

  /** All of it once, to know where everything is. */
  #watch(): string[] {
    const opening = this.#news()
    let told = opening
    while (this.#at < this.#decisions.length) {
      const [seat] = this.#decisions[this.#at]
      const { game, match } = this.#host
      if (countAnswers(match.promptFor(seat)!.choice) > 1) {
        told = []
        this.#pages.push({ at: this.#at, round: game.roundOf(match), news: told })
      }
      this.#forward()
      told.push(...this.#news())
    }
    return opening
  }

  #news(): string[] {
    return [...this.#screens.news(this.#host.takeFacts().map(openly))]
  }

  #forward(): void {
    this.#host.answer(...this.#decisions[this.#at])
    this.#handOver()
  }

  /** Tells who has taken over before the next decision. */
  #handOver(): void {
    for (const [seat, stints] of this.#seatings.entries())
      for (const [i, { player: to, from }] of stints.entries())
        if (i > 0 && from === this.#at)
          this.#host.match.handOver({ kind: 'took-over', seat, from: stints[i - 1].player, to })
  }

  get length(): number {
    return this.#pages.length
  }

  /** “12 of 340”. */
  place(page: number): readonly [number, number] {
    return [this.#pages[page].at + 1, this.#decisions.length]
  }

  /** Shows how things lay, and what was decided. */
  printDecision(page: number): void {
    const { at } = this.#pages[page]
    if (at < this.#at) this.#host = RecordingHost.start(this.#beginning)
    while (this.#at < at) this.#forward()
    const { game, match } = this.#host
    const [seat, answer] = this.#decisions[at]
    this.#screens.printDecision(seenIn(game, match, seat), match.promptFor(seat)!, answer as Answer)
  }

  news(page: number): readonly string[] {
    return this.#pages[page].news
  }

  /** The first page of a round, or -1. */
  ofRound(round: number): number {
    return this.#pages.findIndex((page) => page.round === round)
  }

  /** The first page from there on after which something is said, or -1. */
  saying(words: string, from: number): number {
    const wanted = words.toLowerCase()
    return this.#pages.findIndex(
      ({ news }, page) => page >= from && news.some((line) => plain(line).toLowerCase().includes(wanted)),
    )
  }
}

const plain = (line: string): string => withoutInk(line).replaceAll('\u00a0', ' ')

const openly = ({ news, secret }: Fact): object => {
  const { to: _, ...shown } = secret ?? { to: 0 }
  return { ...news, ...shown }
}
