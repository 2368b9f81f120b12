import type { Answer } from '../choice/choice.ts'
import { DecisionLog } from '../match/decision-log.ts'
import { type Decision, Match } from '../match/match.ts'
import { type HostAnswerError, MatchHost } from '../match/match-host.ts'
import type { Seat } from '../match/script.ts'
import type { MatchStart } from './record.ts'

/** A host that also keeps the decisions, for where no journal has them. */
export class RecordingHost extends MatchHost {
  /** Everything that was decided and not taken back. */
  readonly decisions = new DecisionLog()

  static start({ game, rulesVersion, settings, seed }: MatchStart): RecordingHost {
    return new RecordingHost(game, Match.start(game.createRules(settings, rulesVersion), seed, true))
  }

  /** Goes on after `decisions`, which must fit the beginning; what they led to is not told again. */
  static resume(beginning: MatchStart, decisions: Iterable<Decision>): RecordingHost {
    const host = RecordingHost.start(beginning)
    for (const { seat, answer } of decisions) {
      const refusal = host.answer(seat, answer)
      if (refusal) throw new Error(`decision ${host.decisions.length} is refused: ${refusal.code}`)
    }
    host.match.takeFacts()
    return host
  }

  override answer(seat: Seat, answer: unknown, promptNumber?: number): HostAnswerError | null {
    const refusal = super.answer(seat, answer, promptNumber)
    if (!refusal) this.decisions.push(seat, answer as Answer)
    return refusal
  }

  override takeBack(seat: Seat): HostAnswerError | null {
    const refusal = super.takeBack(seat)
    if (!refusal) this.decisions.pop()
    return refusal
  }
}
