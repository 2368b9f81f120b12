import { type CardMatch, type MatchRecord, type ReplayProblem, replay } from '@slapwise/card-game'

/** Plays a record again: the match at its end, or what is wrong with the record. */
export function check(record: MatchRecord): CardMatch | string {
  const ends: CardMatch[] = []
  const problem = replay(record, (match, next) => {
    if (next === null) ends.push(match)
  })
  if (problem) return problemWords(problem)
  return ends[0]
}

function problemWords(problem: ReplayProblem): string {
  switch (problem.problem) {
    case 'other-rules':
      return `it was played by rules version ${problem.rules}`
    case 'refused':
      return `decision ${problem.at + 1} is refused (${problem.refused})`
    case 'unfinished':
      return 'its decisions stop before the match is over'
    case 'other-end':
      return 'it ends another way'
  }
}
