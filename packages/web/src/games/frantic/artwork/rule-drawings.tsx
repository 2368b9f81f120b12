import type { ComponentType } from 'react'
import { INK_SHAPES } from '../../../ui/print/ink-shapes.ts'
import { BLACK, INKS, PAPER } from '../../../ui/print/inks.ts'
import { numberOutline } from '../../../ui/print/number-outline.ts'
import { NiceTryPictogram, TroublemakerPictogram } from '../../../ui/print/pictograms.tsx'

// The drawings of the house rule cards, centred in a box of 100 by 146.

/** A banana peel, and how many cards it costs. */
const TheNicestTry = () => (
  <>
    <g transform="translate(-9 -8)">
      <NiceTryPictogram />
    </g>
    <circle cx="68" cy="96" r="17" fill={BLACK} />
    <path d={numberOutline(5, 68, 105, 26)} fill={PAPER} />
  </>
)

const HEART = 'M50 112C14 86 16 50 36 50c9 0 13 7 14 12 1-5 5-12 14-12 20 0 22 36-14 62Z'

/** A heart that holds three cards. */
const BigHearted = () => (
  <>
    <path
      d="M30 62 24 40l14-4 6 20ZM43 56V34h14v22ZM70 62l6-22-14-4-6 20Z"
      fill={PAPER}
      stroke={BLACK}
      strokeWidth="3"
    />
    <path d={HEART} fill={BLACK} transform="translate(3 4)" />
    <path d={HEART} fill={INKS.red.ink} />
    <path d="M30 66c0-6 4-9 8-9" stroke={PAPER} strokeWidth="4" fill="none" />
  </>
)

const HAND =
  'M34 108V82L25 62c-2-6 6-8 8-3l5 12V46c0-6 8-6 8 0v18l1-22c0-6 8-6 8 0l1 22 3-18c1-6 9-5 8 1l-3 21 8-10c4-5 10 0 7 5l-9 17c0 8-2 14-6 19v12Z'

/** A raised hand. */
const HighFive = () => (
  <>
    <path d={HAND} fill={BLACK} transform="translate(3 3)" />
    <path d={HAND} fill={PAPER} />
    <path d="M22 40l-7-8M50 32V22M76 40l8-8" stroke={INKS.yellow.ink} strokeWidth="6" />
    <path d={numberOutline(5, 50, 102, 26)} fill={BLACK} />
  </>
)

/** A house with a cracked pane. */
const GlassHouse = () => (
  <>
    <path d="M20 74 53 44l33 30v40H24Z" fill={BLACK} />
    <path d="m16 70 34-30 34 30v40H20V72Z" fill={INKS.blue.ink} stroke={PAPER} strokeWidth="5" />
    <path d="M50 42v68M18 76h64" stroke={PAPER} strokeWidth="4" />
    <path d="m60 96 6-4 2-7M66 92l8 3M66 92l-2 10" stroke={PAPER} strokeWidth="2.500" fill="none" />
    <circle cx="70" cy="60" r="6" fill={BLACK} />
  </>
)

/** Two devils, one behind the other. */
const DoubleTrouble = () => (
  <>
    <g transform="translate(28 22) scale(0.62)">
      <TroublemakerPictogram />
    </g>
    <g transform="translate(4 46) scale(0.62)">
      <TroublemakerPictogram />
    </g>
  </>
)

/** A glass with two straws. */
const Thirst = () => (
  <>
    <path d="M31 58h44l-6 56H37Z" fill={BLACK} />
    <path d="M27 54h44l-6 56H33Z" fill={PAPER} />
    <path d="M31 68h36l-4 37H35Z" fill={INKS.red.ink} />
    <path d="m44 88-6-48-10-6M56 88l6-48 11-6" stroke={BLACK} strokeWidth="5" fill="none" />
    <circle cx="43" cy="80" r="3" fill={PAPER} />
    <circle cx="57" cy="92" r="3" fill={PAPER} />
  </>
)

/** A clock with an arrow round it. */
const Clockwork = () => (
  <>
    <circle cx="53" cy="79" r="30" fill={BLACK} />
    <circle cx="50" cy="76" r="30" fill={PAPER} />
    <path d="M50 56v20l13 9" stroke={BLACK} strokeWidth="6" fill="none" />
    <path d="M50 50v3M50 99v3M24 76h3M73 76h3" stroke={BLACK} strokeWidth="4" />
    <path d="M16 60a37 37 0 0 1 54-14" stroke={INKS.yellow.ink} strokeWidth="6" fill="none" />
    <path d="m66 34 13 17-20 3Z" fill={INKS.yellow.ink} />
  </>
)

const Suitcase = ({ ink, number }: { readonly ink: string; readonly number: number }) => (
  <>
    <path d="M40 66V56h20v10" stroke={BLACK} strokeWidth="6" fill="none" />
    <rect x="23" y="68" width="60" height="44" rx="6" fill={BLACK} />
    <rect x="20" y="64" width="60" height="44" rx="6" fill={ink} stroke={PAPER} strokeWidth="3" />
    <circle cx="50" cy="86" r="17" fill={PAPER} />
    <path d={numberOutline(number, 50, 95, 25)} fill={BLACK} />
  </>
)

/** A suitcase that a feather outweighs. */
const LightLuggage = () => (
  <>
    <g transform="translate(13 24) scale(0.74)">
      <Suitcase ink={INKS.green.ink} number={5} />
    </g>
    <path d="M30 54c2-14 16-22 40-22-4 16-16 26-34 24Z" fill={PAPER} stroke={BLACK} strokeWidth="2.500" />
    <path d="M26 62c8-10 18-18 30-22" stroke={BLACK} strokeWidth="3" fill="none" />
  </>
)

/** A suitcase under a weight. */
const HeavyLuggage = () => (
  <>
    <path d="M36 52h28l8 16H28Z" fill={BLACK} stroke={PAPER} strokeWidth="3" />
    <circle cx="50" cy="46" r="6" fill="none" stroke={BLACK} strokeWidth="5" />
    <path d="m14 60 6 6M86 60l-6 6" stroke={INKS.yellow.ink} strokeWidth="6" />
    <g transform="translate(0 6)">
      <Suitcase ink={INKS.red.ink} number={9} />
    </g>
  </>
)

/** Two sevens that change places. */
const Sevens = () => (
  <>
    <path d={numberOutline(7, 35, 92, 44)} fill={BLACK} />
    <path d={numberOutline(7, 33, 90, 44)} fill={PAPER} />
    <path d={numberOutline(7, 69, 92, 44)} fill={BLACK} />
    <path d={numberOutline(7, 67, 90, 44)} fill={INKS.yellow.ink} />
    <path d="M30 50q20-18 40-2M70 102q-20 18-40 2" stroke={PAPER} strokeWidth="5" fill="none" />
    <path d="m64 52 11-1-2-11ZM36 100l-11 1 2 11Z" fill={PAPER} />
  </>
)

const BALLOON = 'M50 38c20 0 29 14 27 30-2 15-14 27-27 29-13-2-25-14-27-29-2-16 7-30 27-30Z'

/** A balloon that is twice its price. */
const Inflation = () => (
  <>
    <path d={BALLOON} fill={BLACK} transform="translate(3 3)" />
    <path d={BALLOON} fill={INKS.red.ink} />
    <path d="m44 103 6-7 6 7ZM50 102c8 6-8 8 0 18" fill={INKS.red.ink} stroke={BLACK} strokeWidth="3" />
    <path d="m32 66 10 10M42 66 32 76" stroke={PAPER} strokeWidth="5" />
    <path d={numberOutline(2, 60, 82, 32)} fill={PAPER} />
  </>
)

/** The four colours, and a number that is sold out. */
const ColourOnly = () => (
  <>
    {(['red', 'blue', 'green', 'yellow'] as const).map((ink, i) => (
      <path
        key={ink}
        d={INK_SHAPES[ink]}
        fill={INKS[ink].ink}
        stroke={PAPER}
        strokeWidth="1.500"
        transform={`translate(${i % 2 ? 54 : 22} ${i < 2 ? 36 : 86}) scale(1.2)`}
      />
    ))}
    <path d={numberOutline(9, 50, 86, 28)} fill={PAPER} />
    <path d="m36 88 28-26" stroke={BLACK} strokeWidth="7" />
  </>
)

/** A bat and a ball. */
const PingPong = () => (
  <>
    <path d="m58 92 14 18" stroke={BLACK} strokeWidth="13" />
    <circle cx="47" cy="75" r="27" fill={BLACK} />
    <circle cx="44" cy="72" r="27" fill={INKS.red.ink} />
    <path d="M32 94c12 6 24 2 32-6" stroke={PAPER} strokeWidth="4" fill="none" />
    <path d="m58 90 14 18" stroke={PAPER} strokeWidth="8" />
    <circle cx="76" cy="46" r="9" fill={PAPER} stroke={BLACK} strokeWidth="2.500" />
    <path d="M60 44h-8M64 56l-7 5" stroke={PAPER} strokeWidth="4" />
  </>
)

const DOVE =
  'M22 92c14 8 34 8 44-4 8-9 8-20 4-28l12-6-12-6c-8-4-16 0-18 8-2 10-8 14-16 16L18 56c0 14 6 22 12 27Z'

/** A dove with an olive branch. */
const Peace = () => (
  <>
    <path d={DOVE} fill={BLACK} transform="translate(3 3)" />
    <path d={DOVE} fill={PAPER} />
    <path d="M40 74c4-14 12-24 22-32 2 18-2 30-12 38Z" fill={PAPER} stroke={BLACK} strokeWidth="2.500" />
    <circle cx="69" cy="54" r="2.500" fill={BLACK} />
    <path d="M80 54c4 8 4 16 2 24" stroke={INKS.green.ink} strokeWidth="4" fill="none" />
    <path d="M84 66c8-2 8 6 0 6ZM82 72c-8-2-8 6 0 6Z" fill={INKS.green.ink} />
  </>
)

/** Two friends, arm in arm. */
const BringAFriend = () => (
  <>
    <path
      d="M18 112c0-20 8-28 18-28s14 6 14 10c0-4 4-10 14-10s18 8 18 28Z"
      fill={BLACK}
      transform="translate(2 3)"
    />
    <path d="M18 110c0-20 8-28 18-28s18 8 18 28Z" fill={INKS.blue.ink} />
    <path d="M46 110c0-20 8-28 18-28s18 8 18 28Z" fill={INKS.yellow.ink} />
    <circle cx="36" cy="66" r="16" fill={PAPER} stroke={BLACK} strokeWidth="2.500" />
    <circle cx="66" cy="66" r="16" fill={PAPER} stroke={BLACK} strokeWidth="2.500" />
    <path d="M31 63h.1M42 63h.1M60 63h.1M71 63h.1" stroke={BLACK} strokeWidth="5" />
    <path d="M31 71q6 6 11 0M60 71q6 6 11 0" stroke={BLACK} strokeWidth="3" fill="none" />
  </>
)

export const RULE_DRAWINGS: Readonly<Record<string, ComponentType>> = {
  'the-nicest-try': TheNicestTry,
  'big-hearted': BigHearted,
  'high-five': HighFive,
  'glass-house': GlassHouse,
  'double-trouble': DoubleTrouble,
  thirst: Thirst,
  clockwork: Clockwork,
  'light-luggage': LightLuggage,
  'heavy-luggage': HeavyLuggage,
  sevens: Sevens,
  inflation: Inflation,
  'colour-only': ColourOnly,
  'ping-pong': PingPong,
  peace: Peace,
  'bring-a-friend': BringAFriend,
}
