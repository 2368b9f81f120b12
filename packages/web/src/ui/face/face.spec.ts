import fc from 'fast-check'
import { expect, it } from 'vitest'
import { assignFaces, type FaceOwner, faceForName, inkOfFace } from './face.ts'

const anySeated = fc.record({
  name: fc.string(),
  avatar: fc.option(fc.integer({ min: 0, max: 9_999 })),
  isBot: fc.boolean(),
})

/** A full table, whose people came into the room in any order. */
const anyTable: fc.Arbitrary<FaceOwner[]> = fc
  .tuple(
    fc.array(anySeated, { minLength: 2, maxLength: 8 }),
    fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 8 }),
  )
  .map(([seated, order]) =>
    seated.map(({ isBot, ...one }, i) => ({ ...one, member: isBot ? null : order[i] })),
  )

it('No two at a table share an ink, and the first of them in the room looks as they like', () => {
  fc.assert(
    fc.property(anyTable, (people) => {
      const faces = assignFaces(people)
      expect(new Set(faces.map(inkOfFace)).size).toBe(people.length)
      const members = people.flatMap(({ member }) => (member === null ? [] : [member]))
      const first = people.findIndex(({ member }) => member !== null && member === Math.min(...members))
      if (first >= 0) expect(faces[first]).toBe(faceForName(people[first].name, people[first].avatar))
    }),
  )
})

it('Nobody changes looks because a bot sits down, or somebody who came later', () => {
  fc.assert(
    fc.property(anyTable, anySeated, fc.nat(8), (people, { name, avatar, isBot }, place) => {
      fc.pre(people.length < 8)
      const seat = Math.min(place, people.length)
      const more = people.toSpliced(seat, 0, { name, avatar, member: isBot ? null : 8 })
      const [before, after] = [assignFaces(people), assignFaces(more).toSpliced(seat, 1)]
      people.forEach(({ member }, i) => {
        if (member !== null) expect(after[i]).toBe(before[i])
      })
    }),
  )
})

it('Twins are told apart by their ink alone', () => {
  const [first, second] = assignFaces([0, 1].map((member) => ({ name: 'Ada', avatar: 7, member })))
  expect(inkOfFace(first)).not.toBe(inkOfFace(second))
  expect(Math.floor(first / 8)).toBe(Math.floor(second / 8))
})
