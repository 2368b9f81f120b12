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
import { en } from '../i18n/en/index.ts'
import { checkReplay } from '../replay/check-replay.ts'
import { listPlayerNames } from '../replay/player-names.ts'

/** A claim about a record that was checked, or one that cannot be checked. */
export interface RecordCheck {
  readonly result: 'proved' | 'failed' | 'unproved'
  readonly text: string
}

/** All checks of a record, and what they cannot prove. */
export const checkRecord = (games: GameRegistry, record: MatchRecord): RecordCheck[] => [
  ...dealChecks(record),
  digestCheck(record),
  replayCheck(games, record),
  ...seatingChecks(record),
  unproved('The identity of the people behind the names is not recorded.'),
]

const proved = (text: string): RecordCheck => ({ result: 'proved', text })
const failed = (text: string): RecordCheck => ({ result: 'failed', text })
const unproved = (text: string): RecordCheck => ({ result: 'unproved', text })

type Fairness = NonNullable<MatchRecord['seedProof']>

function dealChecks(record: MatchRecord): RecordCheck[] {
  const { seedProof, seed, settings } = record
  if (!seedProof)
    return [
      failed(
        'The record does not say where its seed comes from: the fairness of the deal cannot be checked.',
      ),
    ]
  if (seedProof.playerSeeds.length !== settings.players)
    return [failed('The record does not have one player seed for each seat.')]
  if (combineSeeds(seedProof.serverSeed, seedProof.playerSeeds) !== seed)
    return [
      commitmentCheck(seedProof),
      failed('The seed does not follow from the server seed and the player seeds.'),
    ]
  return [commitmentCheck(seedProof), ...additionChecks(record, seedProof)]
}

function commitmentCheck({ serverCommitment, serverSeed }: Fairness): RecordCheck {
  return commitToServerSeed(serverSeed) === serverCommitment
    ? proved(
        `The server seed matches the commitment that the server made before the deal: ${serverCommitment}`,
      )
    : failed('The server seed does not match the commitment that the server made before the deal.')
}

/** Checks who contributed to the seed, and thus whether the operator of the server could choose the deal. */
function additionChecks(record: MatchRecord, fairness: Fairness): RecordCheck[] {
  const added = fairness.playerSeeds.filter((seed) => seed !== '').length
  const follows = `The seed follows from the server seed and the seeds of ${formatContributors(added)}`
  const bots = findBotsWithSeed(fairness)
  if (bots.length > 0)
    return [
      failed(
        `A seed was added for a bot: ${namesOf(withPlayersAtDeal(record), bots)}. Bots never add one: somebody could choose from several deals.`,
      ),
    ]
  if (!hasMatchingCommitments(fairness))
    return [
      failed(
        'The seed of a player does not match the commitment that was made before any seed was revealed.',
      ),
    ]
  const out = checkOmittedSeats(record, fairness)
  if (added === 0) return [proved(`${follows}.`), ...out, unproved(SERVER_ONLY_SEED)]
  return [
    proved(`${follows}, who were committed to them before any seed was revealed.`),
    ...out,
    unproved(COMMITMENTS_SEEN),
    unproved(VALUES_WITHHELD),
  ]
}

const SERVER_ONLY_SEED = 'No player added a seed: the operator of the server could have chosen the deal.'
const COMMITMENTS_SEEN =
  'Whether the players saw these commitments is not in the record: their own pages and terminals have compared them at the end.'
const VALUES_WITHHELD =
  'The operator of the server saw the seeds first and could leave some out: each seat that was or could have been left out doubles the number of deals to choose from.'

const formatContributors = (players: number): string =>
  players === 0 ? 'no player' : players === 1 ? 'one player' : `${players} players`

function checkOmittedSeats(record: MatchRecord, fairness: Fairness): RecordCheck[] {
  const seats = findUnrevealedSeats(fairness)
  if (seats.length === 0) return []
  const names = namesOf(withPlayersAtDeal(record), seats)
  return [unproved(`Left out, because their seed was not revealed in time: ${names}.`)]
}

/** The record with the players at the time of the deal. */
const withPlayersAtDeal = (record: MatchRecord) => ({ ...record, players: playersAtDeal(record) })

function namesOf(record: Parameters<typeof listPlayerNames>[0], seats: readonly number[]): string {
  const names = listPlayerNames(record, en.play)
  return en.formatList(seats.map((seat) => names[seat]))
}

function digestCheck(record: MatchRecord): RecordCheck {
  const digest = digestRecord(record)
  if (record.digest === digest)
    return proved(
      `Its digest, ${shortDigest(digest)}, matches its content. If it is the one that was shown at the end of the match, nothing has changed since: ${digest}`,
    )
  return failed('Its digest does not match its content: something was changed.')
}

function replayCheck(games: GameRegistry, record: MatchRecord): RecordCheck {
  const end = checkReplay(games, record)
  if (typeof end === 'string') return failed(`The replay fails: ${end}.`)
  const winners = namesOf(record, record.winners)
  const win = record.winners.length > 1 ? 'share the win' : 'wins'
  return proved(`Replayed, its ${record.decisions.length} decisions lead to the same end: ${winners} ${win}.`)
}

/** The seat history is stated by the record and cannot be proved. */
const seatingChecks = ({ seatHistory = [] }: MatchRecord): RecordCheck[] =>
  seatHistory.flatMap(([first, ...later], seat) => {
    if (later.length === 0) return []
    const others = later.map(({ player, fromDecision }) => en.replay.takeover(player, fromDecision + 1))
    return [
      unproved(
        `According to the record, ${en.play.playerName(seat + 1)} was ${en.formatList([first.player, ...others])}.`,
      ),
    ]
  })
