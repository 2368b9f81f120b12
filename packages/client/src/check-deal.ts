import {
  BOT_PLEDGE,
  botsThatAdded,
  canonical,
  digestOf,
  type Games,
  hasWholeSeatings,
  isFair,
  leftOutIn,
  type MatchRecord,
  playersAtDeal,
  pledgeTo,
  recordSchema,
  replay,
} from '@slapwise/kernel'
import type { Closing, Testimony } from './witness.ts'

/** What one can be sure of about a match that is over. */
export type Verdict =
  /** Nobody can have chosen the deal: one's own value is in it, and all is as one saw it. */
  | { readonly kind: 'fair'; readonly digest: string; readonly leftOut: readonly string[] }
  /** All that can be checked holds, but it does not rule out that somebody chose the deal. */
  | { readonly kind: 'unsure'; readonly digest: string; readonly because: Doubt }
  /** The record is not true. */
  | { readonly kind: 'false'; readonly why: Falsehood }
  /** Nobody here knows the rules, or the record has not come. */
  | { readonly kind: 'unknown'; readonly lacking: 'rules' | 'record' }

/** The server alone dealt; one's own value came too late; this device has not seen it all. */
export type Doubt = 'alone' | 'left-out' | 'not-there'

export type Falsehood =
  | 'record'
  | 'digest'
  | 'seed'
  | 'pledges'
  /** A value was added for a bot. */
  | 'bots'
  | 'terms'
  | 'replay'
  | 'cards'
  | 'end'
  | 'names'

/** Compares what the server says about a match with what one has seen of it. */
export function checkDeal(games: Games, testimony: Testimony | null, json: unknown): Verdict {
  const parsed = recordSchema.safeParse(json)
  if (!parsed.success) return { kind: 'false', why: 'record' }
  const record = parsed.data
  const why = lieIn(record) ?? (testimony && contradiction(games, record, testimony))
  if (why) return { kind: 'false', why }
  const seen = playAgain(games, record, testimony)
  if (seen === 'unknown') return { kind: 'unknown', lacking: 'rules' }
  if (seen) return { kind: 'false', why: seen }
  const digest = digestOf(record)
  const because = doubtAbout(record, testimony)
  return because
    ? { kind: 'unsure', digest, because }
    : { kind: 'fair', digest, leftOut: namesLeftOut(record) }
}

/** What is wrong with a record, whoever looks at it. */
function lieIn(record: MatchRecord): Falsehood | null {
  const { digest, fairness, seed } = record
  if (digest !== digestOf(record)) return 'digest'
  if (fairness && botsThatAdded(fairness).length > 0) return 'bots'
  if (!fairness || !isFair(seed, fairness)) return 'seed'
  return hasWholeSeatings(record) ? null : 'names'
}

/** What was closed must be what it was dealt from. */
function contradiction(
  games: Games,
  record: MatchRecord,
  { closing, commitment }: Testimony,
): Falsehood | null {
  const fairness = record.fairness!
  if (commitment !== fairness.commitment) return 'seed'
  if (!closing) return null
  if (closing.commitment !== commitment) return 'seed'
  if (closing.pledges.some((pledge, seat) => pledge === BOT_PLEDGE && fairness.salts[seat])) return 'bots'
  if (canonical(closing.pledges) !== canonical(fairness.pledges)) return 'pledges'
  return isAsAgreed(games, record, closing) ? null : 'terms'
}

/** Settings that cannot be parsed are settings that nobody can have agreed on: the dealer could choose any for them later. */
function isAsAgreed(games: Games, record: MatchRecord, closing: Closing): boolean {
  if (closing.game !== record.game || closing.rules !== record.rules) return false
  const game = games.find(closing.game)
  // Rules that are not known here may have settings that are not known either: the replay says so.
  if (!game || closing.rules > game.version) return true
  const settings = game.settings.safeParse({ ...closing.settings, players: closing.pledges.length })
  return settings.success && canonical(settings.data) === canonical(record.settings)
}

/** Whether the cards that one saw are those that follow from the seed, and the end is the one that one saw. */
function playAgain(
  games: Games,
  record: MatchRecord,
  testimony: Testimony | null,
): Falsehood | 'unknown' | null {
  const game = games.find(record.game!)
  const { opening = null, ending = null } = testimony ?? {}
  let isFirst = true
  let isAsDealt = true
  let isAsEnded = true
  const problem = replay(games, record, (match, next) => {
    if (isFirst && opening)
      isAsDealt = isSame(opening, {
        table: game!.publicView(match),
        own: game!.ownView(match, opening.own.seat),
      })
    isFirst = false
    if (!next && ending) isAsEnded = isSame(ending.table, game!.publicView(match))
  })
  if (problem?.problem === 'other-game' || problem?.problem === 'other-rules') return 'unknown'
  if (!isAsDealt) return 'cards'
  if (problem) return 'replay'
  if (!isAsEnded) return 'end'
  return ending?.names && !isSame(ending.names.map(nameInRecord), record.players) ? 'names' : null
}

const nameInRecord = (name: string | null, seat: number): string => name ?? `bot ${seat + 1}`

/** As it comes through a socket. */
const isSame = (seen: unknown, said: unknown): boolean => canonical(seen) === canonical(said)

function doubtAbout({ fairness }: MatchRecord, testimony: Testimony | null): Doubt | null {
  const { salts } = fairness!
  if (salts.every((salt) => salt === '')) return 'alone'
  if (!testimony?.closing || !testimony.opening) return 'not-there'
  const { commitment, salt, closing } = testimony
  if (closing.hasBoundBots || closing.pledges[closing.seat] !== pledgeTo(commitment, salt)) return 'not-there'
  return salts[closing.seat] === salt ? null : 'left-out'
}

const namesLeftOut = (record: MatchRecord): string[] =>
  leftOutIn(record.fairness!).map((seat) => playersAtDeal(record)?.[seat] ?? `${seat + 1}`)
