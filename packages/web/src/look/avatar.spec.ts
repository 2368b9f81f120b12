import fc from 'fast-check'
import { expect, it } from 'vitest'
import { FACES, facesOf, inkOfFace, unlike } from './avatar.tsx'

const anyTable = fc.array(fc.integer({ min: 0, max: FACES - 1 }), { maxLength: 8 })

it('At one table nobody looks like another, and whoever came first looks as they like', () => {
  fc.assert(
    fc.property(anyTable, (faces) => {
      const seen = unlike(faces)
      expect(seen[0]).toBe(faces[0])
      expect(new Set(seen.map((face) => face % 30)).size).toBe(faces.length)
      for (const face of seen) expect(face).toBeLessThan(FACES)
    }),
  )
})

it('Twins are told apart by their ink', () => {
  const [first, second] = unlike([7, 7])
  expect(inkOfFace(first)).not.toBe(inkOfFace(second))
})

it('A bot looks the same to everybody, and unlike the bot before it', () => {
  const bots = facesOf(Array.from({ length: 8 }, () => ({ name: null, avatar: null })))
  for (const [seat, face] of bots.slice(1).entries()) {
    expect(inkOfFace(face)).not.toBe(inkOfFace(bots[seat]))
    expect(Math.floor((face % 30) / 5)).not.toBe(Math.floor((bots[seat] % 30) / 5))
  }
})
