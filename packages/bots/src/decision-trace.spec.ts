import { describe, expect, it } from 'vitest'
import { chooseBest, DecisionTrace, type TermEvaluator } from './decision-trace.ts'
import { findTraceErrors } from './testing.ts'

interface Reason {
  readonly id: string
  readonly option: number
}

/** Evaluates options by a table of terms. */
const byTerms =
  (table: readonly Readonly<Record<string, number>>[], relative?: string): TermEvaluator<Reason> =>
  (option, terms) => {
    const entries = Object.entries(table[option])
    terms?.push(
      ...entries.map(([id, value]) => ({
        value,
        reason: { id, option },
        ...(id === relative && { isRelative: true as const }),
      })),
    )
    return entries.reduce((sum, [, value]) => sum + value, 0)
  }

function explain(table: readonly Readonly<Record<string, number>>[], relative?: string) {
  const trace = new DecisionTrace<Reason>()
  const options = [...table.keys()]
  const best = chooseBest(trace, options, byTerms(table, relative))
  expect(best).toBe(chooseBest(null, options, byTerms(table, relative)))
  expect(findTraceErrors(trace)).toEqual([])
  return trace.reasons.map((reason) => `${reason.isAgainst ? 'not ' : ''}${reason.id}`)
}

describe('The reasons of a decision', () => {
  it('are the term without which the best alternative would be as good', () => {
    expect(explain([{ points: 7, fit: 1 }, { points: 3, fit: 4 }, { points: 0 }])).toEqual(['points'])
  })

  it('are two terms if one alone does not decide', () => {
    expect(
      explain([
        { points: 5, fit: 4, luck: 1 },
        { points: 2, fit: 2 },
      ]),
    ).toEqual(['points', 'fit'])
  })

  it('speak against the alternative if that is what decides', () => {
    expect(explain([{ points: 1 }, { points: 1, draw: -5 }])).toEqual(['not draw'])
    expect(explain([{ points: 1 }, { points: -4 }])).toEqual(['not points'])
  })

  it('are about the chosen option if only the difference counts', () => {
    expect(explain([{ rank: -1 }, { rank: -3 }], 'rank')).toEqual(['rank'])
  })

  it('say that another option is as good, and why the others are not', () => {
    expect(explain([{ points: 2 }, { points: 2 }])).toEqual(['equal'])
    expect(explain([{ points: 2 }, { points: 2 }, { points: 1 }])).toEqual(['equal', 'points'])
  })

  it('do not call options equal that are the same', () => {
    const trace = new DecisionTrace<Reason>()
    const evaluate = byTerms([{ points: 2 }, { points: 2 }, { points: 1 }])
    chooseBest(trace, [0, 1, 2], evaluate, (a, b) => Math.max(a, b) < 2)
    expect(trace.reasons).toEqual([{ id: 'points', option: 0, isAgainst: false }])
  })

  it('compare options that are the same if there are no others', () => {
    const trace = new DecisionTrace<Reason>()
    chooseBest(trace, [0, 1], byTerms([{ points: 2 }, { points: 2, power: -1 }]), () => true)
    expect(trace.reasons).toEqual([{ id: 'power', option: 1, isAgainst: true }])
  })

  it('name an option that is out of the question', () => {
    expect(explain([{ threat: 2 }, { self: Number.NEGATIVE_INFINITY }])).toEqual(['not self'])
  })

  it('begin with the last step', () => {
    const trace = new DecisionTrace<Reason>()
    trace.state({ id: 'use', option: 0 })
    trace.state({ id: 'whom', option: 1 })
    trace.state({ id: 'how', option: 2 })
    expect(trace.reasons.map(({ id }) => id)).toEqual(['how', 'whom'])
  })
})
