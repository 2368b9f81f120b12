import { INK_SHAPES } from '../print/ink-shapes.ts'
import { PLAYER_INKS, type PlayerInk } from '../print/inks.ts'
import type { LineAndFill } from './mood.ts'

const INK_NAMES = Object.keys(PLAYER_INKS) as PlayerInk[]

/** The outline of a head, and the position of eyes and mouth on it. */
interface Head {
  readonly path: string
  readonly faceTransform: string
}

const HEADS: readonly Head[] = [
  { path: INK_SHAPES.blue, faceTransform: '' },
  { path: INK_SHAPES.green, faceTransform: '' },
  { path: INK_SHAPES.red, faceTransform: 'translate(2.3 5) scale(.77)' },
  { path: INK_SHAPES.yellow, faceTransform: 'translate(2.6 2.6) scale(.74)' },
  { path: INK_SHAPES.purple, faceTransform: 'translate(2 2) scale(.8)' },
  { path: INK_SHAPES.black, faceTransform: '' },
]

export const EYES: readonly LineAndFill[] = [
  ['M7 8v1.2M13 8v1.2', ''],
  ['M5.3 8.3h3.6M11.1 8.3h3.6', 'M6 8.3h3a1.5 1.5 0 0 1-3 0ZM11.8 8.3h3a1.5 1.5 0 0 1-3 0Z'],
  ['', 'M7 6.3a2.2 2.2 0 1 0 .01 0ZM13 6.3a2.2 2.2 0 1 0 .01 0Z'],
  ['M5.6 8.6q1.4-1.6 2.8 0M13 8v1.2', ''],
  ['M5.4 7.2l3.2 1.6M14.6 7.2l-3.2 1.6', ''],
]

const MOUTHS: readonly LineAndFill[] = [
  ['M6.5 12.5q3.5 3.2 7 0', ''],
  ['M7 13.3h6', ''],
  ['M7 14.3q3-3 6 0', ''],
  ['', 'M6.2 12h7.6q-3.8 5.2-7.6 0Z'],
  ['', 'M10 11.7a1.7 1.9 0 1 0 .01 0Z'],
]

/** The variants of each part of a face. */
const VARIANTS = { ink: INK_NAMES, head: HEADS, eyes: EYES, mouth: MOUTHS } as const

export type FacePart = keyof typeof VARIANTS

export const FACE_PARTS = Object.keys(VARIANTS) as FacePart[]

const countFaces = (parts: readonly FacePart[]): number =>
  parts.reduce((count, part) => count * VARIANTS[part].length, 1)

const FACE_COUNT = countFaces(FACE_PARTS)

/** A face is a mixed-radix number with a digit for each part: the value of that digit's unit. */
const placeValue = (part: FacePart): number => countFaces(FACE_PARTS.slice(0, FACE_PARTS.indexOf(part)))

/** The number of the variant that a face has of a part. */
export const variantOf = (face: number, part: FacePart): number =>
  Math.floor(face / placeValue(part)) % VARIANTS[part].length

/** The same face with another variant of one part. */
export const withVariant = (face: number, part: FacePart, variant: number): number =>
  face + (variant - variantOf(face, part)) * placeValue(part)

export const randomFace = (): number => Math.floor(Math.random() * FACE_COUNT)

/** The chosen face, or one derived from the name. */
export const faceForName = (name: string, chosen: number | null): number =>
  (chosen ?? [...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) >>> 0, 7)) % FACE_COUNT

/** With this stride, neighbouring bots differ in colour, head, eyes and mouth. */
const BOT_FACE_STRIDE = 131

const faceForBot = (seat: number): number => (seat * BOT_FACE_STRIDE) % FACE_COUNT

/** A player who needs a face. */
export interface FaceOwner {
  readonly name: string
  readonly avatar: number | null
  /** The member number: earlier members keep their colour. Null for bots, which get the remaining colours. */
  readonly member: number | null
}

/** The faces of all players at a table by seat. Every viewer computes the same, and no two have the same colour. */
export function assignFaces(players: readonly FaceOwner[]): readonly number[] {
  const faces = players.map(({ name, avatar, member }, seat) =>
    member === null ? faceForBot(seat) : faceForName(name, avatar),
  )
  const taken = new Set<number>()
  for (const seat of seatsByArrival(players)) {
    while (taken.has(variantOf(faces[seat], 'ink'))) faces[seat] = withNextInk(faces[seat])
    taken.add(variantOf(faces[seat], 'ink'))
  }
  return faces
}

const seatsByArrival = (players: readonly FaceOwner[]): number[] =>
  players
    .map(({ member }, seat) => ({ seat, arrival: member ?? Number.POSITIVE_INFINITY }))
    .sort((one, other) => one.arrival - other.arrival || one.seat - other.seat)
    .map(({ seat }) => seat)

/** The same head, eyes and mouth in the next colour. */
const withNextInk = (face: number): number =>
  withVariant(face, 'ink', (variantOf(face, 'ink') + 1) % INK_NAMES.length)

export const decodeFace = (face: number) => ({
  ink: inkOfFace(face),
  head: HEADS[variantOf(face, 'head')],
  eyes: EYES[variantOf(face, 'eyes')],
  mouth: MOUTHS[variantOf(face, 'mouth')],
})

/** The colour of a face, which marks everything that belongs to its player. */
export const inkOfFace = (face: number): PlayerInk => INK_NAMES[variantOf(face, 'ink')]
