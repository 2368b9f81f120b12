import { INK_SHAPES } from '../../../ui/print/ink-shapes.ts'
import { BLACK, INKS, type Ink, PAPER } from '../../../ui/print/inks.ts'
import { PRINT_DEFS_SVG } from '../../../ui/print/print-defs.tsx'
import { svgBackground } from '../../../ui/print/svg-background.ts'

const AREA = 'x="5" y="5" width="90" height="136"'
const SHEET = `<rect width="100" height="146" rx="11" fill="${PAPER}"/>`

/**
 * The background of all cards with the same colours: paper, colour and the shapes in the corners. Null stands for all
 * colours.
 */
export function renderCardBackground(ink: Ink | null, second: Ink | null, isNumber: boolean): string {
  const place = isNumber ? 'translate(11.5 30) scale(0.55)' : 'translate(9 10) scale(0.8)'
  const corner = (of: Ink | null): string =>
    `<path d="${INK_SHAPES[of ?? 'yellow']}" transform="${place}" fill="${of === 'yellow' ? BLACK : PAPER}"/>`
  return svgBackground(
    `${PRINT_DEFS_SVG}${SHEET}<g clip-path="url(#printed)">${ink === null ? ALL_COLOURS_AREA : colourArea(ink, second)}` +
      `<rect ${AREA} fill="url(#grain)" opacity="0.35"/></g>` +
      `${corner(ink)}<g transform="rotate(180 50 73)">${corner(ink && (second ?? ink))}</g>`,
  )
}

const colourArea = (ink: Ink, second: Ink | null): string =>
  `<rect ${AREA} fill="${INKS[ink].ink}"/>` +
  (second ? `<path d="M95 5v136H5Z" fill="${INKS[second].ink}"/>` : '') +
  `<rect ${AREA} fill="url(#dots-${second ?? ink})" mask="url(#fade)"/>`

/** Wishes have all four colours. */
const ALL_COLOURS_AREA = `
  <path d="M5 5h90L50 73Z" fill="${INKS.red.ink}"/>
  <path d="M95 5v136L50 73Z" fill="${INKS.blue.ink}"/>
  <path d="M95 141H5l45-68Z" fill="${INKS.green.ink}"/>
  <path d="M5 141V5l45 68Z" fill="${INKS.yellow.ink}"/>
  <circle cx="50" cy="73" r="38" fill="${BLACK}"/>`

const ARROW = 'M33 57a25 25 0 1 1-6 22'

/** The arrow points anticlockwise, the direction of play. */
export const renderCardBack = (): string =>
  svgBackground(`${SHEET}<rect x="4" y="4" width="92" height="138" rx="8" fill="${BLACK}"/>
  <g fill="none" stroke-width="8" stroke-linecap="round">
    <path d="${ARROW}" stroke="${INKS.red.ink}" transform="translate(2 2)"/>
    <path d="${ARROW}" stroke="${PAPER}"/>
  </g>
  <path d="m22 52 3 22 18-14Z" fill="${PAPER}"/>`)

/** Decodes the most common backgrounds before they are needed: some browsers take a while for each. */
export function preloadCardBackgrounds(): void {
  renderCardBack()
  for (const isNumber of [true, false])
    for (const ink of [...(Object.keys(INKS) as Ink[]), null]) renderCardBackground(ink, null, isNumber)
}
