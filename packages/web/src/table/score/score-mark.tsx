import { BLACK } from '../../look/inks.ts'
import { SHAPES } from '../../look/shape.tsx'

/** Eight that can be told apart by their shape alone; there are fewer colours than seats. */
export const MARKS = [
  { ink: 'red', path: SHAPES.red },
  { ink: 'blue', path: SHAPES.blue },
  { ink: 'green', path: SHAPES.green },
  { ink: 'yellow', path: SHAPES.yellow },
  { ink: 'purple', path: SHAPES.purple },
  { ink: 'black', path: SHAPES.black },
  { ink: 'red', path: 'M7 1h6v6h6v6h-6v6H7v-6H1V7h6Z' },
  { ink: 'blue', path: 'M1 4h18L10 19ZM1 1h18v1H1Z' },
] as const

export const inkOfSeat = (seat: number): string => `var(--${MARKS[seat % MARKS.length].ink})`

/** What stands for a seat in the chart and beside its name. */
export function Mark({ seat }: { readonly seat: number }) {
  return (
    <svg viewBox="-1 -1 23 23" className="score-mark" aria-hidden="true">
      <MarkPath seat={seat} />
    </svg>
  )
}

/** Printed twice, and slightly out of register: pale inks need the black one on paper. */
export function MarkPath({ seat }: { readonly seat: number }) {
  const { path } = MARKS[seat % MARKS.length]
  return (
    <>
      <path d={path} fill={BLACK} transform="translate(1.4 1.4)" />
      <path d={path} fill={inkOfSeat(seat)} stroke={BLACK} strokeWidth="1.200" strokeLinejoin="round" />
    </>
  )
}
