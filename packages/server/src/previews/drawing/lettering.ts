import { createRequire } from 'node:module'
import { BLACK } from '@slapwise/web/inks'
import { escapeMarkup } from '../escape-markup.ts'
import { FontMetrics } from './font-metrics.ts'

/** The font of the page. The file comes with the package, so that a picture does not depend on the system's fonts. */
export const FONT_FILE = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/bricolage-grotesque/800ExtraBold/BricolageGrotesque_800ExtraBold.ttf',
)
export const FONT_FAMILY = 'Bricolage Grotesque ExtraBold'

const metrics = new FontMetrics(FONT_FILE)

/** A text shrinks to this part of its size before it is cut off. */
const MIN_SHRINKAGE = 0.7
const ELLIPSIS = '…'

export interface Lettering {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly maxWidth: number
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly fill?: string
}

/** The width that `drawText` takes. */
export function measureText(text: string, { size, maxWidth }: Pick<Lettering, 'size' | 'maxWidth'>): number {
  return Math.min(maxWidth, metrics.measure(text) * size)
}

/** One line of text, made smaller or cut off to fit its width. */
export function drawText(
  text: string,
  { x, y, size, maxWidth, anchor = 'start', fill = BLACK }: Lettering,
): string {
  const fitting = Math.max(size * MIN_SHRINKAGE, Math.min(size, maxWidth / metrics.measure(text)))
  const shown = cutOff(text, maxWidth / fitting)
  return `<text x="${x}" y="${y}" font-family="${FONT_FAMILY}" font-size="${fitting.toFixed(2)}" text-anchor="${anchor}" fill="${fill}">${escapeMarkup(shown)}</text>`
}

function cutOff(text: string, maxWidth: number): string {
  if (metrics.measure(text) <= maxWidth + 0.001) return text
  const letters = [...text]
  while (letters.length > 1 && metrics.measure(letters.join('') + ELLIPSIS) > maxWidth) letters.pop()
  return letters.join('').trimEnd() + ELLIPSIS
}

/** A player's name; scribbled if the font lacks its script. */
export function drawName(name: string, lettering: Lettering): string {
  const drawable = [...name].filter((letter) => metrics.canDraw(letter))
  const text = drawable.join('').replace(/\s+/g, ' ').trim()
  return text === '' ? drawScribble(lettering) : drawText(text, lettering)
}

/** Number of loops in a scribble. */
const SCRIBBLE_LOOPS = 5

function drawScribble({ x, y, size, maxWidth, anchor = 'start', fill = BLACK }: Lettering): string {
  const loop = Math.min(maxWidth / SCRIBBLE_LOOPS, size * 0.55)
  const width = loop * SCRIBBLE_LOOPS
  const left = anchor === 'start' ? x : anchor === 'middle' ? x - width / 2 : x - width
  const loops = `q${loop * 0.25} ${-size * 0.9} ${loop * 0.5} 0t${loop * 0.5} 0`.repeat(SCRIBBLE_LOOPS)
  return `<path d="M${left} ${y - size * 0.3}${loops}" fill="none" stroke="${fill}" stroke-width="${size * 0.14}" stroke-linecap="round"/>`
}
