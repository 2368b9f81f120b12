import { describe, expect, it } from 'vitest'
import { BacklogLimiter, type SlowReader } from './backlog-limiter.ts'

const cut: string[] = []

const reader = (name: string, address: string): SlowReader => ({ address, disconnect: () => cut.push(name) })

describe('Backlog limiter', () => {
  it('disconnects the largest backlog of an address that exceeds its limit', () => {
    cut.length = 0
    const backlogs = new BacklogLimiter(1_000, 100)
    const [small, large, other] = [reader('small', 'a'), reader('large', 'a'), reader('other', 'b')]
    backlogs.update(other, 90)
    backlogs.update(large, 60)
    backlogs.update(small, 40)
    expect(cut).toEqual([])
    backlogs.update(small, 41)
    expect(cut).toEqual(['large'])
    backlogs.update(small, 100)
    expect(cut).toEqual(['large'])
  })

  it('disconnects the largest backlog of all when the total exceeds its limit', () => {
    cut.length = 0
    const backlogs = new BacklogLimiter(100, 80)
    const readers = ['a', 'b', 'c', 'd'].map((address) => reader(address, address))
    for (const [i, size] of [30, 50, 20].entries()) backlogs.update(readers[i], size)
    backlogs.update(readers[3], 1)
    expect(cut).toEqual(['b'])
    backlogs.update(readers[3], 49)
    expect(cut).toEqual(['b'])
  })

  it('tracks backlogs that shrink', () => {
    cut.length = 0
    const backlogs = new BacklogLimiter(100, 100)
    const [one, other] = [reader('one', 'a'), reader('other', 'a')]
    backlogs.update(one, 90)
    backlogs.update(one, 10)
    backlogs.update(other, 90)
    backlogs.update(one, 0)
    backlogs.update(other, 0)
    backlogs.update(one, 100)
    expect(cut).toEqual([])
  })

  it('disconnects a single backlog that exceeds the limit at once', () => {
    cut.length = 0
    new BacklogLimiter(100, 50).update(reader('one', 'a'), 51)
    expect(cut).toEqual(['one'])
  })
})
