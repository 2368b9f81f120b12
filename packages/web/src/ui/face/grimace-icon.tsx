import type { Grimace } from '@slapwise/protocol'
import type { ReactNode } from 'react'
import { INK_SHAPES } from '../print/ink-shapes.ts'
import { BLACK, INKS, PAPER } from '../print/inks.ts'

const HEART =
  'M10 18.5C2 12.5.5 8.5 1.3 5.6 2.3 1.8 7.5 1.2 10 5c2.5-3.8 7.7-3.2 8.7.6.8 2.9-.7 6.9-8.7 12.9Z'
const HAND =
  'M5 18.5V9.8L1.8 7.6a1.3 1.3 0 0 1 1.6-2L5.6 7V2.8a1.3 1.3 0 0 1 2.6 0V1.9a1.3 1.3 0 0 1 2.6 0v1a1.3 1.3 0 0 1 2.6 0v2a1.3 1.3 0 0 1 2.6 0v8.6q0 5-4 5Z'

/** A shape drawn twice with an offset, like a misaligned two-colour print. */
const PrintedShape = ({ d, ink }: { readonly d: string; readonly ink: string }) => (
  <>
    <path d={d} fill={BLACK} transform="translate(.9 .9)" />
    <path d={d} fill={ink} />
  </>
)

const Features = ({ children }: { readonly children: ReactNode }) => (
  <g fill="none" stroke={BLACK} strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round">
    {children}
  </g>
)

const Laugh = () => (
  <>
    <PrintedShape d={INK_SHAPES.blue} ink={INKS.yellow.ink} />
    <Features>
      <path d="m5 7 2.5 1.3L5 9.6M15 7l-2.5 1.3L15 9.6" />
      <path d="M5.5 11.5h9q-1 5-4.5 5t-4.5-5Z" fill={PAPER} />
    </Features>
  </>
)

const Gasp = () => (
  <>
    <PrintedShape d={INK_SHAPES.blue} ink={INKS.purple.ink} />
    <g fill={PAPER}>
      <circle cx="6.6" cy="8" r="2.2" />
      <circle cx="13.4" cy="8" r="2.2" />
      <ellipse cx="10" cy="14" rx="2" ry="2.6" />
    </g>
    <g fill={BLACK}>
      <circle cx="6.6" cy="8" r=".9" />
      <circle cx="13.4" cy="8" r=".9" />
    </g>
  </>
)

const Cry = () => (
  <>
    <PrintedShape d={INK_SHAPES.blue} ink={INKS.yellow.ink} />
    <Features>
      <path d="M4.5 7.5q2 1.8 4 0M11.5 7.5q2 1.8 4 0M7 15q3-3 6 0" />
    </Features>
    <path d="M5.2 9.8h2.6v7.4q-1.5.7-2.6-.5ZM12.2 9.8h2.6v6.9q-1.1 1.2-2.6.5Z" fill={INKS.blue.ink} />
  </>
)

const Angry = () => (
  <>
    <PrintedShape d={INK_SHAPES.green} ink={INKS.red.ink} />
    <Features>
      <path d="m4.5 6.5 4 2M15.5 6.5l-4 2" />
      <path d="M5.5 12h9v4h-9Z" fill={PAPER} />
      <path d="M8.5 12v4M11.5 12v4" strokeWidth="1" />
    </Features>
  </>
)

const Clap = () => (
  <>
    <g transform="rotate(-24 10 10) translate(1.5 2.5) scale(.82)">
      <PrintedShape d={HAND} ink={INKS.green.ink} />
    </g>
    <g transform="rotate(18 10 10) translate(4.5 1.5) scale(.82)">
      <PrintedShape d={HAND} ink={INKS.yellow.ink} />
    </g>
  </>
)

const Love = () => (
  <>
    <PrintedShape d={HEART} ink={INKS.red.ink} />
    <Features>
      <path d="M6.3 7v1.3M13.7 7v1.3M7 11q3 2.8 6 0" />
    </Features>
  </>
)

const Slap = () => (
  <>
    <path
      d="M16.5 3.5 19 1.5M17.5 7h2.7M1.5 13.5-.5 14.5M2.5 16.5.8 18.5"
      stroke={INKS.yellow.ink}
      strokeWidth="1.7"
    />
    <g transform="rotate(12 10 10)">
      <PrintedShape d={HAND} ink={INKS.red.ink} />
    </g>
  </>
)

const Sleep = () => (
  <>
    <PrintedShape d={INK_SHAPES.blue} ink={INKS.blue.ink} />
    <g fill="none" stroke={PAPER} strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round">
      <path d="M4.5 9.5q1.7 1.6 3.4 0M10.5 9.5q1.7 1.6 3.4 0" />
      <ellipse cx="9" cy="14" rx="1.3" ry="1.6" />
    </g>
    <path
      d="M13.5 1h4.5l-4.5 5H18"
      fill="none"
      stroke={INKS.yellow.ink}
      strokeWidth="1.7"
      strokeLinejoin="round"
    />
  </>
)

const GRIMACE_ICONS: Readonly<Record<Grimace, () => ReactNode>> = {
  laugh: Laugh,
  gasp: Gasp,
  cry: Cry,
  angry: Angry,
  clap: Clap,
  love: Love,
  slap: Slap,
  sleep: Sleep,
}

export function GrimaceIcon({ grimace }: { readonly grimace: Grimace }) {
  const Face = GRIMACE_ICONS[grimace]
  return (
    <svg viewBox="-1 -1 22 22" className="grimace-icon" aria-hidden="true">
      <Face />
    </svg>
  )
}
