import {
  botsThatAdded,
  commitmentTo,
  digestOf,
  type Games,
  jointSeed,
  keepsPledges,
  leftOutIn,
  type MatchRecord,
  playersAtDeal,
  spoken,
} from '@slapwise/kernel'
import { check } from '../replay/check.ts'
import { playerNames } from '../replay/names.ts'
import { en } from '../words/en.ts'

/** Something about a match that anybody can check; or what checking it does not tell. */
export interface Check {
  readonly is: 'proved' | 'wrong' | 'untold'
  readonly words: string
}

/** Everything that there is to prove about a match, and what there is not. */
export const checksOf = (games: Games, record: MatchRecord): Check[] => [
  ...dealChecks(record),
  digestCheck(record),
  replayCheck(games, record),
  ...seatingChecks(record),
  untold('Who sat behind a name is not written anywhere.'),
]

const proved = (words: string): Check => ({ is: 'proved', words })
const wrong = (words: string): Check => ({ is: 'wrong', words })
const untold = (words: string): Check => ({ is: 'untold', words })

type Fairness = NonNullable<MatchRecord['fairness']>

function dealChecks(record: MatchRecord): Check[] {
  const { fairness, seed, settings } = record
  if (!fairness)
    return [wrong('It does not say where its seed comes from: whether the deal was fair cannot be checked.')]
  if (fairness.salts.length !== settings.players)
    return [wrong('There is not one addition to the seed for each seat.')]
  if (jointSeed(fairness.secret, fairness.salts) !== seed)
    return [
      commitmentCheck(fairness),
      wrong('The seed does not follow from the secret and what the players added.'),
    ]
  return [commitmentCheck(fairness), ...additionChecks(record, fairness)]
}

function commitmentCheck({ commitment, secret }: Fairness): Check {
  return commitmentTo(secret) === commitment
    ? proved(`The secret is the one that the server was bound to beforehand: ${commitment}`)
    : wrong('The secret is not the one that the server was bound to beforehand.')
}

/** How far the seed was out of the hands of whoever ran the server. */
function additionChecks(record: MatchRecord, fairness: Fairness): Check[] {
  const added = fairness.salts.filter((salt) => salt !== '').length
  const follows = `The seed follows from the secret and what ${addedBy(added)} added`
  if (fairness.pledges === undefined && added > 0) return [proved(`${follows}.`), untold(ADDED_OPENLY)]
  const bots = botsThatAdded(fairness)
  if (bots.length > 0)
    return [
      wrong(
        `A bot added a value: ${namesOf(atDeal(record), bots)}. Bots never do; somebody chose from several deals.`,
      ),
    ]
  if (!keepsPledges(fairness))
    return [wrong('What a player added is not what they were bound to before any value was shown.')]
  const out = leftOutWords(record, fairness)
  if (added === 0) return [proved(`${follows}.`), ...out, untold(SERVER_ALONE)]
  return [
    proved(`${follows}, who were bound to it before any value was shown.`),
    ...out,
    untold(AS_SEEN),
    untold(WITHHELD),
  ]
}

const ADDED_OPENLY =
  'An older build dealt it: values were added openly, so whoever ran the server could see the others’ first and choose the deal.'
const SERVER_ALONE =
  'No player added anything: the server alone dealt, and whoever ran it could have chosen the deal.'
const AS_SEEN =
  'Whether the players saw just these pledges, their own pages and terminals have compared by themselves at the end.'
const WITHHELD =
  'Whoever ran the server saw the values first, and could leave some out: each seat for which they did, or might have, doubles the deals that they could choose from.'

const addedBy = (players: number): string =>
  players === 0 ? 'nobody else' : players === 1 ? 'one player' : `${players} players`

function leftOutWords(record: MatchRecord, fairness: Fairness): Check[] {
  const seats = leftOutIn(fairness)
  if (seats.length === 0) return []
  const who = namesOf(atDeal(record), seats)
  return [untold(`Left out, for they did not show in time what they were bound to: ${who}.`)]
}

/** A record with the players that had the seats when the cards were dealt. */
const atDeal = (record: MatchRecord) => ({ ...record, players: playersAtDeal(record) })

function namesOf(record: Parameters<typeof playerNames>[0], seats: readonly number[]): string {
  const names = playerNames(record, en.play)
  return en.listed(seats.map((seat) => names[seat]))
}

function digestCheck(record: MatchRecord): Check {
  const digest = digestOf(record)
  if (record.digest === digest)
    return proved(
      `Its digest, ${spoken(digest)}, goes with all that is in it. If it is the one that was shown at the end, nothing was changed since: ${digest}`,
    )
  return wrong('Its digest does not go with what is in it: something was changed.')
}

function replayCheck(games: Games, record: MatchRecord): Check {
  const end = check(games, record)
  if (typeof end === 'string') return wrong(`Played again, it does not hold: ${end}.`)
  const winners = namesOf(record, record.winners)
  const win = record.winners.length > 1 ? 'share it' : 'wins'
  return proved(
    `Played again, its ${record.decisions.length} decisions lead to the same end: ${winners} ${win}.`,
  )
}

/** Who played when is said by the record alone. */
const seatingChecks = ({ seatings = [] }: MatchRecord): Check[] =>
  seatings.flatMap(([first, ...later], seat) => {
    if (later.length === 0) return []
    const others = later.map(({ player, from }) => en.replay.from(player, from + 1))
    return [
      untold(`By what it says, ${en.play.player(seat + 1)} was ${en.listed([first.player, ...others])}.`),
    ]
  })
