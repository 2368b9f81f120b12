import { BLACK } from '../../../../ui/print/inks.ts'
import type { CardTiming } from './timing.ts'

/** Two paths per timing in a box of 20 by 20: the first is stroked, the second is filled. */
const TIMING_PATHS: Readonly<Record<CardTiming, readonly [line: string, area: string]>> = {
  // An arrow down to the table.
  played: ['M10 3v8M3 17h14', 'M4.5 9h11L10 15Z'],
  // A token on a line.
  landed: [
    'M3 17h14',
    'M10 2.5a3.2 3.2 0 0 1 2 5.6c1.8 1.6 2.2 3.8 2.4 6.4H5.6c.2-2.6.6-4.8 2.4-6.4a3.2 3.2 0 0 1 2-5.6Z',
  ],
  // An arrow through a door.
  passing: ['M2.5 10H9M13 3h4v14h-4', 'M8 4.5 14 10l-6 5.5Z'],
  // A lightning bolt.
  'thrown-in': ['', 'M11.5 1.5 4 11.5h4.5L7 18.5l8.5-10.5h-5Z'],
  // A hand.
  'in-hand': ['M4.5 8.5v3M8 3.5v8M11.7 3.5v8M15.4 6v6', 'M3.3 11h13.3v2.5q0 5-5 5H9q-2.5 0-4-2.5Z'],
}

/** The icon for when a card acts. */
export function TimingIcon({ timing }: { readonly timing: CardTiming }) {
  const [line, area] = TIMING_PATHS[timing]
  return (
    <>
      {line && (
        <path
          d={line}
          stroke={BLACK}
          strokeWidth="2.4"
          strokeLinecap="round"
          strokeLinejoin="round"
          fill="none"
        />
      )}
      <path d={area} fill={BLACK} />
    </>
  )
}
