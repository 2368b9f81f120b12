import { describe, expect, it } from 'vitest'
import {
  BOT_PLEDGE,
  botsThatAdded,
  commitmentTo,
  isFair,
  jointSeed,
  leftOutIn,
  pledgeTo,
} from './fairness.ts'

const salts = ['aaaa', '', 'cccc']
const fairness = { commitment: commitmentTo('secret'), secret: 'secret', salts }
const seed = jointSeed('secret', salts)

describe('A fair deal', () => {
  it('is one whose seed follows from what was shown', () => {
    expect(isFair(seed, fairness)).toBe(true)
  })

  it('is not one where anything was changed afterwards', () => {
    expect(isFair(jointSeed('other', salts), fairness)).toBe(false)
    expect(isFair(seed, { ...fairness, commitment: commitmentTo('other') })).toBe(false)
    expect(isFair(seed, { ...fairness, secret: 'other' })).toBe(false)
    expect(isFair(seed, { ...fairness, salts: ['aaab', '', 'cccc'] })).toBe(false)
    const other = { commitment: commitmentTo('other'), secret: 'other', salts }
    expect(isFair(seed, other)).toBe(false)
  })

  it('hangs on who added what, in which seat', () => {
    const lists = [[], [''], ['', ''], ['a', 'b'], ['b', 'a'], ['ab'], ['a,b'], ['a","b'], ['a', 'b', '']]
    expect(new Set(lists.map((list) => jointSeed('secret', list))).size).toBe(lists.length)
    expect(jointSeed('secret', ['a'])).not.toBe(jointSeed('secret","a', []))
  })

  it('is not one where a value is not what its player was bound to before', () => {
    const pledges = salts.map((salt) => (salt === '' ? '' : pledgeTo(fairness.commitment, salt)))
    expect(isFair(seed, { ...fairness, pledges })).toBe(true)
    const wrong = [
      pledges.slice(0, 2),
      [...pledges, ''],
      pledges.with(0, ''),
      pledges.with(0, pledges[2]),
      pledges.with(2, pledgeTo(commitmentTo('other'), 'cccc')),
    ]
    for (const list of wrong) expect(isFair(seed, { ...fairness, pledges: list })).toBe(false)
  })

  it('leaves out who is bound and shows nothing, and says who', () => {
    const pledges = ['aaaa', 'bbbb', 'cccc'].map((salt) => pledgeTo(fairness.commitment, salt))
    expect(isFair(seed, { ...fairness, pledges })).toBe(true)
    expect(leftOutIn({ ...fairness, pledges })).toEqual([1])
    expect(leftOutIn(fairness)).toEqual([])
  })

  it('is not one to which a bot has added anything, and says which bot', () => {
    const pledges = [pledgeTo(fairness.commitment, 'aaaa'), BOT_PLEDGE, BOT_PLEDGE]
    const honest = { ...fairness, salts: ['aaaa', '', ''], pledges }
    expect(isFair(jointSeed('secret', honest.salts), honest)).toBe(true)
    expect([botsThatAdded(honest), leftOutIn(honest)]).toEqual([[], []])
    expect(isFair(seed, { ...fairness, pledges })).toBe(false)
    expect(botsThatAdded({ ...fairness, pledges })).toEqual([2])
  })

  it('commits by something that does not give the secret or the seed away', () => {
    expect(commitmentTo('secret')).toMatch(/^[0-9a-f]{64}$/)
    expect(jointSeed('secret', [])).not.toBe(commitmentTo('secret'))
  })

  it('stays what it is, so that old matches can be verified for ever', () => {
    expect(commitmentTo('secret')).toBe('8e10af3b09ef9710f41eb65f74128e71c1b440cf807fc5693e8be01775d4fe99')
    expect(pledgeTo(fairness.commitment, 'aaaa')).toBe(
      '86acf9aad517485b3fe9468bded592fb7cb3595b55c748326081d5db4e913769',
    )
    expect(seed).toBe('925bd682f4f063f07dfd647c13760f725fbcfdad5ab309c17061e4cb56f78ace')
  })
})
