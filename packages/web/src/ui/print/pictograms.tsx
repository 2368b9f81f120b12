import { BLACK, INKS, PAPER, SPOT_INK } from './inks.ts'

// Pictograms of cards that both games have, centred in a box of 100 by 146.

/** A parcel with legs. */
export const GiftPictogram = () => (
  <>
    <path d="M38 96v14h-8M62 96v14h8" stroke={PAPER} strokeWidth="7" fill="none" />
    <path d="M24 58h58v40H24Z" fill={BLACK} />
    <path d="M21 55h58v40H21Z" fill={PAPER} />
    <path d="M17 50h66v13H17Z" fill={SPOT_INK} />
    <path d="M46 50h9v45h-9Z" fill={SPOT_INK} />
    <path
      d="M50 48C36 30 26 38 34 47c4 3 11 2 16 1 5 1 12 2 16-1 8-9-2-17-16 1Z"
      fill={PAPER}
      stroke={BLACK}
      strokeWidth="2"
    />
    <circle cx="35" cy="77" r="4" fill={BLACK} />
    <circle cx="66" cy="77" r="4" fill={BLACK} />
  </>
)

/** A banana peel in front of a finish line. */
export const NiceTryPictogram = () => (
  <>
    <path
      d="M50 48c-3 8-3 14-2 19-9 3-17 11-21 25 8 0 15-4 20-12 1 9 3 15 8 20 4-6 5-13 3-20 6 6 12 9 20 8-2-13-9-20-18-22 1-6 0-12-3-18Z"
      fill={INKS.yellow.ink}
      stroke={PAPER}
      strokeWidth="3"
    />
    <path d="M50 48h7" stroke={PAPER} strokeWidth="6" />
  </>
)

/** A cactus that waves. */
export const FuckYouPictogram = () => (
  <>
    <path d="M50 106V46M50 86H33V66M50 78h17V60" stroke={INKS.green.ink} strokeWidth="13" fill="none" />
    <path
      d="M50 100V50M37 68v8M65 64v8"
      stroke={PAPER}
      strokeWidth="2.500"
      strokeDasharray="1 7"
      fill="none"
    />
    <path d="M36 104h28l-4 10H40Z" fill={INKS.red.ink} />
    <circle cx="45" cy="58" r="2.500" fill={PAPER} />
    <circle cx="55" cy="58" r="2.500" fill={PAPER} />
  </>
)

/** Horns and a grin. */
export const TroublemakerPictogram = () => (
  <>
    <path d="M28 40c-4 12 0 20 6 24M72 40c4 12 0 20-6 24" stroke={PAPER} strokeWidth="8" fill="none" />
    <circle cx="53" cy="80" r="29" fill={BLACK} />
    <circle cx="50" cy="77" r="29" fill={PAPER} />
    <path d="m36 68 11 5M64 68l-11 5" stroke={BLACK} strokeWidth="5" />
    <path d="M35 84c8 12 22 12 30 0" stroke={BLACK} strokeWidth="5" fill="none" />
  </>
)

export const StarPictogram = () => (
  <path
    d="m50 42 8.500 20 22 2-17 14.500 5 21.500-18.500-11.500L31.500 100l5-21.500L19.500 64l22-2Z"
    fill={PAPER}
  />
)
