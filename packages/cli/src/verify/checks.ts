import {
  combineSeeds,
  commitToServerSeed,
  digestRecord,
  findBotsWithSeed,
  findUnrevealedSeats,
  type GameRegistry,
  hasMatchingCommitments,
  type MatchRecord,
  playersAtDeal,
  shortDigest,
} from '@slapwise/kernel'
import { en } from '../i18n/en.ts'
import { checkReplay } from '../replay/check-replay.ts'
import { listPlayerNames } from '../replay/player-names.ts'

/** Something about a match that anybody can check; or what checking it does not tell. */
export interface RecordCheck {
  readonly result: 'proved' | 'failed' | 'unproved'
  readonly text: string
}

/** Everything that there is to prove about a match, and what there is not. */
export const checkRecord = (games: GameRegistry, record: MatchRecord): RecordCheck[] => [
  ...dealChecks(record),
  digestCheck(record),
  replayCheck(games, record),
  ...seatingChecks(record),
  unproved('Who sat behind a name is not written anywhere.'),
]

const proved = (text: string): RecordCheck => ({ result: 'proved', text })
const failed = (text: string): RecordCheck => ({ result: 'failed', text })
const unproved = (text: string): RecordCheck => ({ result: 'unproved', text })

type Fairness = NonNullable<MatchRecord['seedProof']>

function dealChecks(record: MatchRecord): RecordCheck[] {
  const { seedProof, seed, settings } = record
  if (!seedProof)
    return [failed('It does not say where its seed comes from: whether the deal was fair cannot be checked.')]
  if (seedProof.playerSeeds.length !== settings.players)
    return [failed('There is not one addition to the seed for each seat.')]
  if (combineSeeds(seedProof.serverSeed, seedProof.playerSeeds) !== seed)
    return [
      commitmentCheck(seedProof),
      failed('The seed does not follow from the secret and what the players added.'),
    ]
  return [commitmentCheck(seedProof), ...additionChecks(record, seedProof)]
}

function commitmentCheck({ serverCommitment, serverSeed }: Fairness): RecordCheck {
  return commitToServerSeed(serverSeed) === serverCommitment
    ? proved(`The secret is the one that the server was bound to beforehand: ${serverCommitment}`)
    : failed('The secret is not the one that the server was bound to beforehand.')
}

/** How far the seed was out of the hands of whoever ran the server. */
function additionChecks(record: MatchRecord, fairness: Fairness): RecordCheck[] {
  const added = fairness.playerSeeds.filter((salt) => salt !== '').length
  const follows = `The seed follows from the secret and what ${formatContributors(added)} added`
  const bots = findBotsWithSeed(fairness)
  if (bots.length > 0)
    return [
      failed(
        `A bot added a value: ${namesOf(withPlayersAtDeal(record), bots)}. Bots never do; somebody chose from several deals.`,
      ),
    ]
  if (!hasMatchingCommitments(fairness))
    return [failed('What a player added is not what they were bound to before any value was shown.')]
  const out = checkOmittedSeats(record, fairness)
  if (added === 0) return [proved(`${follows}.`), ...out, unproved(SERVER_ONLY_SEED)]
  return [
    proved(`${follows}, who were bound to it before any value was shown.`),
    ...out,
    unproved(COMMITMENTS_SEEN),
    unproved(VALUES_WITHHELD),
  ]
}

const SERVER_ONLY_SEED =
  'No player added anything: the server alone dealt, and whoever ran it could have chosen the deal.'
const COMMITMENTS_SEEN =
  'Whether the players saw just these pledges, their own pages and terminals have compared by themselves at the end.'
const VALUES_WITHHELD =
  'Whoever ran the server saw the values first, and could leave some out: each seat for which they did, or might have, doubles the deals that they could choose from.'

const formatContributors = (players: number): string =>
  players === 0 ? 'nobody else' : players === 1 ? 'one player' : `${players} players`

function checkOmittedSeats(record: MatchRecord, fairness: Fairness): RecordCheck[] {
  const seats = findUnrevealedSeats(fairness)
  if (seats.length === 0) return []
  const who = namesOf(withPlayersAtDeal(record), seats)
  return [unproved(`Left out, for they did not show in time what they were bound to: ${who}.`)]
}

/** A record with the players that had the seats when the cards were dealt. */
const withPlayersAtDeal = (record: MatchRecord) => ({ ...record, players: playersAtDeal(record) })

function namesOf(record: Parameters<typeof listPlayerNames>[0], seats: readonly number[]): string {
  const names = listPlayerNames(record, en.play)
  return en.formatList(seats.map((seat) => names[seat]))
}

function digestCheck(record: MatchRecord): RecordCheck {
  const digest = digestRecord(record)
  if (record.digest === digest)
    return proved(
      `Its digest, ${shortDigest(digest)}, goes with all that is in it. If it is the one that was shown at the end, nothing was changed since: ${digest}`,
    )
  return failed('Its digest does not go with what is in it: something was changed.')
}

function replayCheck(games: GameRegistry, record: MatchRecord): RecordCheck {
  const end = checkReplay(games, record)
  if (typeof end === 'string') return failed(`Played again, it does not hold: ${end}.`)
  const winners = namesOf(record, record.winners)
  const win = record.winners.length > 1 ? 'share it' : 'wins'
  return proved(
    `Played again, its ${record.decisions.length} decisions lead to the same end: ${winners} ${win}.`,
  )
}

/** Who played when is said by the record alone. */
const seatingChecks = ({ seatHistory = [] }: MatchRecord): RecordCheck[] =>
  seatHistory.flatMap(([first, ...later], seat) => {
    if (later.length === 0) return []
    const others = later.map(({ player, fromDecision }) => en.replay.takeover(player, fromDecision + 1))
    return [
      unproved(
        `By what it says, ${en.play.playerName(seat + 1)} was ${en.formatList([first.player, ...others])}.`,
      ),
    ]
  })
