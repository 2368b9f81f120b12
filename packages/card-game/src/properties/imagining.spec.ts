import { below } from '@slapwise/kernel'
import { anyStart, runs, walk } from '@slapwise/kernel/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { frantic } from '../game.ts'
import { hiddenFrom, imagine } from '../imagine.ts'
import { anySettings } from '../testing/any-settings.ts'
import { relabellingOf } from './side-by-side.ts'

it('An imagined match deals nearly all hidden cards anew', () => {
  let hidden = 0
  let moved = 0
  fc.assert(
    fc.property(anyStart(anySettings), (start) => {
      walk(frantic, start, ({ match, random }) => {
        const viewer = below(random, match.state.hands.length)
        const map = relabellingOf(match, imagine(match, viewer, random))
        hidden += hiddenFrom(match, viewer).length
        moved += map.filter((to, from) => to !== from).length
      })
    }),
    runs(5),
  )
  expect(moved / hidden).toBeGreaterThan(0.9)
})
