import { countAnswers } from '../choice/choice.ts'
import type { Fact } from '../match/fact.ts'
import type { AnyMatch, GameRegistry } from '../match/game.ts'
import { Match } from '../match/match.ts'
import { MatchHost } from '../match/match-host.ts'
import {
  findEndError,
  type MatchStart,
  type RecordBody,
  type ReplayError,
  readMatchStart,
  type UnreadableMatch,
  validSeatHistory,
} from '../record/record.ts'
import type { ReplayStep } from './replay-step.ts'
import { factForReplay, type ReplayView, type ReplayViewer, viewForReplay } from './replay-viewer.ts'

/** The number of decisions from one keyframe to the next; see `docs/decisions/0029-look-back-from-keyframes.md`. */
const KEYFRAME_INTERVAL = 16

/** A copy of the match after a step, which is never answered itself. */
interface Keyframe {
  readonly match: AnyMatch
  readonly promptNumber: number
}

/**
 * A recorded match at any moment, for any viewer. Index `i` is the state after `i` decisions; 0 is the deal. It plays the
 * whole record once, keeps all facts and a keyframe every few decisions, and reaches any other state from there.
 */
export class Replay {
  readonly start: MatchStart
  readonly steps: readonly ReplayStep[]
  /** The reason why the record does not lead to its stated end. The replay then has the steps that are legal. */
  readonly error: ReplayError | null
  readonly #record: RecordBody
  readonly #seatHistory: ReturnType<typeof validSeatHistory>
  readonly #keyframes: Keyframe[] = []
  readonly #factsByStep: (readonly Fact[])[] = []
  /** The host that was used last, and its index: looking at one state after the other needs no keyframe. */
  #cursor: { readonly host: MatchHost; index: number }

  /** Fails if nothing of the record can be shown. */
  static open(games: GameRegistry, record: RecordBody): Replay | UnreadableMatch {
    const start = readMatchStart(games, record)
    return 'code' in start ? start : new Replay(start, record)
  }

  private constructor(start: MatchStart, record: RecordBody) {
    this.start = start
    this.#record = record
    this.#seatHistory = validSeatHistory(record)
    const { game, rulesVersion, settings, seed } = start
    const host = new MatchHost(game, Match.start(game.createRules(settings, rulesVersion), seed, true))
    this.#cursor = { host, index: 0 }
    const steps = [this.#noteStep(null, false, true)]
    let error: ReplayError | null = null
    for (const [decisionIndex, [seat, answer]] of record.decisions.entries()) {
      const prompt = host.match.promptFor(seat)
      const { promptNumber } = host
      const answerError = host.answer(seat, answer)
      if (answerError) {
        error = { code: 'illegal-decision', decisionIndex, answerError: answerError.code }
        break
      }
      this.#cursor.index++
      this.#applyTakeovers()
      steps.push(this.#noteStep(seat, countAnswers(prompt!.choice) > 1, host.promptNumber !== promptNumber))
    }
    this.steps = steps
    this.error = error ?? findEndError(game, host.match, record)
  }

  get decisions(): RecordBody['decisions'] {
    return this.#record.decisions
  }

  /** The index of the last state. */
  get lastIndex(): number {
    return this.steps.length - 1
  }

  viewAt(index: number, viewer: ReplayViewer): ReplayView {
    return viewForReplay(this.#moveTo(index), viewer)
  }

  /** The facts of step `index`, as one viewer sees them. */
  factsAt(index: number, viewer: ReplayViewer): object[] {
    return this.#factsByStep[index].map((fact) => factForReplay(fact, viewer))
  }

  /** The facts of all steps in order, as one viewer sees them; `ReplayStep.factCount` says which are of which step. */
  allFacts(viewer: ReplayViewer): object[] {
    return this.#factsByStep.flatMap((facts) => facts.map((fact) => factForReplay(fact, viewer)))
  }

  /** An independent copy of the match, from which it can be played on. */
  hostAt(index: number): MatchHost {
    const { match, promptNumber } = this.#moveTo(index)
    return new MatchHost(this.start.game, match.fork(), promptNumber)
  }

  #noteStep(seat: number | null, hadChoice: boolean, hasNewPrompt: boolean): ReplayStep {
    const { host, index } = this.#cursor
    const { game, match } = host
    if (index % KEYFRAME_INTERVAL === 0)
      this.#keyframes.push({ match: match.fork(), promptNumber: host.promptNumber })
    const facts = host.takeFacts()
    this.#factsByStep.push(facts)
    return {
      seat,
      hadChoice,
      round: game.roundNumber(match),
      isTurnStart: hasNewPrompt && match.prompts.some(({ question }) => game.isTurnStart(question)),
      factCount: facts.length,
      marks: [...new Set(facts.map(({ publicPart }) => game.factMark(publicPart)))].filter(
        (mark) => mark !== null,
      ),
    }
  }

  /** The host of the cursor after it has been moved to this state. */
  #moveTo(index: number): MatchHost {
    if (!this.steps[index])
      throw new RangeError(`The replay has states 0 to ${this.lastIndex}, not ${index}.`)
    const keyframeIndex = Math.floor(index / KEYFRAME_INTERVAL)
    if (this.#cursor.index > index || this.#cursor.index < keyframeIndex * KEYFRAME_INTERVAL) {
      const { match, promptNumber } = this.#keyframes[keyframeIndex]
      const host = new MatchHost(this.start.game, match.fork(), promptNumber)
      this.#cursor = { host, index: keyframeIndex * KEYFRAME_INTERVAL }
    }
    const { host } = this.#cursor
    while (this.#cursor.index < index) {
      host.answer(...this.#record.decisions[this.#cursor.index])
      this.#cursor.index++
      this.#applyTakeovers()
    }
    host.takeFacts()
    return host
  }

  /** Hands over the seats that changed hands before the next decision. */
  #applyTakeovers(): void {
    const { host, index } = this.#cursor
    for (const [seat, stints] of this.#seatHistory.entries())
      for (const [i, { player, fromDecision }] of stints.entries())
        if (i > 0 && fromDecision === index)
          host.match.handOverSeat({
            kind: 'took-over',
            seat,
            fromPlayer: stints[i - 1].player,
            toPlayer: player,
          })
  }
}
