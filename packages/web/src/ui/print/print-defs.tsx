import { INKS, PAPER, PLAYER_INKS } from './inks.ts'

const halftonePattern = ([ink, { dots }]: [string, { readonly dots: string }]): string =>
  `<pattern id="dots-${ink}" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(32)">
    <circle cx="3" cy="3" r="1.9" fill="${dots}"/>
  </pattern>`

/** The patterns of halftone, grain and fade as text, because standalone SVG files need them, too. */
export const PRINT_DEFS_SVG = `<defs>
  ${Object.entries({ ...PLAYER_INKS, ...INKS })
    .map(halftonePattern)
    .join('')}
  <linearGradient id="fade-gradient" x1="0.3" y1="0.2" x2="0.75" y2="1">
    <stop offset="0.45" stop-color="black"/>
    <stop offset="1" stop-color="white"/>
  </linearGradient>
  <clipPath id="printed"><rect x="5" y="5" width="90" height="136" rx="7"/></clipPath>
  <mask id="fade"><rect x="5" y="5" width="90" height="136" fill="url(#fade-gradient)"/></mask>
  <pattern id="grain" width="7" height="7" patternUnits="userSpaceOnUse">
    <path d="M1 1h.7v.7H1Zm3 2h.6v.6H4Zm-2 3h.7v.6H2Zm4-1h.5v.7H6Z" fill="${PAPER}"/>
  </pattern>
</defs>`

/** Adds the patterns of `PRINT_DEFS_SVG` to the page once, for all its SVG elements. */
export const PrintDefs = () => (
  <svg
    width="0"
    height="0"
    className="svg-defs"
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: PRINT_DEFS_SVG }}
  />
)
