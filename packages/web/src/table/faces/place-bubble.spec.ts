import { expect, it } from 'vitest'
import { placeBubble } from './place-bubble.ts'

const viewport = { width: 400, height: 600 }
const bubble = { width: 160, height: 50 }
const face = { left: 180, top: 100, width: 40, height: 40 }

it('places a bubble centred, directly below the face', () => {
  const { left, top } = placeBubble({ viewport, bubble, face, obstacles: [face], scenery: [] })
  expect(left).toBe(120)
  expect(top).toBeGreaterThanOrEqual(140)
  expect(top).toBeLessThanOrEqual(144)
})

it('covers no obstacle, even if it has to go far away', () => {
  const obstacles = [face, { left: 0, top: 0, width: 400, height: 500 }]
  const { top } = placeBubble({ viewport, bubble, face, obstacles, scenery: [] })
  expect(top).toBeGreaterThanOrEqual(500)
})

it('keeps the whole bubble in the viewport', () => {
  const atTheEdge = { ...face, left: 370 }
  const { left } = placeBubble({ viewport, bubble, face: atTheEdge, obstacles: [atTheEdge], scenery: [] })
  expect(left).toBe(400 - 160 - 6)
})

it('avoids the scenery nearby, but covers it rather than going far away', () => {
  const small = { left: 120, top: 150, width: 10, height: 50 }
  const nearby = placeBubble({ viewport, bubble, face, obstacles: [face], scenery: [small] })
  expect(nearby.left >= 130 || nearby.top + 50 <= 150).toBe(true)
  const everywhere = { left: 0, top: 0, width: 400, height: 599 }
  expect(
    placeBubble({ viewport, bubble, face, obstacles: [face], scenery: [everywhere] }).top,
  ).toBeLessThanOrEqual(144)
})
