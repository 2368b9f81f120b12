import { expect, it } from 'vitest'
import { concerningFacts } from './concerning-facts.ts'

interface Fact {
  readonly on: readonly number[]
  readonly startsTurnOf?: number
  readonly isOwnDoingOf?: number
}

const GAME = {
  affectedSeats: (fact: object, actor: number | null) =>
    (fact as Fact).on.filter((seat) => seat !== actor || (fact as Fact).isOwnDoingOf !== seat),
}
const FORMATTER = { startedTurn: (fact: object) => (fact as Fact).startsTurnOf ?? null }

const ADA = 0

const concerning = (facts: readonly Fact[], start: number, seat: number | null) =>
  concerningFacts(facts, start, seat, GAME, FORMATTER)

it('are those that affect the seat, from the start on', () => {
  const facts: readonly Fact[] = [{ on: [ADA] }, { on: [1] }, { on: [1, ADA] }]
  expect(concerning(facts, 0, ADA)).toEqual([facts[0], facts[2]])
  expect(concerning(facts, 1, ADA)).toEqual([facts[2]])
})

it('do not include what players do in their own turn, but a skipped turn', () => {
  const drew: Fact = { on: [ADA], startsTurnOf: ADA, isOwnDoingOf: ADA }
  const penalty: Fact = { on: [ADA], isOwnDoingOf: ADA }
  const skipped: Fact = { on: [ADA], startsTurnOf: ADA }
  expect(concerning([drew, penalty, skipped], 0, ADA)).toEqual([penalty, skipped])
})

it('are none for a spectator', () => {
  expect(concerning([{ on: [ADA] }], 0, null)).toEqual([])
})
