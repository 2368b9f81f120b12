import { describe, expect, it } from 'vitest'
import {
  BOT_COMMITMENT,
  combineSeeds,
  commitToPlayerSeed,
  commitToServerSeed,
  findBotsWithSeed,
  findUnrevealedSeats,
  isValidSeedProof,
} from './seed-proof.ts'

const salts = ['aaaa', '', 'cccc']
const commitment = commitToServerSeed('secret')
const fairness = {
  commitment,
  secret: 'secret',
  salts,
  pledges: salts.map((salt) => (salt === '' ? '' : commitToPlayerSeed(commitment, salt))),
}
const seed = combineSeeds('secret', salts)

describe('A fair deal', () => {
  it('is one whose seed follows from what was shown', () => {
    expect(isValidSeedProof(seed, fairness)).toBe(true)
  })

  it('is not one where anything was changed afterwards', () => {
    expect(isValidSeedProof(combineSeeds('other', salts), fairness)).toBe(false)
    expect(isValidSeedProof(seed, { ...fairness, serverCommitment: commitToServerSeed('other') })).toBe(false)
    expect(isValidSeedProof(seed, { ...fairness, serverSeed: 'other' })).toBe(false)
    expect(isValidSeedProof(seed, { ...fairness, playerSeeds: ['aaab', '', 'cccc'] })).toBe(false)
    const other = { ...fairness, commitment: commitToServerSeed('other'), secret: 'other' }
    expect(isValidSeedProof(seed, other)).toBe(false)
  })

  it('hangs on who added what, in which seat', () => {
    const lists = [[], [''], ['', ''], ['a', 'b'], ['b', 'a'], ['ab'], ['a,b'], ['a","b'], ['a', 'b', '']]
    expect(new Set(lists.map((list) => combineSeeds('secret', list))).size).toBe(lists.length)
    expect(combineSeeds('secret', ['a'])).not.toBe(combineSeeds('secret","a', []))
  })

  it('is not one where a value is not what its player was bound to before', () => {
    const { pledges } = fairness
    const wrong = [
      pledges.slice(0, 2),
      [...pledges, ''],
      pledges.with(0, ''),
      pledges.with(0, pledges[2]),
      pledges.with(2, commitToPlayerSeed(commitToServerSeed('other'), 'cccc')),
    ]
    for (const list of wrong)
      expect(isValidSeedProof(seed, { ...fairness, playerCommitments: list })).toBe(false)
  })

  it('leaves out who is bound and shows nothing, and says who', () => {
    const pledges = ['aaaa', 'bbbb', 'cccc'].map((salt) => commitToPlayerSeed(fairness.commitment, salt))
    expect(isValidSeedProof(seed, { ...fairness, playerCommitments: pledges })).toBe(true)
    expect(findUnrevealedSeats({ ...fairness, playerCommitments: pledges })).toEqual([1])
    expect(findUnrevealedSeats(fairness)).toEqual([])
  })

  it('is not one to which a bot has added anything, and says which bot', () => {
    const pledges = [commitToPlayerSeed(fairness.commitment, 'aaaa'), BOT_COMMITMENT, BOT_COMMITMENT]
    const honest = { ...fairness, salts: ['aaaa', '', ''], pledges }
    expect(isValidSeedProof(combineSeeds('secret', honest.salts), honest)).toBe(true)
    expect([findBotsWithSeed(honest), findUnrevealedSeats(honest)]).toEqual([[], []])
    expect(isValidSeedProof(seed, { ...fairness, playerCommitments: pledges })).toBe(false)
    expect(findBotsWithSeed({ ...fairness, playerCommitments: pledges })).toEqual([2])
  })

  it('commits by something that does not give the secret or the seed away', () => {
    expect(commitToServerSeed('secret')).toMatch(/^[0-9a-f]{64}$/)
    expect(combineSeeds('secret', [])).not.toBe(commitToServerSeed('secret'))
  })

  it('stays what it is, so that old matches can be verified for ever', () => {
    expect(commitToServerSeed('secret')).toBe(
      '8e10af3b09ef9710f41eb65f74128e71c1b440cf807fc5693e8be01775d4fe99',
    )
    expect(commitToPlayerSeed(fairness.commitment, 'aaaa')).toBe(
      '86acf9aad517485b3fe9468bded592fb7cb3595b55c748326081d5db4e913769',
    )
    expect(seed).toBe('925bd682f4f063f07dfd647c13760f725fbcfdad5ab309c17061e4cb56f78ace')
  })
})
