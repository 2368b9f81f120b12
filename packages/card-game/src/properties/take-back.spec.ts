import { type Answer, type Random, type Seat, sampleAnswer, told } from '@slapwise/kernel'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { CardMatch } from '../card-rules.ts'
import type { Table } from '../model/table.ts'
import { copyTable, packTable } from '../table/copy-table.ts'
import { everyone } from '../table/seats.ts'
import { anyMatch, walk } from '../testing/walk.ts'
import { imagine } from '../views/imagine.ts'
import { viewOf } from '../views/view.ts'
import { runs } from './runs.ts'

/** A moment of a match, and what was decided then. */
interface Moment {
  readonly image: string
  readonly table: Table
  readonly seat: Seat
  readonly answer: Answer
}

/** The table and what everybody sees of it, but for what can be taken back: that is less after something was. */
const imageOf = (match: CardMatch): string =>
  JSON.stringify([
    packTable(match.state),
    match.prompts,
    match.state.hands.map((_, seat) => ({ ...viewOf(match, seat), mayTakeBack: null })),
  ])

/** The cards that lay open to all, or in the hand of `seat`. */
const openTo = (seat: Seat, table: Table): Set<number> =>
  new Set(
    table.setup.cards.filter((c) => table.knownTo[c] === everyone(table) || table.hands[seat].includes(c)),
  )

/** All that must be the same after a decision that has revealed nothing; `open` are the cards that may move. */
function secretsOf(table: Table, open: ReadonlySet<number>): unknown {
  const { drawPile, eventPile, powerPile, rulePile, random, round } = table
  return {
    piles: [drawPile, eventPile, powerPile, rulePile, random, round],
    hidden: [...table.hands, ...table.aside].map((cards) => cards.filter((card) => !open.has(card))),
    known: table.knownTo.filter((_, card) => !open.has(card)),
    powers: table.powers.map((held) => held.map(({ power }) => power)),
  }
}

/** Back over all decisions that can be taken back, forward over the same, and once more back to go on some other way. */
function goBack(match: CardMatch, decided: readonly Moment[], random: Random): void {
  const [{ seat }] = decided
  const twin = match.fork()
  for (const { image } of decided.toReversed()) {
    expect(twin.takeBack(seat)).toBeNull()
    expect(imageOf(twin)).toBe(image)
  }
  expect(twin.takeBack(seat)).toEqual({ refused: 'final' })
  twin.listen()
  for (const { answer } of decided) expect(twin.answer(seat, answer)).toBeNull()
  expect(imageOf(twin)).toBe(imageOf(match))
  expect(twin.revocable).toBe(match.revocable)
  expect(twin.takeBack(seat)).toBeNull()
  for (let i = 0; i < 5 && !twin.over; i++) {
    const prompt = twin.prompts.find((open) => twin.promptFor(open.seat))!
    expect(twin.answer(prompt.seat, sampleAnswer(prompt.choice, random))).toBeNull()
  }
}

it('Whatever can be taken back has revealed nothing, and leads back to the very moment before', () => {
  const counts = [0, 0, 0, 0]
  fc.assert(
    fc.property(anyMatch, (start) => {
      const past: Moment[] = []
      walk(start, ({ match, prompt, answer, random }) => {
        const { revocable } = match
        const last = past.at(-1)
        if (last && match.mayTakeBack(last.seat)) {
          const open = openTo(last.seat, last.table)
          expect(secretsOf(match.state, open)).toEqual(secretsOf(last.table, open))
          const decided = past.slice(-revocable)
          expect(new Set(decided.map(({ seat }) => seat)).size).toBe(1)
          goBack(match, decided, random)
          counts[revocable]++
        }
        past.push({ image: imageOf(match), table: copyTable(match.state, null), seat: prompt.seat, answer })
      })
    }),
    runs(25),
  )
  // Otherwise random play would not try what it should.
  expect(counts[1]).toBeGreaterThan(500)
  expect(counts[2]).toBeGreaterThan(50)
  expect(counts[3]).toBeGreaterThan(5)
})

/** Everything that reaches one player, to the byte. */
const seenBy = (viewer: Seat, match: CardMatch): string =>
  JSON.stringify([viewOf(match, viewer), match.takeFacts().map((fact) => told(fact, viewer))])

it('Whatever can be taken back has told who decided it nothing that they did not know', () => {
  let compared = 0
  fc.assert(
    fc.property(anyMatch, (start) => {
      walk(start, ({ match, prompt: { seat }, answer, random }) => {
        const here = match.fork()
        here.listen()
        here.answer(seat, answer)
        if (!here.mayTakeBack(seat)) return
        const there = imagine(match, seat, random)
        there.listen()
        expect(there.answer(seat, answer)).toBeNull()
        expect(seenBy(seat, there)).toBe(seenBy(seat, here))
        compared++
      })
    }),
    runs(60),
  )
  expect(compared).toBeGreaterThan(1000)
})
