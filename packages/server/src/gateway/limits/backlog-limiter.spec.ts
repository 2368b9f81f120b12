import { describe, expect, it } from 'vitest'
import { BacklogLimiter, type SlowReader } from './backlog-limiter.ts'

const disconnected: string[] = []

const reader = (name: string, address: string): SlowReader => ({
  address,
  disconnect: () => disconnected.push(name),
})

describe('Backlog limiter', () => {
  it('disconnects the largest backlog of an address that exceeds its limit', () => {
    disconnected.length = 0
    const backlogs = new BacklogLimiter(1_000, 100)
    const [small, large, other] = [reader('small', 'a'), reader('large', 'a'), reader('other', 'b')]
    backlogs.update(other, 90)
    backlogs.update(large, 60)
    backlogs.update(small, 40)
    expect(disconnected).toEqual([])
    backlogs.update(small, 41)
    expect(disconnected).toEqual(['large'])
    backlogs.update(small, 100)
    expect(disconnected).toEqual(['large'])
  })

  it('disconnects the largest backlog of all when the total exceeds its limit', () => {
    disconnected.length = 0
    const backlogs = new BacklogLimiter(100, 80)
    const readers = ['a', 'b', 'c', 'd'].map((address) => reader(address, address))
    for (const [i, size] of [30, 50, 20].entries()) backlogs.update(readers[i], size)
    backlogs.update(readers[3], 1)
    expect(disconnected).toEqual(['b'])
    backlogs.update(readers[3], 49)
    expect(disconnected).toEqual(['b'])
  })

  it('tracks backlogs that shrink', () => {
    disconnected.length = 0
    const backlogs = new BacklogLimiter(100, 100)
    const [one, other] = [reader('one', 'a'), reader('other', 'a')]
    backlogs.update(one, 90)
    backlogs.update(one, 10)
    backlogs.update(other, 90)
    backlogs.update(one, 0)
    backlogs.update(other, 0)
    backlogs.update(one, 100)
    expect(disconnected).toEqual([])
  })

  it('disconnects a single backlog that exceeds the limit at once', () => {
    disconnected.length = 0
    new BacklogLimiter(100, 50).update(reader('one', 'a'), 51)
    expect(disconnected).toEqual(['one'])
  })
})
