import { expect, it } from 'vitest'
import { recapAtTurn } from './recap-facts.ts'

interface Fact {
  readonly name: string
  readonly turn?: number
  readonly on?: readonly number[]
  readonly isWish?: boolean
}

const [ADA, BEN, CEM] = [0, 1, 2]

const round: Fact = { name: 'round' }
const turn = (seat: number): Fact => ({ name: `turn of ${seat}`, turn: seat })
const hit = (name: string, ...on: number[]): Fact => ({ name, on })
const wish: Fact = { name: 'wish', isWish: true }
const skipped: Fact = { name: 'skipped', turn: ADA, on: [ADA] }

const factsOf = (facts: readonly object[]) => facts as readonly Fact[]

function recap(...log: readonly Fact[]) {
  const found = recapAtTurn(log, ADA, {
    game: { affectedSeats: (fact) => (fact as Fact).on ?? [] },
    formatter: {
      startedTurn: (fact) => (fact as Fact).turn ?? null,
      isRoundStart: (fact) => fact === round,
    },
    playChanges: (facts) => factsOf(facts).filter(({ isWish }) => isWish),
  })
  return found && [...factsOf(found.own), ...factsOf(found.play)].map(({ name }) => name)
}

it('has what happened to the player, and how the call became what it is', () => {
  expect(recap(round, turn(ADA), turn(BEN), hit('gift', ADA), hit('other', CEM), turn(CEM), wish)).toEqual([
    'gift',
    'wish',
  ])
})

it('begins after the own turn, whose consequences the player has seen', () => {
  expect(recap(round, hit('before', ADA), turn(ADA), hit('own doing', ADA), turn(BEN))).toBeNull()
  expect(recap(round, turn(ADA), turn(BEN), hit('first', ADA), turn(ADA), turn(BEN), wish)).toEqual(['wish'])
})

it('looks back over a skipped turn', () => {
  expect(recap(round, turn(ADA), turn(BEN), hit('attack', ADA), skipped, turn(BEN))).toEqual([
    'attack',
    'skipped',
  ])
})

it('begins with the round if there was no own turn yet, and ignores the turn that begins', () => {
  expect(recap(hit('last round', ADA), round, turn(BEN), hit('push', ADA), turn(ADA))).toEqual(['push'])
})
