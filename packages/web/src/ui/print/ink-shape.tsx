import { INK_SHAPES } from './ink-shapes.ts'
import type { Ink } from './inks.ts'

/** The shape of a colour as an icon; `fill` is for backgrounds of the same colour. */
export function InkShape({ ink, fill = `var(--${ink})` }: { readonly ink: Ink; readonly fill?: string }) {
  return (
    <svg viewBox="0 0 20 20" className="ink-shape" aria-hidden="true">
      <path d={INK_SHAPES[ink]} fill={fill} />
    </svg>
  )
}
