import type { DealVerdict } from '@slapwise/client/check-deal'
import type { RecordCheck } from '@slapwise/kernel'
import { expect, it } from 'vitest'
import { judgeChecks, type ProofVerdict } from './proof-verdict.ts'

const DIGEST = 'd19e57'
const REPLAYED: readonly RecordCheck[] = [
  { result: 'proved', code: 'digest-fits', digest: DIGEST },
  { result: 'proved', code: 'same-end' },
  { result: 'unproved', code: 'identities-unknown' },
]
const SERVER: RecordCheck = { result: 'proved', code: 'server-seed-fits', serverCommitment: 'c0' }
const WITH_SEEDS: readonly RecordCheck[] = [
  SERVER,
  { result: 'proved', code: 'seed-follows', contributors: 2 },
  { result: 'unproved', code: 'commitments-unseen' },
  ...REPLAYED,
]
const SERVER_ALONE: readonly RecordCheck[] = [
  SERVER,
  { result: 'proved', code: 'seed-follows', contributors: 0 },
  { result: 'unproved', code: 'no-player-seed' },
  ...REPLAYED,
]
const WITHOUT_PROOF: readonly RecordCheck[] = [{ result: 'failed', code: 'no-seed-proof' }, ...REPLAYED]
const CHANGED: readonly RecordCheck[] = [...WITHOUT_PROOF, { result: 'failed', code: 'digest-differs' }]

const FAIR: DealVerdict = { kind: 'fair', digest: DIGEST, unrevealedPlayers: [] }
const VIOLATED: DealVerdict = { kind: 'violated', violation: 'commitments' }
const INCONCLUSIVE: DealVerdict = { kind: 'inconclusive', digest: DIGEST, doubt: 'not-observed' }
const UNVERIFIABLE: DealVerdict = { kind: 'unverifiable', missing: 'rules' }

it.each<[string, readonly RecordCheck[], DealVerdict | null, ProofVerdict]>([
  ['seeds of players', WITH_SEEDS, null, 'consistent'],
  ['seeds of players, and evidence of this device', WITH_SEEDS, FAIR, 'fair'],
  ['seeds of players, and evidence of a part of the deal', WITH_SEEDS, INCONCLUSIVE, 'consistent'],
  ['seeds of players, and rules that this page lacks', WITH_SEEDS, UNVERIFIABLE, 'consistent'],
  ['seeds of players, and evidence against it', WITH_SEEDS, VIOLATED, 'changed'],
  ['a seed of the server alone', SERVER_ALONE, null, 'unsure'],
  ['a seed of the server alone, and evidence against it', SERVER_ALONE, VIOLATED, 'changed'],
  ['no seed proof', WITHOUT_PROOF, null, 'unsure'],
  ['a failed check', CHANGED, null, 'changed'],
  ['a failed check, and evidence of this device', CHANGED, FAIR, 'changed'],
])('A record with %s is judged by what it proves', (_, checks, deal, verdict) => {
  expect(judgeChecks(checks, deal)).toBe(verdict)
})
