import { commitmentTo, type Games, jointSeed, type MatchRecord } from '@slapwise/kernel'
import { check } from '../replay/check.ts'
import { playerNames } from '../replay/names.ts'
import { en } from '../words/en.ts'

/** Something about a match that anybody can check. */
export interface Check {
  readonly holds: boolean
  readonly words: string
}

/** Everything that there is to prove about a match. */
export function checksOf(games: Games, record: MatchRecord): Check[] {
  const { fairness } = record
  if (!fairness) return [dealtBySeed, replayCheck(games, record)]
  return [commitmentCheck(fairness), seedCheck(record, fairness), replayCheck(games, record)]
}

type Fairness = NonNullable<MatchRecord['fairness']>

/** Nobody promised anything about matches of this kind. */
const dealtBySeed: Check = {
  holds: false,
  words: 'It does not say where its seed comes from: whether the deal was fair cannot be checked.',
}

function commitmentCheck({ commitment, secret }: Fairness): Check {
  return commitmentTo(secret) === commitment
    ? { holds: true, words: `The secret is the one that the server was bound to beforehand: ${commitment}` }
    : { holds: false, words: 'The secret is not the one that the server was bound to beforehand.' }
}

function seedCheck({ seed, settings }: MatchRecord, { secret, salts }: Fairness): Check {
  if (salts.length !== settings.players)
    return { holds: false, words: 'There is not one addition to the seed for each seat.' }
  if (jointSeed(secret, salts) !== seed)
    return { holds: false, words: 'The seed does not follow from the secret and what the players added.' }
  const added = salts.filter((salt) => salt !== '').length
  return { holds: true, words: `The seed follows from the secret and what ${addedBy(added)} added.` }
}

const addedBy = (players: number): string =>
  players === 0 ? 'nobody else' : players === 1 ? 'one player' : `${players} players`

function replayCheck(games: Games, record: MatchRecord): Check {
  const end = check(games, record)
  if (typeof end === 'string') return { holds: false, words: `Played again, it does not hold: ${end}.` }
  const names = playerNames(record, en.play)
  const winners = en.listed(record.winners.map((seat) => names[seat]))
  const win = record.winners.length > 1 ? 'share it' : 'wins'
  return {
    holds: true,
    words: `Played again, its ${record.decisions.length} decisions lead to the same end: ${winners} ${win}.`,
  }
}
