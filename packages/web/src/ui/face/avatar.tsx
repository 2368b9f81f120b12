import { memo } from 'react'
import './avatar.css'
import { BLACK, contrastInk, PLAYER_INKS } from '../print/inks.ts'
import { Crown } from './crown.tsx'
import { decodeFace, EYES } from './face.ts'
import { type LineAndFill, MOOD_FEATURES, type Mood } from './mood.ts'

/** A small mark of a player: only the shape and the colour of the head, in a box of 20 by 20. */
export function PlayerHeadShape({ face }: { readonly face: number }) {
  const { ink, head } = decodeFace(face)
  return (
    <>
      <path d={head.path} fill={BLACK} transform="translate(1.4 1.4)" />
      <path
        d={head.path}
        fill={PLAYER_INKS[ink].ink}
        stroke={BLACK}
        strokeWidth="1.2"
        strokeLinejoin="round"
      />
    </>
  )
}

export interface FaceProps {
  readonly face: number
  readonly isBot: boolean
  readonly mood?: Mood
  readonly isCrowned?: boolean
}

/** A face as SVG elements, to be part of a larger drawing. */
export function PlayerFaceShape({ face, isBot, mood = 'calm', isCrowned = false }: FaceProps) {
  const { ink, head, eyes, mouth } = decodeFace(face)
  const print = contrastInk(ink)
  return (
    <>
      {isBot && <path d="M10 4V-.5" stroke="currentColor" strokeWidth="1.2" />}
      {isBot && <circle cx="10" cy="-.6" r="1.3" fill={PLAYER_INKS[ink].dots} />}
      <path d={head.path} fill={BLACK} transform="translate(.9 .9)" />
      <path d={head.path} fill={PLAYER_INKS[ink].ink} />
      <g transform={head.faceTransform} stroke={print} strokeWidth="1.5" strokeLinecap="round">
        <g fill={PLAYER_INKS[ink].dots} stroke="none" opacity=".7">
          <circle cx="4.9" cy="11.3" r="1.3" />
          <circle cx="15.1" cy="11.3" r="1.3" />
        </g>
        {mood === 'calm' ? (
          <>
            {isBot ? (
              <path d="M5.5 8.5h3M11.5 8.5h3" strokeWidth="2" />
            ) : (
              <FaceFeature of={eyes} ink={print} />
            )}
            {eyes === EYES[2] && !isBot && <Pupils />}
            <FaceFeature of={mouth} ink={print} />
          </>
        ) : (
          <>
            <FaceFeature of={MOOD_FEATURES[mood].eyes} ink={print} />
            <FaceFeature of={MOOD_FEATURES[mood].mouth} ink={print} />
          </>
        )}
      </g>
      {isCrowned && <Crown on={ink} />}
    </>
  )
}

/** A face as an SVG of its own. */
export const Avatar = memo(function Avatar(shown: FaceProps) {
  return (
    <svg
      viewBox="-1 -2 22 23"
      className="avatar"
      data-mood={shown.mood}
      data-crowned={shown.isCrowned || undefined}
      aria-hidden="true"
    >
      <PlayerFaceShape {...shown} />
    </svg>
  )
})

function FaceFeature({ of: [line, area], ink }: { readonly of: LineAndFill; readonly ink: string }) {
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
