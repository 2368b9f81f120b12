import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DecisionLog } from './decision-log.ts'

describe('A decision log', () => {
  const number = fc.integer({ min: -32768, max: 32767 })
  const decision = fc.record({
    seat: fc.integer({ min: 0, max: 15 }),
    answer: fc.oneof(number, fc.array(number, { maxLength: 130 })),
  })

  it('returns every decision as it was, in order', () => {
    fc.assert(
      fc.property(fc.array(decision, { maxLength: 200 }), (decisions) => {
        const journal = new DecisionLog()
        for (const { seat, answer } of decisions) journal.push(seat, answer)
        expect(journal.length).toBe(decisions.length)
        expect([...journal]).toEqual(decisions)
        expect([...journal]).toEqual(decisions)
      }),
    )
  })

  it('distinguishes an empty list and a list of one from a number', () => {
    const journal = new DecisionLog()
    journal.push(0, [])
    journal.push(1, [5])
    journal.push(15, 5)
    journal.push(2, -1)
    expect([...journal]).toEqual([
      { seat: 0, answer: [] },
      { seat: 1, answer: [5] },
      { seat: 15, answer: 5 },
      { seat: 2, answer: -1 },
    ])
  })

  it('grows with the match, also by more than its capacity at once', () => {
    const journal = new DecisionLog()
    for (let i = 0; i < 10_000; i++) journal.push(i % 8, i)
    expect(journal.length).toBe(10_000)
    expect([...journal].every(({ seat, answer }, i) => seat === i % 8 && answer === i)).toBe(true)
    const long = Array.from({ length: 2000 }, (_, i) => i)
    const other = new DecisionLog()
    other.push(3, long)
    expect([...other]).toEqual([{ seat: 3, answer: long }])
  })

  it('removes the last decisions and continues from there', () => {
    fc.assert(
      fc.property(fc.array(decision, { maxLength: 30 }), fc.nat(40), decision, (decisions, count, next) => {
        const log = new DecisionLog()
        for (const { seat, answer } of decisions) log.push(seat, answer)
        for (let i = 0; i < count; i++) log.pop()
        const kept = decisions.slice(0, Math.max(0, decisions.length - count))
        expect([...log]).toEqual(kept)
        log.push(next.seat, next.answer)
        expect([...log]).toEqual([...kept, next])
        expect(log.length).toBe(kept.length + 1)
      }),
    )
  })

  it('keeps a copy of a list that was pushed', () => {
    const answer = [1, 2]
    const journal = new DecisionLog()
    journal.push(0, answer)
    answer[0] = 9
    expect([...journal]).toEqual([{ seat: 0, answer: [1, 2] }])
  })
})
