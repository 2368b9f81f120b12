import { BLACK, INKS, PAPER } from '../../../../ui/print/inks.ts'

/** The last space. Drawn around the origin, a little larger than a space. */
export const Skull = () => (
  <g strokeLinejoin="round" strokeLinecap="round">
    <path d={BLOT} fill={INKS.red.ink} transform="translate(2.5 2.5)" />
    <path d={BLOT} fill={BLACK} />
    <path
      d="M0-15.5c10 0 16 6.5 16 14.5 0 5-2.5 8.5-6 10.5l-.5 5.5q-9.5 3-19 0L-10 9.5c-3.5-2-6-5.5-6-10.5 0-8 6-14.5 16-14.5Z"
      fill={PAPER}
    />
    <path
      d="M-11-1.5c1-6 8-5.5 8.5.5-.5 5-8 5-8.5-.5ZM11-1.5c-1-6-8-5.5-8.5.5.5 5 8 5 8.5-.5Z"
      fill={BLACK}
    />
    <circle cx="-6" cy="-1" r="1.8" fill={INKS.red.ink} />
    <circle cx="7.5" cy="-1" r="1.8" fill={INKS.red.ink} />
    <path d="m0 3.5 2 3.5h-4Z" fill={BLACK} />
    <path d="M-4 11v4M0 11.5v4M4 11v4" stroke={BLACK} strokeWidth="1.8" />
  </g>
)

const BLOT =
  'M-14-21c7 1 10-2 16-1 8-1 13 0 17 4 4 5 1 10 3 16 1 7-1 12-3 17-5 6-12 5-18 6-7-1-12 2-18-1-6-4-4-9-6-15-1-7-1-13 1-19 2-4 4-7 8-7Z'
