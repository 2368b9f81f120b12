import fc from 'fast-check'
import { expect, it } from 'vitest'
import { assignFaces, type FaceOwner, faceForName, inkOfFace } from './face.ts'

const anySeated = fc.record({
  name: fc.string(),
  avatar: fc.option(fc.integer({ min: 0, max: 9_999 })),
  isBot: fc.boolean(),
})

/** A full table, with members in any order. */
const anyTable: fc.Arbitrary<FaceOwner[]> = fc
  .tuple(
    fc.array(anySeated, { minLength: 2, maxLength: 8 }),
    fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 8 }),
  )
  .map(([seated, order]) =>
    seated.map(({ isBot, ...one }, i) => ({ ...one, member: isBot ? null : order[i] })),
  )

it('No two players have the same colour, and the first member keeps the chosen one', () => {
  fc.assert(
    fc.property(anyTable, (players) => {
      const faces = assignFaces(players)
      expect(new Set(faces.map(inkOfFace)).size).toBe(players.length)
      const members = players.flatMap(({ member }) => (member === null ? [] : [member]))
      const first = players.findIndex(({ member }) => member !== null && member === Math.min(...members))
      if (first >= 0) expect(faces[first]).toBe(faceForName(players[first].name, players[first].avatar))
    }),
  )
})

it('Players keep their faces when a bot or a later member sits down', () => {
  fc.assert(
    fc.property(anyTable, anySeated, fc.nat(8), (players, { name, avatar, isBot }, place) => {
      fc.pre(players.length < 8)
      const seat = Math.min(place, players.length)
      const more = players.toSpliced(seat, 0, { name, avatar, member: isBot ? null : 8 })
      const [before, after] = [assignFaces(players), assignFaces(more).toSpliced(seat, 1)]
      players.forEach(({ member }, i) => {
        if (member !== null) expect(after[i]).toBe(before[i])
      })
    }),
  )
})

it('Players with the same face differ only in colour', () => {
  const [first, second] = assignFaces([0, 1].map((member) => ({ name: 'Ada', avatar: 7, member })))
  expect(inkOfFace(first)).not.toBe(inkOfFace(second))
  expect(Math.floor(first / 8)).toBe(Math.floor(second / 8))
})
