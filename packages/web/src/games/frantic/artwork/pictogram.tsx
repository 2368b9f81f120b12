import type { ComponentType } from 'react'
import { BLACK, INKS, PAPER, SPOT_INK } from '../../../ui/print/inks.ts'
import { numberOutline } from '../../../ui/print/number-outline.ts'
import {
  FuckYouPictogram,
  GiftPictogram,
  NiceTryPictogram,
  StarPictogram,
  TroublemakerPictogram,
} from '../../../ui/print/pictograms.tsx'
import { CounterattackPictogram, SkipPictogram } from './poster-pictograms.tsx'

/** The drawing of a special card, centred in a box of 100 by 146. Unknown ids get a star. */
export const findPictogram = (id: string): ComponentType => CARD_DRAWINGS[id] ?? StarPictogram

/** The drawing of a special card as an icon beside a name. */
export function PictogramIcon({ id }: { readonly id: string }) {
  const Drawing = findPictogram(id)
  return (
    <svg
      viewBox="8 31 84 84"
      className="pictogram"
      aria-hidden="true"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <circle cx="50" cy="73" r="42" fill={BLACK} />
      <Drawing />
    </svg>
  )
}

/** Two arrows that cross. */
const Exchange = () => (
  <>
    <path
      d="M24 52h34l-9-11M76 92H42l9 11"
      stroke={BLACK}
      strokeWidth="12"
      fill="none"
      transform="translate(3 3)"
    />
    <path d="M24 52h34l-9-11M58 52l-9 11" stroke={PAPER} strokeWidth="10" fill="none" />
    <path d="M76 94H42l9-11M42 94l9 11" stroke={SPOT_INK} strokeWidth="10" fill="none" />
  </>
)

/** A circular arrow with a 2. */
const SecondChance = () => (
  <>
    <path
      d="M33 84a22 22 0 1 0 3-26"
      stroke={BLACK}
      strokeWidth="11"
      fill="none"
      transform="translate(3 3)"
    />
    <path d="M33 84a22 22 0 1 0 3-26" stroke={PAPER} strokeWidth="10" fill="none" />
    <path d="m26 46 3 22 20-9Z" fill={PAPER} />
    <path d={numberOutline(2, 52, 84, 27)} fill={PAPER} />
  </>
)

const Equality = () => <path d="M30 62h40M30 84h40" stroke={PAPER} strokeWidth="12" />

const Inequality = () => (
  <>
    <path d="M30 62h40M30 84h40" stroke={PAPER} strokeWidth="12" />
    <path d="m64 46-28 54" stroke={INKS.red.ink} strokeWidth="9" />
  </>
)

const FantasticFour = () => (
  <>
    <StarPictogram />
    <path d={numberOutline(4, 50, 85, 32)} fill={BLACK} />
  </>
)

const ColourSwap = () => (
  <>
    <circle cx="41" cy="66" r="21" fill={PAPER} />
    <circle cx="60" cy="82" r="21" fill={BLACK} />
    <path d="M41 66m14 15a21 21 0 0 0 7-15 21 21 0 0 0-22 16 21 21 0 0 0 15-1Z" fill={SPOT_INK} />
  </>
)

const Thief = () => (
  <>
    <path
      d="M18 62c10-9 22-3 32 1 10-4 22-10 32-1 0 20-14 30-26 22l-6-6-6 6c-12 8-26-2-26-22Z"
      fill={BLACK}
      transform="translate(3 4)"
    />
    <path
      d="M18 62c10-9 22-3 32 1 10-4 22-10 32-1 0 20-14 30-26 22l-6-6-6 6c-12 8-26-2-26-22Z"
      fill={PAPER}
    />
    <path d="M28 68c6-4 12-2 14 4-5 6-12 4-14-4ZM72 68c-6-4-12-2-14 4 5 6 12 4 14-4Z" fill={BLACK} />
  </>
)

/** A tray with a lid. */
const SpecialFavours = () => (
  <>
    <path d="M24 86a26 26 0 0 1 52 0Z" fill={PAPER} />
    <path d="M18 90h64" stroke={PAPER} strokeWidth="7" />
    <circle cx="50" cy="56" r="5" fill={PAPER} />
    <path d="M34 80a17 17 0 0 1 10-12" stroke={BLACK} strokeWidth="4" fill="none" />
  </>
)

/** A clover. */
const LuckyBastard = () => (
  <>
    <path
      d="M50 74c-14-24-34-6-14 2-22 6-4 26 12 4 2 10-2 20-8 28h10c4-10 6-18 4-28 16 22 34 2 12-4 20-8 0-26-16-2Z"
      fill={INKS.green.ink}
      stroke={PAPER}
      strokeWidth="3"
    />
  </>
)

/** A chameleon. */
const Mimicry = () => (
  <>
    <path
      d="M22 92c0-30 20-44 40-40 14 3 20 16 12 24-6 6-18 6-18 14 0 8 14 8 14 0"
      stroke={INKS.green.ink}
      strokeWidth="11"
      fill="none"
    />
    <circle cx="60" cy="60" r="10" fill={PAPER} />
    <circle cx="63" cy="58" r="4" fill={BLACK} />
  </>
)

const Curse = () => (
  <>
    <path d="M26 50l8 14h32l8-14 3 32c0 16-12 26-27 26S23 98 23 82Z" fill={PAPER} />
    <path d="M30 60l6 10h28l6-10 2 22c0 13-9 21-22 21s-22-8-22-21Z" fill={BLACK} />
    <path d="m36 80 9 3M64 80l-9 3" stroke={SPOT_INK} strokeWidth="5" />
    <path d="m47 90 3 3 3-3" stroke={PAPER} strokeWidth="2.500" fill="none" />
  </>
)

const Bolt = ({ fill }: { readonly fill: string }) => <path d="M58 40 30 78h16l-6 30 30-40H54Z" fill={fill} />

const Recharge = () => (
  <>
    <g transform="translate(3 3)">
      <Bolt fill={BLACK} />
    </g>
    <Bolt fill={PAPER} />
  </>
)

const Edison = () => (
  <>
    <path d="M36 82a22 22 0 1 1 28 0v8H36Z" fill={SPOT_INK} stroke={PAPER} strokeWidth="3" />
    <path d="M38 97h24M41 105h18" stroke={PAPER} strokeWidth="5" />
    <path d="m44 70 6 6 6-6v18" stroke={BLACK} strokeWidth="3" fill="none" />
  </>
)

const Update = () => (
  <>
    <path d="M50 106V52M30 70l20-22 20 22" stroke={PAPER} strokeWidth="11" fill="none" />
  </>
)

const TheEnd = () => (
  <>
    <path d="M28 44v66" stroke={PAPER} strokeWidth="6" />
    <path d="M31 46h42v32H31Z" fill={PAPER} />
    <path d="M31 46h14v11H31Zm28 0h14v11H59ZM45 57h14v11H45ZM31 68h14v10H31Zm28 0h14v10H59Z" fill={BLACK} />
  </>
)

const DoItYourself = () => (
  <>
    <path d="m34 104 26-34" stroke={SPOT_INK} strokeWidth="10" />
    <path d="M48 46c10-8 24-2 26 8l-10 4-4 10c-12 4-22-10-12-22Z" fill={PAPER} />
  </>
)

const CARD_DRAWINGS: Readonly<Record<string, ComponentType>> = {
  gift: GiftPictogram,
  skip: SkipPictogram,
  exchange: Exchange,
  'second-chance': SecondChance,
  counterattack: CounterattackPictogram,
  'nice-try': NiceTryPictogram,
  equality: Equality,
  inequality: Inequality,
  'fantastic-four': FantasticFour,
  'fuck-you': FuckYouPictogram,
  'colour-swap': ColourSwap,
  troublemaker: TroublemakerPictogram,
  thief: Thief,
  'special-favours': SpecialFavours,
  'lucky-bastard': LuckyBastard,
  mimicry: Mimicry,
  curse: Curse,
  recharge: Recharge,
  edison: Edison,
  update: Update,
  'the-end': TheEnd,
  'do-it-yourself': DoItYourself,
}
