import { BLACK, INKS, PAPER } from '../../../ui/print/inks.ts'

// Pictograms of the start page, which does not load the others.

/** A boot. */
export const SkipPictogram = () => (
  <>
    <path d="M14 62h18M10 76h18M14 90h16" stroke={PAPER} strokeWidth="5" />
    <path d="M40 43h26v30c0 9 20 9 20 25H40Z" fill={BLACK} transform="translate(3 3)" />
    <path d="M40 43h26v30c0 9 20 9 20 25H40Z" fill={PAPER} />
    <path d="M40 43h26v11H40Z" fill={INKS.red.ink} />
    <path d="M38 98h50v8H38Z" fill={BLACK} />
  </>
)

export const CounterattackPictogram = () => (
  <>
    <path
      d="M28 90c4-26 18-38 46-38"
      stroke={INKS.red.ink}
      strokeWidth="15"
      fill="none"
      transform="translate(2 3)"
    />
    <path d="M28 90c4-26 18-38 46-38" stroke={PAPER} strokeWidth="15" fill="none" />
    <path d="m24 82 12 4M62 48l3 12" stroke={BLACK} strokeWidth="4" />
    <path d="M66 92a22 22 0 0 1-16 9" stroke={PAPER} strokeWidth="4" strokeDasharray="1 8" fill="none" />
  </>
)
