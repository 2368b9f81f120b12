import { memo } from 'react'
import { INK_SHAPES } from '../../../ui/print/ink-shapes.ts'
import { BLACK, PAPER } from '../../../ui/print/inks.ts'
import { RULE_DRAWINGS } from './rule-drawings.tsx'

const GREY = '#8f8d96'
const MARKS = Object.values(INK_SHAPES)

/** A rule card: the drawing of a house card, or a large paragraph sign for one that a host has written. */
export const RuleCardFace = memo(function RuleCardFace({ id }: { readonly id: string }) {
  const Drawing = RULE_DRAWINGS[id]
  return (
    <svg
      viewBox="0 0 100 146"
      className="card-face"
      aria-hidden="true"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <rect width="100" height="146" rx="11" fill={PAPER} />
      <rect x="5" y="5" width="90" height="136" rx="7" fill={GREY} />
      {Drawing ? (
        <>
          <ParagraphSign x={16} y={28} size={22} />
          <Drawing />
          <g transform="rotate(180 84 124)">
            <ParagraphSign x={84} y={130} size={22} />
          </g>
        </>
      ) : (
        <>
          <ShapeMark id={id} />
          <ParagraphSign x={50} y={100} size={84} />
        </>
      )}
    </svg>
  )
})

interface SignProps {
  readonly x: number
  readonly y: number
  readonly size: number
}

const ParagraphSign = ({ x, y, size }: SignProps) => (
  <g className="numeral" fontSize={size} textAnchor="middle">
    <text x={x + size / 28} y={y + size / 28} fill={BLACK}>
      §
    </text>
    <text x={x} y={y} fill={PAPER}>
      §
    </text>
  </g>
)

/** A shape that tells a written card from its neighbours. */
function ShapeMark({ id }: { readonly id: string }) {
  const number = [...id].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0)
  return (
    <path
      d={MARKS[number % MARKS.length]}
      transform="translate(14 40) scale(3.6)"
      fill={BLACK}
      opacity="0.16"
    />
  )
}
