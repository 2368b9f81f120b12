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

const seenIn = (match: AnyMatch, seat: number) => ({
  table: game.publicView(match),
  own: game.ownView(match, seat),
})

const throughSocket = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

/** A match that was dealt from these values, as the server tells it and as Ada saw it. */
function played(playerSeeds: readonly string[], seed = combineSeeds(serverSeed, playerSeeds)) {
  const match: AnyMatch = Match.start(game.createRules(settings, game.latestRulesVersion), seed, true)
  const opening = throughSocket(seenIn(match, 0))
  const log = new DecisionLog()
  const random = createRandom('bots')
  while (!match.isOver)
    for (const { seat } of match.prompts) {
      const answer = askBot(game, game.bots.chaotic, match, seat, random)
      match.answer(seat, answer)
      log.push(seat, answer)
    }
  const beginning = { game, rulesVersion: game.latestRulesVersion, settings, seed }
  const seedProof = { serverCommitment, serverSeed, playerSeeds: [...playerSeeds], playerCommitments }
  const record = { ...createRecord(beginning, match, log), seedProof, players: ['Ada', 'bot 2', 'Cem'] }
  const closing = {
    serverCommitment,
    playerCommitments,
    seat: 0,
    game: game.id,
    rulesVersion: game.latestRulesVersion,
    settings: throughSocket(roomSettings),
    hasCommittedBots: false,
  }
  const ending = { table: throughSocket(game.publicView(match)), names }
  const evidence: DealEvidence = {
    match: 1,
    serverCommitment,
    playerSeed: OWN,
    closedCommitments: closing,
    dealtView: opening,
    finalView: ending,
  }
  return { record: throughSocket(withDigest(record)), evidence }
}

const { record, evidence } = played([OWN, '', 'ce00ce00'])
const verdict = (told: MatchRecord, seen: DealEvidence | null = evidence) => checkDeal(GAMES, seen, told)

describe('Whoever had a part in a deal', () => {
  it('knows that it was fair', () => {
    expect(verdict(record)).toEqual({ kind: 'fair', digest: record.digest, unrevealedPlayers: [] })
  })

  it('knows who was left out', () => {
    const other = played([OWN, '', ''])
    expect(verdict(other.record, other.evidence)).toMatchObject({ kind: 'fair', unrevealedPlayers: ['Cem'] })
  })

  it('is not sure where their own value was left out', () => {
    const other = played(['', '', 'ce00ce00'])
    expect(verdict(other.record, other.evidence)).toMatchObject({
      kind: 'inconclusive',
      doubt: 'seed-left-out',
    })
  })

  it('is not sure where the server alone dealt, or where they have not seen all of it', () => {
    const alone = played(['', '', ''])
    expect(verdict(alone.record, alone.evidence)).toMatchObject({
      kind: 'inconclusive',
      doubt: 'server-only',
    })
    const notThere = [null, { ...evidence, dealtView: null }, { ...evidence, closedCommitments: null }]
    for (const seen of notThere)
      expect(verdict(record, seen)).toMatchObject({ kind: 'inconclusive', doubt: 'not-observed' })
    const another = { ...evidence, playerSeed: 'of another device' }
    expect(verdict(record, another)).toMatchObject({ kind: 'inconclusive', doubt: 'not-observed' })
  })

  it('is not sure where a bot is bound to something, and they did not see how that came about', () => {
    const bound = {
      ...evidence,
      closedCommitments: { ...evidence.closedCommitments!, hasCommittedBots: true },
    }
    expect(verdict(record, bound)).toMatchObject({ kind: 'inconclusive', doubt: 'not-observed' })
  })

  it('does not know settings of rules that are newer than theirs', () => {
    const rulesVersion = game.latestRulesVersion + 1
    const closing = {
      ...evidence.closedCommitments!,
      rulesVersion: rulesVersion,
      settings: { ofTomorrow: true },
    }
    const told = withDigest({ ...record, rulesVersion, settings: { players: 3, ofTomorrow: true } })
    expect(verdict(told, { ...evidence, closedCommitments: closing })).toEqual({
      kind: 'unverifiable',
      missing: 'rules',
    })
  })

  it('says so where nobody here knows the rules', () => {
    const newer = withDigest({ ...record, rulesVersion: game.latestRulesVersion + 1 })
    expect(verdict(newer, null)).toEqual({ kind: 'unverifiable', missing: 'rules' })
  })
})

/** Ben has left in the middle of it. */
const seatHistory = [
  [{ player: 'Ada', fromDecision: 0 }],
  [
    { player: 'Ben', fromDecision: 0 },
    { player: 'bot 2', fromDecision: 7 },
  ],
  [{ player: 'Cem', fromDecision: 0 }],
]

describe('Where a seat was taken over', () => {
  it('the deal is as fair as it was, also for who has given it up', () => {
    expect(verdict(withDigest({ ...record, seatHistory }))).toMatchObject({ kind: 'fair' })
  })

  it('whoever pledged for it is named where the value came too late, whoever plays there at the end', () => {
    const other = played([OWN, '', ''])
    const [ada, ben] = seatHistory
    const cem = [
      { player: 'Eve', fromDecision: 0 },
      { player: 'Cem', fromDecision: 7 },
    ]
    const told = withDigest({ ...other.record, seatHistory: [ada, ben, cem] })
    expect(verdict(told, other.evidence)).toMatchObject({ kind: 'fair', unrevealedPlayers: ['Eve'] })
  })

  it('whoever has taken it over had no part in the deal, and is not sure', () => {
    expect(verdict(withDigest({ ...record, seatHistory }), null)).toMatchObject({ doubt: 'not-observed' })
  })
})

describe('A server that lies', () => {
  const lies = (told: unknown, seen = evidence) => checkDeal(GAMES, seen, told)
  const { seedProof } = record

  it('about the values, after it has seen them, is found out by who pledged', () => {
    const chosen = 'c0ffee00'
    const salts = [OWN, '', chosen]
    const lie = played(salts).record
    const made = playerCommitments.with(2, commitToPlayerSeed(serverCommitment, chosen))
    expect(lies(withDigest({ ...lie, seedProof: { ...lie.seedProof!, playerCommitments: made } }))).toEqual({
      kind: 'violated',
      violation: 'commitments',
    })
  })

  it('about its secret, after it has seen the values, is found out', () => {
    const other = {
      serverCommitment: commitToServerSeed('other'),
      serverSeed: 'other',
      playerSeeds: seedProof!.playerSeeds,
    }
    const seed = combineSeeds('other', other.playerSeeds)
    const kept = played(other.playerSeeds, seed).record
    const bound = other.playerSeeds.map((salt) =>
      salt === '' ? '' : commitToPlayerSeed(other.serverCommitment, salt),
    )
    expect(lies(withDigest({ ...kept, seedProof: { ...other, playerCommitments: bound } }))).toEqual({
      kind: 'violated',
      violation: 'seed',
    })
  })

  it('about what was dealt is found out by who saw their cards', () => {
    const dealt = played(seedProof!.playerSeeds, 'a better one')
    expect(lies(record, dealt.evidence)).toEqual({ kind: 'violated', violation: 'cards' })
    expect(lies(dealt.record, dealt.evidence)).toEqual({ kind: 'violated', violation: 'seed' })
  })

  it('has a bot add something, and is found out whatever it says of it', () => {
    const chosen = 'b0700b07'
    const salts = [OWN, chosen, 'ce00ce00']
    const { record: lie, evidence: seen } = played(salts)
    const bound = playerCommitments.with(1, commitToPlayerSeed(serverCommitment, chosen))
    for (const told of [
      lie,
      withDigest({ ...lie, seedProof: { ...lie.seedProof!, playerCommitments: bound } }),
    ])
      expect(lies(told, seen)).toEqual({ kind: 'violated', violation: 'bots' })
  })

  it('shows settings that nobody can play when pledges are closed, and is found out', () => {
    const settings = { handSize: 'as many as I like' }
    const closing = { ...evidence.closedCommitments!, settings }
    expect(lies(record, { ...evidence, closedCommitments: closing })).toEqual({
      kind: 'violated',
      violation: 'terms',
    })
  })

  it('drops what was pledged, and is found out', () => {
    const nothing = seedProof!.playerCommitments.map(() => '')
    const bare = { ...seedProof!, playerSeeds: nothing, playerCommitments: nothing }
    const seed = combineSeeds(bare.serverSeed, nothing)
    expect(lies(withDigest({ ...record, seed, seedProof: bare }))).toEqual({
      kind: 'violated',
      violation: 'commitments',
    })
    expect(lies(withDigest({ ...record, seedProof: undefined }))).toEqual({
      kind: 'violated',
      violation: 'seed',
    })
  })

  it('about settings, decisions, the end or names is found out', () => {
    const { finalView } = evidence
    const otherEnd = { ...finalView!, table: { ...finalView!.table, scores: [1, 2, 3] } }
    const told: [unknown, string][] = [
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
    for (const [lie, violation] of told) expect(lies(lie)).toEqual({ kind: 'violated', violation })
    expect(lies(record, { ...evidence, finalView: otherEnd })).toEqual({ kind: 'violated', violation: 'end' })
    expect(
      lies(record, { ...evidence, closedCommitments: { ...evidence.closedCommitments!, rulesVersion: 0 } }),
    ).toEqual({
      kind: 'violated',
      violation: 'terms',
    })
  })
})
