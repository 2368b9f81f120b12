import { BLACK, INKS, PAPER } from '@slapwise/web/inks'
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../meta-tags.ts'
import { drawText, measureText } from './lettering.ts'

export const NIGHT = '#15161F'

/** The whole picture around its parts. */
export const drawPicture = (ground: string, ...parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" viewBox="0 0 ${PICTURE_WIDTH} ${PICTURE_HEIGHT}"><rect width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" fill="${ground}"/>${parts.join('')}</svg>`

const DOT_SPACING = 26
const MAX_DOT_RADIUS = 11

/** Halftone dots that shrink with the distance from a point, in staggered rows. */
export function drawHalftone(
  ink: string,
  centre: { readonly x: number; readonly y: number },
  reach: number,
): string {
  const dots: string[] = []
  for (let row = 0; row * DOT_SPACING * 0.87 <= PICTURE_HEIGHT + DOT_SPACING; row++)
    for (let column = 0; column * DOT_SPACING <= PICTURE_WIDTH + DOT_SPACING; column++) {
      const x = (column + (row % 2) / 2) * DOT_SPACING
      const y = row * DOT_SPACING * 0.87
      const radius = MAX_DOT_RADIUS * (1 - Math.hypot(x - centre.x, y - centre.y) / reach)
      if (radius > 1) dots.push(dotPath(x, y, radius))
    }
  return `<path d="${dots.join('')}" fill="${ink}"/>`
}

const dotPath = (x: number, y: number, radius: number): string => {
  const r = radius.toFixed(1)
  return `M${(x - radius).toFixed(1)} ${y.toFixed(1)}a${r} ${r} 0 1 0 ${(radius * 2).toFixed(1)} 0a${r} ${r} 0 1 0 ${(-radius * 2).toFixed(1)} 0`
}

const STAMP_TEXT_SIZE = 50
const STAMP_PADDING = 30
const STAMP_HEIGHT = 88

/** A crooked label with its shadow printed beside it. */
export function drawStamp(
  text: string,
  {
    x,
    y,
    ink,
    maxWidth,
  }: { readonly x: number; readonly y: number; readonly ink: string; readonly maxWidth: number },
): string {
  const lettering = { size: STAMP_TEXT_SIZE, maxWidth: maxWidth - STAMP_PADDING * 2 }
  const width = measureText(text, lettering) + STAMP_PADDING * 2
  const box = `width="${width}" height="${STAMP_HEIGHT}" rx="22"`
  return `<g transform="translate(${x} ${y}) rotate(-3)"><rect x="7" y="7" ${box} fill="${BLACK}"/><rect ${box} fill="${ink}"/>${drawText(text, { ...lettering, x: STAMP_PADDING, y: 62 })}</g>`
}

const CARD_WIDTH = 190
const CARD_HEIGHT = 280

/** The back of a playing card, which hides what may not be seen. */
export const drawCardBack = (x: number, y: number, angle: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${angle}) translate(${-CARD_WIDTH / 2} ${-CARD_HEIGHT / 2})"><rect x="6" y="8" width="${CARD_WIDTH}" height="${CARD_HEIGHT}" rx="26" fill="${BLACK}" opacity=".55"/><rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" rx="26" fill="${PAPER}"/><rect x="12" y="12" width="${CARD_WIDTH - 24}" height="${CARD_HEIGHT - 24}" rx="17" fill="${BLACK}"/>${drawMark(CARD_WIDTH / 2, CARD_HEIGHT / 2, 150)}</g>`

const MARK = 'M47 33a15 15 0 1 1-6-12'

/** The open ring of the icon, centred at a point. */
const drawMark = (x: number, y: number, size: number): string => {
  const ring = `d="${MARK}" fill="none" stroke-width="7" stroke-linecap="round"`
  return `<g transform="translate(${x} ${y}) scale(${size / 64}) translate(-32 -32)"><path ${ring} stroke="${INKS.red.ink}" transform="translate(2 2)"/><path ${ring} stroke="${PAPER}"/></g>`
}

/** The icon and the name of the site, with the lower right corner at a point. */
export const drawWordmark = (x: number, y: number, fill: string): string =>
  `<rect x="${x - 234}" y="${y - 46}" width="52" height="52" rx="12" fill="${BLACK}"/>${drawMark(x - 208, y - 20, 52)}${drawText('Slapwise', { x, y: y - 6, size: 38, maxWidth: 170, anchor: 'end', fill })}`
