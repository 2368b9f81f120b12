import { expect, it } from 'vitest'
import type { PublicFact } from '../model/facts.ts'
import { affectedSeatsOf } from './fact-kinds.ts'

const ADA = 0

const isAffected = (fact: PublicFact): boolean => affectedSeatsOf(fact).includes(ADA)

const walkBy = (source: string | null): PublicFact => ({
  kind: 'moved',
  seat: ADA,
  how: 'walk',
  path: [3, 4],
  source,
})

it('tells a walk by the own die from one that another player or an event causes', () => {
  expect([null, 'reverse', 'second-chance'].map((source) => isAffected(walkBy(source)))).toEqual([
    false,
    false,
    false,
  ])
  expect(['gift', 'remote', 'tsunami'].map((source) => isAffected(walkBy(source)))).toEqual([
    true,
    true,
    true,
  ])
})

it('affects a token that is held or slowed, not one that steps over an X', () => {
  const hinderedBy = (source: string): PublicFact => ({ kind: 'hindered', seat: ADA, source, space: 4 })
  expect(['stop', 'snail', 'x'].map((source) => isAffected(hinderedBy(source)))).toEqual([true, true, false])
})

it('affects a player who has to roll on, and not one who is moved or asked next', () => {
  const triggeredBy = (source: string): PublicFact => ({ kind: 'triggered', seat: ADA, source, space: 4 })
  expect(['numbered-teleport', 'push', 'gift'].map((source) => isAffected(triggeredBy(source)))).toEqual([
    true,
    false,
    false,
  ])
})
