import { Match } from '@slapwise/kernel'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { CardMatch } from '../card-rules.ts'
import { packTable } from '../table/copy-table.ts'
import { anyMatch, walk } from '../testing/walk.ts'
import { viewOf } from '../views/view.ts'
import { runs } from './runs.ts'

/** All there is to a match: its table, and what everybody sees of it. */
const everything = (match: CardMatch): string =>
  JSON.stringify([packTable(match.state), ...match.state.hands.map((_, seat) => viewOf(match, seat))])

const restored = (match: CardMatch): CardMatch =>
  Match.restore(match.rules, JSON.parse(JSON.stringify(match.save())))

it('At every decision, a restored match and a fork are equal twins that take the next answer equally', () => {
  fc.assert(
    fc.property(anyMatch, (start) => {
      let twins: CardMatch[] = []
      const match = walk(start, ({ match, prompt, answer }) => {
        for (const twin of twins) expect(everything(twin)).toBe(everything(match))
        twins = [restored(match), match.fork()]
        for (const twin of twins) {
          twin.listen()
          expect(twin.answer(prompt.seat, answer)).toBeNull()
        }
      })
      for (const twin of twins) expect(everything(twin)).toBe(everything(match))
    }),
    runs(25),
  )
})

it('A twin made at any moment goes on to the same end', () => {
  fc.assert(
    fc.property(anyMatch, fc.nat(400), (start, moment) => {
      const twins: CardMatch[] = []
      let answers = 0
      const match = walk(start, ({ match, prompt, answer }) => {
        if (answers++ === moment) twins.push(restored(match), match.fork())
        for (const twin of twins) twin.answer(prompt.seat, answer)
      })
      for (const twin of twins) expect(everything(twin)).toBe(everything(match))
    }),
    runs(40),
  )
})

it('Sealed answers give the same match in whatever order they come', () => {
  fc.assert(
    fc.property(anyMatch, (start) => {
      let turned: CardMatch | null = null
      let sealed: [number, unknown][] = []
      walk(start, ({ match, prompt, answer }) => {
        if (turned && sealed.length === turned.prompts.length) {
          for (const [seat, given] of sealed.reverse()) turned.answer(seat, given)
          expect(everything(turned)).toBe(everything(match))
          turned = null
        }
        if (!turned && match.prompts.length > 1) {
          turned = match.fork()
          sealed = []
        }
        sealed.push([prompt.seat, answer])
      })
    }),
    runs(25),
  )
})
