import {
  type MatchRecord,
  playersAtDeal,
  type RecordCheck,
  type RecordCheckCode,
  shortDigest,
} from '@slapwise/kernel'
import { en } from '../i18n/en/index.ts'
import { formatReplayProblem } from '../replay/check-replay.ts'
import { listPlayerNames } from '../replay/player-names.ts'

type Formatters = {
  readonly [C in RecordCheckCode]: (
    check: Extract<RecordCheck, { readonly code: C }>,
    record: MatchRecord,
  ) => string
}

const FORMATTERS: Formatters = {
  'server-seed-fits': ({ serverCommitment }) =>
    `The server seed matches the commitment that the server made before the deal: ${serverCommitment}`,
  'seed-follows': ({ contributors }) =>
    `The seed follows from the server seed and the seeds of ${formatContributors(contributors)}${contributors === 0 ? '' : ', who were committed to them before any seed was revealed'}.`,
  'digest-fits': ({ digest }) =>
    `Its digest, ${shortDigest(digest)}, matches its content. If it is the one that was shown at the end of the match, nothing has changed since: ${digest}`,
  'same-end': (_, record) =>
    `Replayed, its ${record.decisions.length} decisions lead to the same end: ${namesOf(record, record.winners)} ${record.winners.length > 1 ? 'share the win' : 'wins'}.`,
  'no-seed-proof': () =>
    'The record does not say where its seed comes from: the fairness of the deal cannot be checked.',
  'wrong-seed-count': () => 'The record does not have one player seed for each seat.',
  'server-seed-differs': () =>
    'The server seed does not match the commitment that the server made before the deal.',
  'seed-differs': () => 'The seed does not follow from the server seed and the player seeds.',
  'bot-has-seed': ({ seats }, record) =>
    `A seed was added for a bot: ${namesAtDeal(record, seats)}. Bots never add one: somebody could choose from several deals.`,
  'player-seed-differs': () =>
    'The seed of a player does not match the commitment that was made before any seed was revealed.',
  'digest-differs': () => 'Its digest does not match its content: something was changed.',
  'replay-fails': ({ error }) => `The replay fails: ${formatReplayProblem(error)}.`,
  'seat-history-differs': () => 'The replay fails: its seat history does not fit its decisions.',
  'seeds-left-out': ({ seats }, record) =>
    `Left out, because their seed was not revealed in time: ${namesAtDeal(record, seats)}.`,
  'no-player-seed': () => 'No player added a seed: the operator of the server could have chosen the deal.',
  'commitments-unseen': () =>
    'Whether the players saw these commitments is not in the record: their own pages and terminals have compared them at the end.',
  'seeds-withheld': () =>
    'The operator of the server saw the seeds first and could leave some out: each seat that was or could have been left out doubles the number of deals to choose from.',
  'seat-taken-over': ({ seat }, { seatHistory }) => {
    const [first, ...later] = seatHistory![seat]
    const others = later.map(({ player, fromDecision }) => en.replay.takeover(player, fromDecision + 1))
    return `According to the record, ${en.play.playerName(seat + 1)} was ${en.formatList([first.player, ...others])}.`
  },
  'identities-unknown': () => 'The identity of the people behind the names is not recorded.',
}

/** One sentence about a check. */
export function formatRecordCheck(check: RecordCheck, record: MatchRecord): string {
  const format = FORMATTERS[check.code] as (check: RecordCheck, record: MatchRecord) => string
  return format(check, record)
}

const formatContributors = (players: number): string =>
  players === 0 ? 'no player' : players === 1 ? 'one player' : `${players} players`

/** The names of the players at the time of the deal. */
const namesAtDeal = (record: MatchRecord, seats: readonly number[]): string =>
  namesOf({ ...record, players: playersAtDeal(record) }, seats)

function namesOf(record: Parameters<typeof listPlayerNames>[0], seats: readonly number[]): string {
  const names = listPlayerNames(record, en.play)
  return en.formatList(seats.map((seat) => names[seat]))
}
