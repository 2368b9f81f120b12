import type { MatchRecord, Seat } from '@slapwise/kernel'
import { findGameEntry } from '../../games/index.ts'
import type { MatchCourse } from '../../match-sources/archive/match-summary.ts'
import { replayFacts } from '../../match-sources/replay/replay-facts.ts'
import type { CommonFactFields } from '../../table/facts/fact-presentation.ts'
import { countHits } from '../../table/match-summary/count-hits.ts'

/** Replays a record in a worker, and counts rounds and hits as the player saw them; null if it cannot be replayed. */
export async function countCourse(record: MatchRecord, seat: Seat): Promise<MatchCourse | null> {
  const entry = findGameEntry(record.game)
  if (!entry) return null
  const [{ default: game }, facts] = await Promise.all([
    entry.loadGame(),
    replayFacts(entry.createReplayWorker(), record, seat),
  ])
  if (!facts) return null
  return {
    rounds: facts.filter((fact) => (fact as CommonFactFields).kind === 'round-began').length,
    hits: countHits(facts, game.presentations).map(({ attacker, victim, count }) => ({
      attacker,
      victim,
      count,
    })),
  }
}
