import { type ComponentType, memo } from 'react'
import { BLACK, INKS, PAPER } from '../../../ui/print/inks.ts'

const YELLOW = INKS.yellow.ink

/** A power card, yellow on black; face down without an id. */
export const PowerCard = memo(function PowerCard({ id }: { readonly id: string | null }) {
  const Drawing = id === null ? Bolt : (POWER_DRAWINGS[id] ?? Bolt)
  return (
    <svg viewBox="0 0 100 146" className="card-face power-card" aria-hidden="true">
      <rect width="100" height="146" rx="11" fill={YELLOW} />
      <path d="M12 6h76l6 8v118l-6 8H12l-6-8V14Z" fill={BLACK} />
      <path d="m6 34 88-20v8L6 42Zm0 90 88-20v8L6 132Z" fill={YELLOW} opacity="0.22" />
      <g strokeLinejoin="round" strokeLinecap="round" fill="none" stroke={YELLOW} strokeWidth="6">
        <Drawing />
      </g>
      {id !== null && <path d="m22 14-8 13h6l-4 11 12-15h-6l5-9Z" fill={YELLOW} />}
    </svg>
  )
})

const Bolt = () => (
  <path d="M58 28 28 80h18l-8 40 36-56H54l14-36Z" fill={YELLOW} stroke={PAPER} strokeWidth="3" />
)

/** A pile with arrows to all sides. */
const AllDrawOne = () => (
  <>
    <path d="M50 98V62M38 74l12-14 12 14M28 104 18 84M72 104l10-20" />
    <rect x="36" y="98" width="28" height="22" rx="4" fill={PAPER} stroke="none" />
  </>
)

/** A crossed-out boomerang. */
const AntiCounter = () => (
  <>
    <path d="M30 90c4-26 18-36 42-38" stroke={PAPER} strokeWidth="11" />
    <path d="m28 50 44 50" stroke={INKS.red.ink} strokeWidth="9" />
  </>
)

const BlackWish = () => (
  <>
    <path
      d="m50 44 8 19 21 2-16 14 5 20-18-11-18 11 5-20-16-14 21-2Z"
      fill={BLACK}
      stroke={PAPER}
      strokeWidth="4"
    />
    <path d="M50 44v-8M79 62l7-5M21 62l-7-5" />
  </>
)

const ColourBlockade = () => (
  <>
    <path d="M22 66h56v18H22Z" fill={PAPER} stroke="none" />
    <path d="m30 84 10-18m10 18 10-18m10 18 8-14" stroke={INKS.red.ink} />
    <path d="M32 84v24M68 84v24M32 66v-8M68 66v-8" />
  </>
)

const Looping = () => (
  <>
    <path d="M20 100h28c26 0 30-44 4-44s-22 44 4 44h24" stroke={PAPER} />
    <path d="m72 90 10 10-10 10" />
  </>
)

const NumberWish = () => (
  <>
    <path d="M38 62h0M50 50c12-6 20 10 10 18-5 5-10 6-10 14" stroke={PAPER} strokeWidth="8" />
    <path d="M50 100h.1" strokeWidth="10" />
    <path d="M22 52v56M16 58l6-6M78 52v56M72 108h12" />
  </>
)

const OpenHands = () => (
  <>
    <path d="M30 108V74l-8-12M42 108V56M54 108V54M66 108V60M76 108V82c0-10-10-10-10 0" stroke={PAPER} />
    <circle cx="50" cy="42" r="5" fill={YELLOW} stroke="none" />
  </>
)

const RandomChance = () => (
  <>
    <rect
      x="28"
      y="52"
      width="44"
      height="44"
      rx="8"
      fill={PAPER}
      stroke="none"
      transform="rotate(-12 50 74)"
    />
    <g fill={BLACK} stroke="none" transform="rotate(-12 50 74)">
      <circle cx="39" cy="63" r="5" />
      <circle cx="61" cy="85" r="5" />
      <circle cx="50" cy="74" r="5" />
    </g>
    <path d="M76 44l8-8M82 58h8" />
  </>
)

const Recycling = () => (
  <>
    <path d="M30 66a22 22 0 0 1 40-2M70 86a22 22 0 0 1-40 0" stroke={PAPER} />
    <path d="m72 50-1 15-15-2M28 100l2-15 14 3" />
  </>
)

const Troublecharger = () => (
  <>
    <circle cx="50" cy="80" r="25" fill={PAPER} stroke="none" />
    <path d="M40 74l6 4M60 74l-6 4M40 90q10-8 20 0" stroke={BLACK} strokeWidth="4" />
    <path d="M66 60c6-10 14-4 14-14" />
  </>
)

/** A seal. */
const SpecialSeal = () => (
  <>
    <circle cx="50" cy="70" r="20" fill={INKS.red.ink} stroke={PAPER} strokeWidth="3" />
    <path d="m40 88-8 28 18-10 18 10-8-28" fill={INKS.red.ink} stroke={PAPER} strokeWidth="3" />
    <path d="m42 70 6 6 11-12" stroke={PAPER} strokeWidth="5" />
  </>
)

/** A battery. */
const SpecialCharge = () => (
  <>
    <rect x="28" y="56" width="44" height="56" rx="8" stroke={PAPER} />
    <path d="M42 48h16" stroke={PAPER} />
    <path d="M54 64 42 86h14l-8 18" />
  </>
)

export const POWER_DRAWINGS: Readonly<Record<string, ComponentType>> = {
  'all-draw-one': AllDrawOne,
  'anti-counter': AntiCounter,
  'black-wish': BlackWish,
  'colour-blockade': ColourBlockade,
  looping: Looping,
  'number-wish': NumberWish,
  'open-hands': OpenHands,
  'random-chance': RandomChance,
  recycling: Recycling,
  troublecharger: Troublecharger,
  'special-seal': SpecialSeal,
  'special-charge': SpecialCharge,
}
