import { accepts } from '@slapwise/kernel'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { packTable } from '../table/copy-table.ts'
import { anyMatch, walk } from '../testing/walk.ts'
import { runs } from './runs.ts'

/** Garbage, and what looks almost right. */
const anyAnswer = fc.oneof(
  fc.anything(),
  fc.integer({ min: -5, max: 130 }),
  fc.array(fc.integer({ min: -5, max: 130 }), { maxLength: 8 }),
)

const anySeat = fc.oneof(fc.integer({ min: -2, max: 9 }), fc.constant(Number.NaN), fc.double())

it('Garbage is refused with a typed reason and changes nothing', () => {
  const answers = fc.array(fc.tuple(anySeat, anyAnswer), { minLength: 50, maxLength: 50 })
  fc.assert(
    fc.property(anyMatch, answers, (start, garbage) => {
      let at = 0
      walk(start, ({ match, prompt }) => {
        const [anyone, answer] = garbage[at++ % garbage.length]
        const before = JSON.stringify([packTable(match.state), match.save()])
        for (const seat of [anyone, prompt.seat]) {
          const asked = match.promptFor(seat)
          if (asked && accepts(asked.choice, answer)) continue
          const refusal = match.answer(seat, answer)
          expect(['not-asked', 'already-answered', 'illegal']).toContain(refusal?.refused)
          expect(JSON.stringify([packTable(match.state), match.save()])).toBe(before)
        }
      })
    }),
    runs(20),
  )
})

it('Nothing is answered any more when the match is over', () => {
  const match = walk({ settings: { players: 2, limit: 'none' }, seed: 'over' })
  expect(match.answer(0, -2)).toEqual({ refused: 'over' })
})
