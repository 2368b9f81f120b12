import { GAMES } from '@slapwise/games'
import {
  type AnyMatch,
  askBot,
  BOT_PLEDGE,
  commitmentTo,
  DecisionLog,
  jointSeed,
  Match,
  type MatchRecord,
  pledgeTo,
  recordOf,
  sealed,
  seeded,
} from '@slapwise/kernel'
import { describe, expect, it } from 'vitest'
import { checkDeal } from './check-deal.ts'
import type { DealEvidence } from './deal-auditor.ts'

const game = GAMES.defaultGame
const secret = '5ec2e7'
const commitment = commitmentTo(secret)
const OWN = 'ada0ada0'
const pledges = [pledgeTo(commitment, OWN), BOT_PLEDGE, pledgeTo(commitment, 'ce00ce00')]
const settings = game.settingsSchema.parse({ players: 3, limit: 'none' })
const { players: _, ...roomSettings } = settings
const names = ['Ada', null, 'Cem']

const seenIn = (match: AnyMatch, seat: number) => ({
  table: game.publicView(match),
  own: game.ownView(match, seat),
})

const throughSocket = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

/** A match that was dealt from these values, as the server tells it and as Ada saw it. */
function played(salts: readonly string[], seed = jointSeed(secret, salts)) {
  const match: AnyMatch = Match.start(game.createRules(settings, game.latestRulesVersion), seed, true)
  const opening = throughSocket(seenIn(match, 0))
  const log = new DecisionLog()
  const random = seeded('bots')
  while (!match.isOver)
    for (const { seat } of match.prompts) {
      const answer = askBot(game, game.bots.chaotic, match, seat, random)
      match.answer(seat, answer)
      log.push(seat, answer)
    }
  const beginning = { game, rulesVersion: game.latestRulesVersion, settings, seed }
  const fairness = { commitment, secret, salts: [...salts], pledges }
  const record = { ...recordOf(beginning, match, log), fairness, players: ['Ada', 'bot 2', 'Cem'] }
  const closing = {
    serverCommitment: commitment,
    playerCommitments: pledges,
    seat: 0,
    game: game.id,
    rulesVersion: game.latestRulesVersion,
    settings: throughSocket(roomSettings),
    hasCommittedBots: false,
  }
  const ending = { table: throughSocket(game.publicView(match)), names }
  const evidence: DealEvidence = {
    match: 1,
    serverCommitment: commitment,
    playerSeed: OWN,
    closedCommitments: closing,
    dealtView: opening,
    finalView: ending,
  }
  return { record: throughSocket(sealed(record)), evidence }
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
    const rules = game.latestRulesVersion + 1
    const closing = { ...evidence.closedCommitments!, rulesVersion: rules, settings: { ofTomorrow: true } }
    const told = sealed({ ...record, rules, settings: { players: 3, ofTomorrow: true } })
    expect(verdict(told, { ...evidence, closedCommitments: closing })).toEqual({
      kind: 'unverifiable',
      missing: 'rules',
    })
  })

  it('says so where nobody here knows the rules', () => {
    const newer = sealed({ ...record, rules: game.latestRulesVersion + 1 })
    expect(verdict(newer, null)).toEqual({ kind: 'unverifiable', missing: 'rules' })
  })
})

/** Ben has left in the middle of it. */
const seatings = [
  [{ player: 'Ada', from: 0 }],
  [
    { player: 'Ben', from: 0 },
    { player: 'bot 2', from: 7 },
  ],
  [{ player: 'Cem', from: 0 }],
]

describe('Where a seat was taken over', () => {
  it('the deal is as fair as it was, also for who has given it up', () => {
    expect(verdict(sealed({ ...record, seatings }))).toMatchObject({ kind: 'fair' })
  })

  it('whoever pledged for it is named where the value came too late, whoever plays there at the end', () => {
    const other = played([OWN, '', ''])
    const [ada, ben] = seatings
    const cem = [
      { player: 'Eve', from: 0 },
      { player: 'Cem', from: 7 },
    ]
    const told = sealed({ ...other.record, seatings: [ada, ben, cem] })
    expect(verdict(told, other.evidence)).toMatchObject({ kind: 'fair', unrevealedPlayers: ['Eve'] })
  })

  it('whoever has taken it over had no part in the deal, and is not sure', () => {
    expect(verdict(sealed({ ...record, seatings }), null)).toMatchObject({ doubt: 'not-observed' })
  })
})

describe('A server that lies', () => {
  const lies = (told: unknown, seen = evidence) => checkDeal(GAMES, seen, told)
  const { fairness } = record

  it('about the values, after it has seen them, is found out by who pledged', () => {
    const chosen = 'c0ffee00'
    const salts = [OWN, '', chosen]
    const lie = played(salts).record
    const made = pledges.with(2, pledgeTo(commitment, chosen))
    expect(lies(sealed({ ...lie, fairness: { ...lie.fairness!, pledges: made } }))).toEqual({
      kind: 'violated',
      violation: 'commitments',
    })
  })

  it('about its secret, after it has seen the values, is found out', () => {
    const other = { commitment: commitmentTo('other'), secret: 'other', salts: fairness!.salts }
    const seed = jointSeed('other', other.salts)
    const kept = played(other.salts, seed).record
    const bound = other.salts.map((salt) => (salt === '' ? '' : pledgeTo(other.commitment, salt)))
    expect(lies(sealed({ ...kept, fairness: { ...other, pledges: bound } }))).toEqual({
      kind: 'violated',
      violation: 'seed',
    })
  })

  it('about what was dealt is found out by who saw their cards', () => {
    const dealt = played(fairness!.salts, 'a better one')
    expect(lies(record, dealt.evidence)).toEqual({ kind: 'violated', violation: 'cards' })
    expect(lies(dealt.record, dealt.evidence)).toEqual({ kind: 'violated', violation: 'seed' })
  })

  it('has a bot add something, and is found out whatever it says of it', () => {
    const chosen = 'b0700b07'
    const salts = [OWN, chosen, 'ce00ce00']
    const { record: lie, evidence: seen } = played(salts)
    const bound = pledges.with(1, pledgeTo(commitment, chosen))
    for (const told of [lie, sealed({ ...lie, fairness: { ...lie.fairness!, pledges: bound } })])
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
    const nothing = fairness!.pledges.map(() => '')
    const bare = { ...fairness!, salts: nothing, pledges: nothing }
    const seed = jointSeed(bare.secret, nothing)
    expect(lies(sealed({ ...record, seed, fairness: bare }))).toEqual({
      kind: 'violated',
      violation: 'commitments',
    })
    expect(lies(sealed({ ...record, fairness: undefined }))).toEqual({ kind: 'violated', violation: 'seed' })
  })

  it('about settings, decisions, the end or names is found out', () => {
    const { finalView: ending } = evidence
    const otherEnd = { ...ending!, table: { ...ending!.table, scores: [1, 2, 3] } }
    const told: [unknown, string][] = [
      [sealed({ ...record, settings: { ...record.settings, handSize: 9 } }), 'terms'],
      [sealed({ ...record, decisions: record.decisions.slice(1) }), 'replay'],
      [sealed({ ...record, players: ['Ada', 'bot 2', 'Dia'] }), 'names'],
      [sealed({ ...record, seatings: seatings.with(2, [{ player: 'Dia', from: 0 }]) }), 'names'],
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
