import { BLACK, INKS } from '../../ui/print/inks.ts'

const HAND_PATH =
  'M62 196c-18-8-28-26-34-46-5-17-14-28-22-38-7-9 6-20 17-13 9 6 15 14 21 22L38 44c-2-15 18-18 21-4l11 58 4-76c1-15 21-14 21 1l-1 76 18-68c4-14 23-9 20 5l-16 72 26-46c7-12 23-3 17 10-10 22-16 36-20 56-4 22-6 44-22 60-15 14-38 16-55 8Z'

/** The logo: a flat hand with speed lines. */
export function SlapHand() {
  return (
    <svg viewBox="-20 -20 200 240" className="slap-hand" aria-hidden="true">
      <path d={HAND_PATH} fill={BLACK} transform="translate(6 6)" />
      <path d={HAND_PATH} fill={INKS.red.ink} />
      <path d={HAND_PATH} fill="url(#dots-red)" opacity=".55" mask="url(#hand-fade)" />
      <path
        d="M66 132c14 8 34 10 52 2M60 152c10 14 24 20 38 20"
        fill="none"
        stroke={BLACK}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <mask id="hand-fade">
        <rect x="-20" y="90" width="200" height="130" fill="white" />
      </mask>
    </svg>
  )
}
