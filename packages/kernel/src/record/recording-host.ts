import type { Answer } from '../choice/choice.ts'
import { DecisionLog } from '../match/decision-log.ts'
import { type Decision, Match } from '../match/match.ts'
import { type HostAnswerError, MatchHost } from '../match/match-host.ts'
import type { Seat } from '../match/script.ts'
import type { MatchStart } from './record.ts'

/** A host that also keeps the decisions, for matches without a journal. */
export class RecordingHost extends MatchHost {
  /** All decisions except those taken back. */
  readonly decisions = new DecisionLog()

  static start({ game, rulesVersion, settings, seed }: MatchStart): RecordingHost {
    return new RecordingHost(game, Match.start(game.createRules(settings, rulesVersion), seed, true))
  }

  /** Replays `decisions`, which must be legal, without emitting their facts. Throws otherwise. */
  static resume(start: MatchStart, decisions: Iterable<Decision>): RecordingHost {
    const host = RecordingHost.start(start)
    for (const { seat, answer } of decisions) {
      const error = host.answer(seat, answer)
      if (error)
        throw new Error(`Decision ${host.decisions.length} of the resumed match is illegal: ${error.code}`)
    }
    host.match.takeFacts()
    return host
  }

  override answer(seat: Seat, answer: unknown, promptNumber?: number): HostAnswerError | null {
    const error = super.answer(seat, answer, promptNumber)
    if (!error) this.decisions.push(seat, answer as Answer)
    return error
  }

  override takeBack(seat: Seat): HostAnswerError | null {
    const error = super.takeBack(seat)
    if (!error) this.decisions.pop()
    return error
  }
}
