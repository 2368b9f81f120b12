import { type Answer, buildView, type FactMark, type Replay } from '@slapwise/kernel'
import type { MatchScreens } from '../games/game-terminal.ts'
import { stripStyles } from '../terminal/style.ts'

/** A decision with more than one legal answer, and its effects. */
interface CursorStep {
  /** The index of the decision among all decisions. */
  readonly decisionIndex: number
  /** The round in which it was made. */
  readonly round: number
  /** Log lines up to the next such decision. */
  readonly log: string[]
  /** The marks of what they tell. */
  readonly marks: Set<FactMark>
}

/** Finds and prints the decisions of a replay. All hands are shown, since the match is over. */
export class ReplayCursor {
  readonly #replay: Replay
  readonly #screens: MatchScreens
  readonly #steps: CursorStep[] = []
  /** Log lines before the first decision. */
  readonly openingLog: readonly string[]

  constructor(replay: Replay, screens: MatchScreens) {
    this.#replay = replay
    this.#screens = screens
    this.openingLog = this.#collectSteps()
  }

  #collectSteps(): string[] {
    const opening = this.#formatFacts(0)
    let log = opening
    for (const [i, { hadChoice, marks }] of this.#replay.steps.entries()) {
      if (i === 0) continue
      if (hadChoice) {
        log = []
        const { round } = this.#replay.steps[i - 1]
        this.#steps.push({ decisionIndex: i - 1, round, log, marks: new Set() })
      }
      log.push(...this.#formatFacts(i))
      for (const mark of marks) this.#steps.at(-1)?.marks.add(mark)
    }
    return opening
  }

  #formatFacts(index: number): string[] {
    return [...this.#screens.formatFacts(this.#replay.factsAt(index, 'all-open'))]
  }

  get length(): number {
    return this.#steps.length
  }

  /** The number of a decision, and of all: “12 of 340”. */
  getProgress(step: number): readonly [number, number] {
    return [this.#steps[step].decisionIndex + 1, this.#replay.decisions.length]
  }

  /** Prints the situation before a decision, and the decision. */
  printDecision(step: number): void {
    const { decisionIndex } = this.#steps[step]
    const { game, match } = this.#replay.hostAt(decisionIndex)
    const [seat, answer] = this.#replay.decisions[decisionIndex]
    this.#screens.printDecision(buildView(game, match, seat), match.promptFor(seat)!, answer as Answer)
  }

  /** The log lines after a step. */
  logAfter(step: number): readonly string[] {
    return this.#steps[step].log
  }

  marksOf(step: number): ReadonlySet<FactMark> {
    return this.#steps[step].marks
  }

  /** The first step of a round, or -1. */
  findRound(round: number): number {
    return this.#steps.findIndex((step) => step.round === round)
  }

  /** The first step from `from` on with this mark, or -1. */
  findMark(mark: FactMark, from: number): number {
    return this.#steps.findIndex(({ marks }, step) => step >= from && marks.has(mark))
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
