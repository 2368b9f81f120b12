import { describe, expect, it } from 'vitest'
import { Backlogs, type SlowReader } from './backlogs.ts'

const cut: string[] = []

const reader = (name: string, address: string): SlowReader => ({ address, cutOff: () => cut.push(name) })

describe('Backlogs', () => {
  it('are bounded for each address: its connection with the largest is cut off', () => {
    cut.length = 0
    const backlogs = new Backlogs(1_000, 100)
    const [small, large, other] = [reader('small', 'a'), reader('large', 'a'), reader('other', 'b')]
    backlogs.note(other, 90)
    backlogs.note(large, 60)
    backlogs.note(small, 40)
    expect(cut).toEqual([])
    backlogs.note(small, 41)
    expect(cut).toEqual(['large'])
    backlogs.note(small, 100)
    expect(cut).toEqual(['large'])
  })

  it('are bounded in all: whoever has the largest is cut off, whoever comes last', () => {
    cut.length = 0
    const backlogs = new Backlogs(100, 80)
    const readers = ['a', 'b', 'c', 'd'].map((address) => reader(address, address))
    for (const [i, size] of [30, 50, 20].entries()) backlogs.note(readers[i], size)
    backlogs.note(readers[3], 1)
    expect(cut).toEqual(['b'])
    backlogs.note(readers[3], 49)
    expect(cut).toEqual(['b'])
  })

  it('shrink as clients read on', () => {
    cut.length = 0
    const backlogs = new Backlogs(100, 100)
    const [one, other] = [reader('one', 'a'), reader('other', 'a')]
    backlogs.note(one, 90)
    backlogs.note(one, 10)
    backlogs.note(other, 90)
    backlogs.note(one, 0)
    backlogs.note(other, 0)
    backlogs.note(one, 100)
    expect(cut).toEqual([])
  })

  it('are too much in one piece as well', () => {
    cut.length = 0
    new Backlogs(100, 50).note(reader('one', 'a'), 51)
    expect(cut).toEqual(['one'])
  })
})
