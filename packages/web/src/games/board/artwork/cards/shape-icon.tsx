import { INK_SHAPES } from '../../../../ui/print/ink-shapes.ts'
import { type Ink, PAPER } from '../../../../ui/print/inks.ts'

/**
 * The shapes of a card's colours in a box of 20 by 20: one, or all four in a square. They tell colours apart without
 * hue.
 */
export function ShapeIcon({ inks, fill = PAPER }: { readonly inks: readonly Ink[]; readonly fill?: string }) {
  if (inks.length === 1) return <path d={INK_SHAPES[inks[0]]} fill={fill} />
  return inks.map((ink, i) => (
    <path
      key={ink}
      d={INK_SHAPES[ink]}
      fill={fill}
      transform={`translate(${(i % 2) * 10.5} ${Math.floor(i / 2) * 10.5}) scale(0.475)`}
    />
  ))
}
