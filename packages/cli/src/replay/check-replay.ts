import {
  type AnyMatch,
  type GameRegistry,
  hasValidSeatHistory,
  type MatchRecord,
  type ReplayError,
  replayRecord,
} from '@slapwise/kernel'

/** Replays a record: returns the match at its end, or what is wrong with the record. */
export function checkReplay(games: GameRegistry, record: MatchRecord): AnyMatch | string {
  let end: AnyMatch | null = null
  const problem = replayRecord(games, record, (match) => {
    end = match
  })
  if (problem) return formatReplayProblem(problem)
  return hasValidSeatHistory(record) ? end! : 'its seat history does not fit its decisions'
}

export function formatReplayProblem(problem: ReplayError): string {
  switch (problem.code) {
    case 'unknown-game':
      return `the game ${problem.game} is not installed`
    case 'unknown-rules':
      return `it was played by rules version ${problem.rulesVersion}, which is not installed`
    case 'bad-settings':
      return problem.message.replaceAll(/\s+/g, ' ')
    case 'illegal-decision':
      return `decision ${problem.decisionIndex + 1} is illegal (${problem.answerError})`
    case 'unfinished':
      return 'its decisions stop before the match is over'
    case 'different-end':
      return 'it ends differently'
  }
}
