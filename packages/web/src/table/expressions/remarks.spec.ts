import { expect, it } from 'vitest'
import { MESSAGES } from '../../i18n/messages-by-language.ts'
import { createSlapFact, createSlapTable, SLAP_GAME } from '../testing/slap-game.ts'
import { REMARK_LINES } from './remark-lines.ts'
import { type BotRemark, remarkOnRound, remarkOnStep } from './remarks.ts'

const STEPS = 400

/** The remarks in several steps with the same facts. */
const remarksIn = (given: Parameters<typeof createSlapTable>[0]): readonly (BotRemark | null)[] =>
  Array.from({ length: STEPS }, (_, promptNumber) =>
    remarkOnStep(createSlapTable({ ...given, promptNumber }), SLAP_GAME),
  )

const withoutNull = (remarks: readonly (BotRemark | null)[]) => remarks.filter((remark) => remark !== null)

it('A bot that is hit makes a remark sometimes, not each time', () => {
  const remarks = withoutNull(remarksIn({ bots: [1, 2], newFacts: [createSlapFact(0, 1)] }))
  expect(remarks.length).toBeGreaterThan(STEPS / 8)
  expect(remarks.length).toBeLessThan(STEPS / 2)
  expect(new Set(remarks.map(({ seat }) => seat))).toEqual(new Set([1]))
})

it('Humans make no remarks, and bots make none if nothing happens', () => {
  expect(withoutNull(remarksIn({ bots: [1], newFacts: [createSlapFact(1, 0, 2)] }))).toEqual([])
  expect(withoutNull(remarksIn({ bots: [0, 1, 2], newFacts: [{ kind: 'passed', seat: 1 }] }))).toEqual([])
})

it.each([
  ['fiendish', 'attack'],
  ['gentle', 'apology'],
] as const)('A %s bot comments on its own attacks', (botLevel, occasion) => {
  const remarks = withoutNull(remarksIn({ bots: [1], botLevel, newFacts: [createSlapFact(1, 0)] }))
  expect(remarks.length).toBeGreaterThan(STEPS / 10)
  expect(remarks.length).toBeLessThan(STEPS / 2)
  expect(new Set(remarks.map((remark) => `${remark.occasion} ${remark.seat}`))).toEqual(
    new Set([`${occasion} 1`]),
  )
})

it('Bots of other levels say nothing about their attacks, and no bot about those of others', () => {
  expect(withoutNull(remarksIn({ bots: [1], botLevel: 'sly', newFacts: [createSlapFact(1, 0)] }))).toEqual([])
  expect(
    withoutNull(remarksIn({ bots: [1], botLevel: 'fiendish', newFacts: [createSlapFact(2, 0)] })),
  ).toEqual([])
})

it('A bot that is hit by its own attack complains', () => {
  const remarks = withoutNull(
    remarksIn({ bots: [1], botLevel: 'fiendish', newFacts: [createSlapFact(1, 0, 1)] }),
  )
  expect(new Set(remarks.map(({ occasion }) => occasion))).toEqual(new Set(['hit']))
})

it('All viewers get the same remark, whatever else they see and however much of the log they have', () => {
  const given = { bots: [1, 2], newFacts: [createSlapFact(0, 1), { kind: 'event', seat: 0 }] }
  const stranger = { ...given, own: { seat: 1, hand: [4] }, log: [createSlapFact(2, 1)] }
  expect(remarksIn(given)).toEqual(remarksIn(stranger))
  const secret = {
    ...given,
    newFacts: [
      { ...createSlapFact(0, 1), cards: [7, 8] },
      { kind: 'event', seat: 0 },
    ],
  }
  expect(remarksIn(given)).toEqual(remarksIn(secret))
})

it('The bot that did best in a round makes a remark at most every other time', () => {
  const remarks = Array.from({ length: 100 }, (_, points) =>
    remarkOnRound(createSlapTable({ bots: [1], scoreSheet: [[points + 1, 0, 30]] })),
  )
  expect(withoutNull(remarks).length).toBeGreaterThan(25)
  expect(withoutNull(remarks).length).toBeLessThan(75)
  expect(remarkOnRound(createSlapTable({ bots: [1], scoreSheet: [] }))).toBeNull()
  const players = Array.from({ length: 100 }, (_, points) =>
    remarkOnRound(createSlapTable({ bots: [1], scoreSheet: [[0, points + 1, 30]] })),
  )
  expect(withoutNull(players)).toEqual([])
})

it.each(Object.keys(MESSAGES) as (keyof typeof MESSAGES)[])(
  'There is enough to say in %s, and it fits a bubble',
  (language) => {
    for (const lines of Object.values(REMARK_LINES[language])) {
      expect(new Set(lines).size).toBe(lines.length)
      expect(lines.length).toBeGreaterThanOrEqual(10)
      for (const line of lines) expect(line.length).toBeLessThan(46)
    }
  },
)
