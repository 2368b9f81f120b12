import { randomBelow } from '@slapwise/kernel'
import { arbitraryStartOptions, playRandomMatch, propertyTestOptions } from '@slapwise/kernel/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { franticCardGame } from '../game.ts'
import { arbitrarySettings } from '../testing/arbitrary-settings.ts'
import { cardsHiddenFrom, determinize } from '../views/determinize.ts'
import { cardMappingBetween } from './step-pair.ts'

it('nearly every match can be determinized, with nearly all hidden cards dealt anew', () => {
  let hidden = 0
  let moved = 0
  let determinized = 0
  let found = 0
  fc.assert(
    fc.property(arbitraryStartOptions(arbitrarySettings), (start) => {
      playRandomMatch(franticCardGame, start, ({ match, random }) => {
        const viewer = randomBelow(random, match.state.hands.length)
        const other = determinize(match, viewer, random)
        determinized++
        if (!other) return
        found++
        const map = cardMappingBetween(match, other)
        hidden += cardsHiddenFrom(match, viewer).length
        moved += map.filter((to, from) => to !== from).length
      })
    }),
    propertyTestOptions(5),
  )
  expect(moved / hidden).toBeGreaterThan(0.9)
  expect(found / determinized).toBeGreaterThan(0.95)
})
