import { GAMES } from '@slapwise/games'
import {
  type AnyMatch,
  askBot,
  BOT_COMMITMENT,
  combineSeeds,
  commitToPlayerSeed,
  commitToServerSeed,
  createRandom,
  createRecord,
  DecisionLog,
  Match,
  type MatchRecord,
  withDigest,
} from '@slapwise/kernel'
import { describe, expect, it } from 'vitest'
import { checkDeal } from './check-deal.ts'
import type { DealEvidence } from './deal-auditor.ts'

const game = GAMES.defaultGame
const serverSeed = '5ec2e7'
const serverCommitment = commitToServerSeed(serverSeed)
const OWN = 'ada0ada0'
const playerCommitments = [
  commitToPlayerSeed(serverCommitment, OWN),
  BOT_COMMITMENT,
  commitToPlayerSeed(serverCommitment, 'ce00ce00'),
]
const settings = game.settingsSchema.parse({ players: 3, limit: 'none' })
const { players: _, ...roomSettings } = settings
const names = ['Ada', null, 'Cem']

const viewOf = (match: AnyMatch, seat: number) => ({
  table: game.publicView(match),
  own: game.ownView(match, seat),
})

const throughSocket = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

/** A match dealt from these seeds: its record, and the evidence that Ada's client has collected. */
function playMatch(playerSeeds: readonly string[], seed = combineSeeds(serverSeed, playerSeeds)) {
  const match: AnyMatch = Match.start(game.createRules(settings, game.latestRulesVersion), seed, true)
  const dealtView = throughSocket(viewOf(match, 0))
  const log = new DecisionLog()
  const random = createRandom('bots')
  while (!match.isOver)
    for (const { seat } of match.prompts) {
      const answer = askBot(game, game.bots.chaotic, match, seat, random)
      match.answer(seat, answer)
      log.push(seat, answer)
    }
  const matchStart = { game, rulesVersion: game.latestRulesVersion, settings, seed }
  const seedProof = { serverCommitment, serverSeed, playerSeeds: [...playerSeeds], playerCommitments }
  const record = { ...createRecord(matchStart, match, log), seedProof, players: ['Ada', 'bot 2', 'Cem'] }
  const closedCommitments = {
    serverCommitment,
    playerCommitments,
    seat: 0,
    game: game.id,
    rulesVersion: game.latestRulesVersion,
    settings: throughSocket(roomSettings),
    hasCommittedBots: false,
  }
  const finalView = { table: throughSocket(game.publicView(match)), names }
  const evidence: DealEvidence = {
    match: 1,
    serverCommitment,
    playerSeed: OWN,
    closedCommitments,
    dealtView,
    finalView,
  }
  return { record: throughSocket(withDigest(record)), evidence }
}

const { record, evidence } = playMatch([OWN, '', 'ce00ce00'])
const verdict = (records: MatchRecord, seen: DealEvidence | null = evidence) =>
  checkDeal(GAMES, seen, records)

describe('Checking a deal with own evidence', () => {
  it('returns fair if everything matches', () => {
    expect(verdict(record)).toEqual({ kind: 'fair', digest: record.digest, unrevealedPlayers: [] })
  })

  it('lists players whose seed was not revealed', () => {
    const other = playMatch([OWN, '', ''])
    expect(verdict(other.record, other.evidence)).toMatchObject({ kind: 'fair', unrevealedPlayers: ['Cem'] })
  })

  it('is inconclusive if the own seed was left out', () => {
    const other = playMatch(['', '', 'ce00ce00'])
    expect(verdict(other.record, other.evidence)).toMatchObject({
      kind: 'inconclusive',
      doubt: 'seed-left-out',
    })
  })

  it('is inconclusive if only the server contributed, or the evidence is incomplete', () => {
    const serverOnly = playMatch(['', '', ''])
    expect(verdict(serverOnly.record, serverOnly.evidence)).toMatchObject({
      kind: 'inconclusive',
      doubt: 'server-only',
    })
    const incomplete = [null, { ...evidence, dealtView: null }, { ...evidence, closedCommitments: null }]
    for (const seen of incomplete)
      expect(verdict(record, seen)).toMatchObject({ kind: 'inconclusive', doubt: 'not-observed' })
    const another = { ...evidence, playerSeed: 'of another device' }
    expect(verdict(record, another)).toMatchObject({ kind: 'inconclusive', doubt: 'not-observed' })
  })

  it('is inconclusive if a bot has a commitment and its origin was not observed', () => {
    const commitments = {
      ...evidence,
      closedCommitments: { ...evidence.closedCommitments!, hasCommittedBots: true },
    }
    expect(verdict(record, commitments)).toMatchObject({ kind: 'inconclusive', doubt: 'not-observed' })
  })

  it('accepts unknown settings of newer rules', () => {
    const rulesVersion = game.latestRulesVersion + 1
    const closedCommitments = {
      ...evidence.closedCommitments!,
      rulesVersion: rulesVersion,
      settings: { ofTomorrow: true },
    }
    const records = withDigest({ ...record, rulesVersion, settings: { players: 3, ofTomorrow: true } })
    expect(verdict(records, { ...evidence, closedCommitments })).toEqual({
      kind: 'unverifiable',
      missing: 'rules',
    })
  })

  it('reports unknown rules as unverifiable', () => {
    const newer = withDigest({ ...record, rulesVersion: game.latestRulesVersion + 1 })
    expect(verdict(newer, null)).toEqual({ kind: 'unverifiable', missing: 'rules' })
  })
})

/** Ben has left during the match. */
const seatHistory = [
  [{ player: 'Ada', fromDecision: 0 }],
  [
    { player: 'Ben', fromDecision: 0 },
    { player: 'bot 2', fromDecision: 7 },
  ],
  [{ player: 'Cem', fromDecision: 0 }],
]

describe('Checking a deal after a seat was taken over', () => {
  it('returns fair, also for the player who left the seat', () => {
    expect(verdict(withDigest({ ...record, seatHistory }))).toMatchObject({ kind: 'fair' })
  })

  it('names the player at the deal if their seed was not revealed', () => {
    const other = playMatch([OWN, '', ''])
    const [ada, ben] = seatHistory
    const cem = [
      { player: 'Eve', fromDecision: 0 },
      { player: 'Cem', fromDecision: 7 },
    ]
    const records = withDigest({ ...other.record, seatHistory: [ada, ben, cem] })
    expect(verdict(records, other.evidence)).toMatchObject({ kind: 'fair', unrevealedPlayers: ['Eve'] })
  })

  it('is inconclusive for the player who took the seat over', () => {
    expect(verdict(withDigest({ ...record, seatHistory }), null)).toMatchObject({ doubt: 'not-observed' })
  })
})

describe('Checking the deal of a cheating server', () => {
  const check = (records: unknown, seen = evidence) => checkDeal(GAMES, seen, records)
  const { seedProof } = record

  it('detects player seeds that were changed after the reveal', () => {
    const chosen = 'c0ffee00'
    const playerSeeds = [OWN, '', chosen]
    const forged = playMatch(playerSeeds).record
    const made = playerCommitments.with(2, commitToPlayerSeed(serverCommitment, chosen))
    expect(
      check(withDigest({ ...forged, seedProof: { ...forged.seedProof!, playerCommitments: made } })),
    ).toEqual({
      kind: 'violated',
      violation: 'commitments',
    })
  })

  it('detects a server seed that was changed after the reveal', () => {
    const other = {
      serverCommitment: commitToServerSeed('other'),
      serverSeed: 'other',
      playerSeeds: seedProof!.playerSeeds,
    }
    const seed = combineSeeds('other', other.playerSeeds)
    const kept = playMatch(other.playerSeeds, seed).record
    const commitments = other.playerSeeds.map((playerSeed) =>
      playerSeed === '' ? '' : commitToPlayerSeed(other.serverCommitment, playerSeed),
    )
    expect(check(withDigest({ ...kept, seedProof: { ...other, playerCommitments: commitments } }))).toEqual({
      kind: 'violated',
      violation: 'seed',
    })
  })

  it('detects that other cards were dealt than the seed gives', () => {
    const dealt = playMatch(seedProof!.playerSeeds, 'a better one')
    expect(check(record, dealt.evidence)).toEqual({ kind: 'violated', violation: 'cards' })
    expect(check(dealt.record, dealt.evidence)).toEqual({ kind: 'violated', violation: 'seed' })
  })

  it('detects a seed contributed for a bot, whatever its commitment', () => {
    const chosen = 'b0700b07'
    const playerSeeds = [OWN, chosen, 'ce00ce00']
    const { record: forged, evidence: seen } = playMatch(playerSeeds)
    const commitments = playerCommitments.with(1, commitToPlayerSeed(serverCommitment, chosen))
    for (const records of [
      forged,
      withDigest({ ...forged, seedProof: { ...forged.seedProof!, playerCommitments: commitments } }),
    ])
      expect(check(records, seen)).toEqual({ kind: 'violated', violation: 'bots' })
  })

  it('detects invalid settings in the closed commitments', () => {
    const settings = { handSize: 'as many as I like' }
    const closedCommitments = { ...evidence.closedCommitments!, settings }
    expect(check(record, { ...evidence, closedCommitments })).toEqual({
      kind: 'violated',
      violation: 'terms',
    })
  })

  it('detects dropped commitments', () => {
    const nothing = seedProof!.playerCommitments.map(() => '')
    const bare = { ...seedProof!, playerSeeds: nothing, playerCommitments: nothing }
    const seed = combineSeeds(bare.serverSeed, nothing)
    expect(check(withDigest({ ...record, seed, seedProof: bare }))).toEqual({
      kind: 'violated',
      violation: 'commitments',
    })
    expect(check(withDigest({ ...record, seedProof: undefined }))).toEqual({
      kind: 'violated',
      violation: 'seed',
    })
  })

  it('detects changed settings, decisions, results and names', () => {
    const { finalView } = evidence
    const otherEnd = { ...finalView!, table: { ...finalView!.table, scores: [1, 2, 3] } }
    const records: [unknown, string][] = [
      [withDigest({ ...record, settings: { ...record.settings, handSize: 9 } }), 'terms'],
      [withDigest({ ...record, decisions: record.decisions.slice(1) }), 'replay'],
      [withDigest({ ...record, players: ['Ada', 'bot 2', 'Dia'] }), 'names'],
      [
        withDigest({ ...record, seatHistory: seatHistory.with(2, [{ player: 'Dia', fromDecision: 0 }]) }),
        'names',
      ],
      [{ ...record, players: ['Ada', 'bot 2', 'Dia'] }, 'digest'],
      [{ ...record, digest: undefined }, 'record'],
      [{ nonsense: true }, 'record'],
    ]
    for (const [forged, violation] of records) expect(check(forged)).toEqual({ kind: 'violated', violation })
    expect(check(record, { ...evidence, finalView: otherEnd })).toEqual({
      kind: 'violated',
      violation: 'end',
    })
    expect(
      check(record, { ...evidence, closedCommitments: { ...evidence.closedCommitments!, rulesVersion: 0 } }),
    ).toEqual({
      kind: 'violated',
      violation: 'terms',
    })
  })
})
