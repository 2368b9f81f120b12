import { BLACK, INKS, type PlayerInk } from '../print/inks.ts'

const CROWN_PATH = 'M4 3.4 3.2-2.6 7-.2 10-4.4 13-.2 16.8-2.6 16 3.4q-6 1.6-12 0Z'

/** A paper crown; never in the colour of the head below it. */
export function Crown({ on }: { readonly on: PlayerInk }) {
  return (
    <g transform="rotate(-9 10 2) translate(0 .4)" strokeLinejoin="round">
      <path d={CROWN_PATH} fill={BLACK} transform="translate(.8 .8)" />
      <path
        d={CROWN_PATH}
        fill={INKS[on === 'yellow' ? 'red' : 'yellow'].ink}
        stroke={BLACK}
        strokeWidth=".7"
      />
    </g>
  )
}
