import { memo } from 'react'
import './avatar.css'
import { BLACK, PEOPLE_INKS, printedOn } from '../print/inks.ts'
import { Crown } from './crown.tsx'
import { EYES, featuresOf } from './face.ts'
import { type Drawn, MOODS, type Mood } from './mood.ts'

/** The head alone, as a small mark of whose it is; in a box of 20 by 20. */
export function HeadShape({ face }: { readonly face: number }) {
  const { ink, head } = featuresOf(face)
  return (
    <>
      <path d={head.d} fill={BLACK} transform="translate(1.4 1.4)" />
      <path d={head.d} fill={PEOPLE_INKS[ink].ink} stroke={BLACK} strokeWidth="1.2" strokeLinejoin="round" />
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
  const print = printedOn(ink)
  return (
    <>
      {isBot && <path d="M10 4V-.5" stroke="currentColor" strokeWidth="1.2" />}
      {isBot && <circle cx="10" cy="-.6" r="1.3" fill={PEOPLE_INKS[ink].dots} />}
      <path d={head.d} fill={BLACK} transform="translate(.9 .9)" />
      <path d={head.d} fill={PEOPLE_INKS[ink].ink} />
      <g transform={head.face} stroke={print} strokeWidth="1.5" strokeLinecap="round">
        <g fill={PEOPLE_INKS[ink].dots} stroke="none" opacity=".7">
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
export const Avatar = memo(function Avatar(shown: FaceProps) {
  return (
    <svg
      viewBox="-1 -2 22 23"
      className="avatar"
      data-mood={shown.mood}
      data-crowned={shown.isCrowned || undefined}
      aria-hidden="true"
    >
      <FaceShape {...shown} />
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
