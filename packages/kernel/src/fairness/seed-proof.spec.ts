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

const playerSeeds = ['aaaa', '', 'cccc']
const serverCommitment = commitToServerSeed('secret')
const proof = {
  serverCommitment,
  serverSeed: 'secret',
  playerSeeds,
  playerCommitments: playerSeeds.map((playerSeed) =>
    playerSeed === '' ? '' : commitToPlayerSeed(serverCommitment, playerSeed),
  ),
}
const seed = combineSeeds('secret', playerSeeds)

describe('A seed proof', () => {
  it('is valid if the seed follows from the revealed values', () => {
    expect(isValidSeedProof(seed, proof)).toBe(true)
  })

  it('is invalid if any value was changed afterwards', () => {
    expect(isValidSeedProof(combineSeeds('other', playerSeeds), proof)).toBe(false)
    expect(isValidSeedProof(seed, { ...proof, serverCommitment: commitToServerSeed('other') })).toBe(false)
    expect(isValidSeedProof(seed, { ...proof, serverSeed: 'other' })).toBe(false)
    expect(isValidSeedProof(seed, { ...proof, playerSeeds: ['aaab', '', 'cccc'] })).toBe(false)
    const other = { ...proof, serverCommitment: commitToServerSeed('other'), serverSeed: 'other' }
    expect(isValidSeedProof(seed, other)).toBe(false)
  })

  it('depends on which seat contributed which seed', () => {
    const lists = [[], [''], ['', ''], ['a', 'b'], ['b', 'a'], ['ab'], ['a,b'], ['a","b'], ['a', 'b', '']]
    expect(new Set(lists.map((list) => combineSeeds('secret', list))).size).toBe(lists.length)
    expect(combineSeeds('secret', ['a'])).not.toBe(combineSeeds('secret","a', []))
  })

  it('is invalid if a player seed does not match its commitment', () => {
    const { playerCommitments } = proof
    const wrong = [
      playerCommitments.slice(0, 2),
      [...playerCommitments, ''],
      playerCommitments.with(0, ''),
      playerCommitments.with(0, playerCommitments[2]),
      playerCommitments.with(2, commitToPlayerSeed(commitToServerSeed('other'), 'cccc')),
    ]
    for (const list of wrong)
      expect(isValidSeedProof(seed, { ...proof, playerCommitments: list })).toBe(false)
  })

  it('accepts a commitment without a revealed seed, and names the seat', () => {
    const playerCommitments = ['aaaa', 'bbbb', 'cccc'].map((playerSeed) =>
      commitToPlayerSeed(proof.serverCommitment, playerSeed),
    )
    expect(isValidSeedProof(seed, { ...proof, playerCommitments: playerCommitments })).toBe(true)
    expect(findUnrevealedSeats({ ...proof, playerCommitments: playerCommitments })).toEqual([1])
    expect(findUnrevealedSeats(proof)).toEqual([])
  })

  it('is invalid if a bot contributed a seed, and names the bot', () => {
    const playerCommitments = [
      commitToPlayerSeed(proof.serverCommitment, 'aaaa'),
      BOT_COMMITMENT,
      BOT_COMMITMENT,
    ]
    const honest = { ...proof, playerSeeds: ['aaaa', '', ''], playerCommitments }
    expect(isValidSeedProof(combineSeeds('secret', honest.playerSeeds), honest)).toBe(true)
    expect([findBotsWithSeed(honest), findUnrevealedSeats(honest)]).toEqual([[], []])
    expect(isValidSeedProof(seed, { ...proof, playerCommitments: playerCommitments })).toBe(false)
    expect(findBotsWithSeed({ ...proof, playerCommitments: playerCommitments })).toEqual([2])
  })

  it('has commitments that reveal neither the server seed nor the joint seed', () => {
    expect(commitToServerSeed('secret')).toMatch(/^[0-9a-f]{64}$/)
    expect(combineSeeds('secret', [])).not.toBe(commitToServerSeed('secret'))
  })

  it('keeps its published format, so that old matches stay verifiable', () => {
    expect(commitToServerSeed('secret')).toBe(
      '8e10af3b09ef9710f41eb65f74128e71c1b440cf807fc5693e8be01775d4fe99',
    )
    expect(commitToPlayerSeed(proof.serverCommitment, 'aaaa')).toBe(
      '86acf9aad517485b3fe9468bded592fb7cb3595b55c748326081d5db4e913769',
    )
    expect(seed).toBe('925bd682f4f063f07dfd647c13760f725fbcfdad5ab309c17061e4cb56f78ace')
  })
})
