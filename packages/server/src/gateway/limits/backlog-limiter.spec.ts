import { describe, expect, it } from 'vitest'
import { BacklogLimiter, type SlowReader } from './backlog-limiter.ts'

const cut: string[] = []

const reader = (name: string, address: string): SlowReader => ({ address, disconnect: () => cut.push(name) })

describe('Backlogs', () => {
  it('are bounded for each address: its connection with the largest is cut off', () => {
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

  it('are bounded in all: whoever has the largest is cut off, whoever comes last', () => {
    cut.length = 0
    const backlogs = new BacklogLimiter(100, 80)
    const readers = ['a', 'b', 'c', 'd'].map((address) => reader(address, address))
    for (const [i, size] of [30, 50, 20].entries()) backlogs.update(readers[i], size)
    backlogs.update(readers[3], 1)
    expect(cut).toEqual(['b'])
    backlogs.update(readers[3], 49)
    expect(cut).toEqual(['b'])
  })

  it('shrink as clients read on', () => {
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

  it('are too much in one piece as well', () => {
    cut.length = 0
    new BacklogLimiter(100, 50).update(reader('one', 'a'), 51)
    expect(cut).toEqual(['one'])
  })
})
