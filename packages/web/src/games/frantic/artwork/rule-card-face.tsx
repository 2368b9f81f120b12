import { INK_SHAPES } from '../../../ui/print/ink-shapes.ts'
import { BLACK, PAPER } from '../../../ui/print/inks.ts'

const GREY = '#8f8d96'
const MARKS = Object.values(INK_SHAPES)

/** A rule card: a paragraph sign, and a shape to tell it from its neighbours. */
export function RuleCardFace({ id }: { readonly id: string }) {
  const number = [...id].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0)
  return (
    <svg viewBox="0 0 100 146" className="card-face" aria-hidden="true">
      <rect width="100" height="146" rx="11" fill={PAPER} />
      <rect x="5" y="5" width="90" height="136" rx="7" fill={GREY} />
      <path
        d={MARKS[number % MARKS.length]}
        transform="translate(14 40) scale(3.6)"
        fill={BLACK}
        opacity="0.16"
      />
      <g className="numeral" fontSize="84" textAnchor="middle">
        <text x="53" y="103" fill={BLACK}>
          §
        </text>
        <text x="50" y="100" fill={PAPER}>
          §
        </text>
      </g>
    </svg>
  )
}
