import { memo } from 'react'
import './avatar.css'
import { Crown } from './crown.tsx'
import { BLACK, INKS, type Ink, PAPER } from './inks.ts'
import { type Drawn, MOODS, type Mood } from './mood.ts'
import { SHAPES } from './shape.tsx'

const INK_NAMES = ['red', 'blue', 'green', 'yellow', 'purple'] as const satisfies readonly Ink[]

/** A head to be cut out, and where its face sits. */
interface Head {
  readonly d: string
  readonly face: string
}

const HEADS: readonly Head[] = [
  { d: SHAPES.blue, face: '' },
  { d: SHAPES.green, face: '' },
  { d: SHAPES.red, face: 'translate(2.3 5) scale(.77)' },
  { d: SHAPES.yellow, face: 'translate(2.6 2.6) scale(.74)' },
  { d: SHAPES.purple, face: 'translate(2 2) scale(.8)' },
  { d: SHAPES.black, face: '' },
]

const EYES: readonly Drawn[] = [
  ['M7 8v1.2M13 8v1.2', ''],
  ['M5.3 8.3h3.6M11.1 8.3h3.6', 'M6 8.3h3a1.5 1.5 0 0 1-3 0ZM11.8 8.3h3a1.5 1.5 0 0 1-3 0Z'],
  ['', 'M7 6.3a2.2 2.2 0 1 0 .01 0ZM13 6.3a2.2 2.2 0 1 0 .01 0Z'],
  ['M5.6 8.6q1.4-1.6 2.8 0M13 8v1.2', ''],
  ['M5.4 7.2l3.2 1.6M14.6 7.2l-3.2 1.6', ''],
]

const MOUTHS: readonly Drawn[] = [
  ['M6.5 12.5q3.5 3.2 7 0', ''],
  ['M7 13.3h6', ''],
  ['M7 14.3q3-3 6 0', ''],
  ['', 'M6.2 12h7.6q-3.8 5.2-7.6 0Z'],
  ['', 'M10 11.7a1.7 1.9 0 1 0 .01 0Z'],
]

/** How many faces there are. */
export const FACES = INK_NAMES.length * HEADS.length * EYES.length * MOUTHS.length

/** The face that was chosen, or always the same for the same name. */
export const faceOf = (name: string, chosen: number | null): number =>
  (chosen ?? [...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) >>> 0, 7)) % FACES

/** So far apart, all that is in a face differs from one bot to the next. */
const APART = 131

/** A bot has the face of its seat: what it is called depends on the language of whoever looks. */
const faceOfBot = (seat: number): number => (seat * APART) % FACES

/** Somebody in a seat; a bot has no name of its own. */
interface Seated {
  readonly name: string | null
  readonly avatar: number | null
}

/** The face of everybody at a table, by seat: the same for all who look, and no two alike. */
export const facesOf = (people: readonly Seated[]): readonly number[] =>
  unlike(people.map(({ name, avatar }, seat) => (name === null ? faceOfBot(seat) : faceOf(name, avatar))))

/** How many faces differ in more than eyes and mouth. */
const LIKENESSES = INK_NAMES.length * HEADS.length

/** The same faces; but whoever comes after somebody with the same head in the same ink is printed in another one. */
export function unlike(faces: readonly number[]): readonly number[] {
  const taken = new Set<number>()
  return faces.map((face) => {
    let found = face
    while (taken.has(found % LIKENESSES)) found = next(found)
    taken.add(found % LIKENESSES)
    return found
  })
}

/** The same eyes and mouth in the next ink, or in the next head after the last one. */
function next(face: number): number {
  const likeness = face % LIKENESSES
  return face - likeness + ((likeness + 1) % LIKENESSES)
}

/** Takes a number apart, as a lock takes a combination. */
function featuresOf(number: number) {
  let rest = number
  const next = <T,>(list: readonly T[]): T => {
    const found = list[rest % list.length]
    rest = Math.floor(rest / list.length)
    return found
  }
  return { ink: next(INK_NAMES), head: next(HEADS), eyes: next(EYES), mouth: next(MOUTHS) }
}

/** The ink of somebody’s face: what is theirs on a table is printed in it. */
export const inkOfFace = (face: number): Ink => featuresOf(face).ink

/** The head alone, as a small mark of whose it is; in a box of 20 by 20. */
export function HeadShape({ face }: { readonly face: number }) {
  const { ink, head } = featuresOf(face)
  return (
    <>
      <path d={head.d} fill={BLACK} transform="translate(1.4 1.4)" />
      <path d={head.d} fill={INKS[ink].ink} stroke={BLACK} strokeWidth="1.2" strokeLinejoin="round" />
    </>
  )
}

export interface FaceProps {
  readonly face: number
  readonly isBot: boolean
  readonly mood?: Mood
  /** Whether the head wears a paper crown. */
  readonly isCrowned?: boolean
}

/** A face cut from one shape and one ink, for a picture that has more in it. */
export function FaceShape({ face, isBot, mood = 'calm', isCrowned = false }: FaceProps) {
  const { ink, head, eyes, mouth } = featuresOf(face)
  const print = ink === 'yellow' ? BLACK : PAPER
  return (
    <>
      {isBot && <path d="M10 4V-.5" stroke="currentColor" strokeWidth="1.2" />}
      {isBot && <circle cx="10" cy="-.6" r="1.3" fill={INKS[ink].dots} />}
      <path d={head.d} fill={BLACK} transform="translate(.9 .9)" />
      <path d={head.d} fill={INKS[ink].ink} />
      <g transform={head.face} stroke={print} strokeWidth="1.5" strokeLinecap="round">
        <g fill={INKS[ink].dots} stroke="none" opacity=".7">
          <circle cx="4.9" cy="11.3" r="1.3" />
          <circle cx="15.1" cy="11.3" r="1.3" />
        </g>
        {mood === 'calm' ? (
          <>
            {isBot ? <path d="M5.5 8.5h3M11.5 8.5h3" strokeWidth="2" /> : <Feature of={eyes} ink={print} />}
            {eyes === EYES[2] && !isBot && <Pupils />}
            <Feature of={mouth} ink={print} />
          </>
        ) : (
          <>
            <Feature of={MOODS[mood].eyes} ink={print} />
            <Feature of={MOODS[mood].mouth} ink={print} />
          </>
        )}
      </g>
      {isCrowned && <Crown on={ink} />}
    </>
  )
}

/** A face by itself. */
export const Avatar = memo(function Avatar({
  name,
  avatar = null,
  ...shown
}: { readonly name: string; readonly avatar?: number | null } & Omit<FaceProps, 'face'>) {
  return (
    <svg
      viewBox="-1 -2 22 23"
      className="avatar"
      data-mood={shown.mood}
      data-crowned={shown.isCrowned || undefined}
      aria-hidden="true"
    >
      <FaceShape face={faceOf(name, avatar)} {...shown} />
    </svg>
  )
})

function Feature({ of: [line, area], ink }: { readonly of: Drawn; readonly ink: string }) {
  return (
    <>
      {line && <path d={line} fill="none" />}
      {area && <path d={area} fill={ink} stroke="none" />}
    </>
  )
}

const Pupils = () => (
  <g fill={BLACK} stroke="none">
    <circle cx="7.5" cy="8.9" r="1" />
    <circle cx="13.5" cy="8.9" r="1" />
  </g>
)
