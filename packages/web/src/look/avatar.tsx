import { BLACK, INKS, type Ink, PAPER } from './inks.ts'
import { SHAPES } from './shape.tsx'

const INK_NAMES = Object.keys(INKS).filter((ink) => ink !== 'black') as Ink[]

const MOUTHS = ['M6.5 12.500q3.500 3 7 0', 'M7 13h6', 'M7 14q3-3 6 0', 'M6.500 12h7q-3.500 4.500-7 0Z']

/** A face made of one shape and one ink, always the same for the same name. */
export function Avatar({ name, isBot }: { readonly name: string; readonly isBot: boolean }) {
  const number = [...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) >>> 0, 7)
  const ink = INK_NAMES[number % INK_NAMES.length]
  const shape = SHAPES[INK_NAMES[(number >>> 3) % INK_NAMES.length]]
  const mouth = MOUTHS[(number >>> 6) % MOUTHS.length]
  return (
    <svg viewBox="-1 -1 22 22" className="avatar" aria-hidden="true">
      <path d={shape} fill={BLACK} transform="translate(.8 .8)" />
      <path d={shape} fill={INKS[ink].ink} />
      <g stroke={PAPER} strokeWidth="1.400" strokeLinecap="round" fill="none">
        {isBot ? (
          <path d="M6 9h2.500M11.500 9H14" />
        ) : (
          <path d="M7.300 8.500v1M12.700 8.500v1" strokeWidth="2" />
        )}
        <path d={mouth} />
      </g>
    </svg>
  )
}
