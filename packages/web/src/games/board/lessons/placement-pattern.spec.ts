import { expect, it } from 'vitest'
import { matchesPlacement } from './placement-pattern.ts'

it.each([
  ['stop on 12', 'stop on 12', true],
  ['stop on 12', 'stop on 13', false],
  ['stop on 12', 'snail on 12', false],
  ['push on 12-15', 'push up on 15', true],
  ['push on 12-15', 'push up on 16', false],
  ['push on 12-15', 'push down on 9', false],
  ['push up on any', 'push up on 3', true],
  ['push up on any', 'push down on 3', false],
  ['any on 12', 'second chance on 12', true],
  ['any on any', 'roll', false],
  ['roll', 'roll', false],
])('%s stands for %s: %s', (pattern, placement, isMeant) => {
  expect(matchesPlacement(pattern, placement)).toBe(isMeant)
})
