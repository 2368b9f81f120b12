import type { ReactNode } from 'react'
import type { ErrorScreenKind } from '../i18n/messages/errors.ts'
import { BLACK, INKS, PAPER } from '../ui/print/inks.ts'

const { red, blue, green, yellow, purple } = INKS

/** A shape with its shadow, like a misaligned two-colour print. */
const PrintedShape = ({ d, ink, under = BLACK }: { d: string; ink: string; under?: string }) => (
  <>
    <path d={d} fill={under} transform="translate(5 5)" />
    <path d={d} fill={ink} />
  </>
)

const DotEyes = ({ x, y }: { x: number; y: number }) => (
  <g fill={BLACK}>
    <circle cx={x} cy={y} r="4" />
    <circle cx={x + 22} cy={y} r="4" />
  </g>
)

/** A door that leads nowhere, and a spider. */
const Gone = () => (
  <>
    <PrintedShape d="M64 18h72v126H64Z" ink={purple.ink} />
    <path d="M76 30h48v48H76Zm0 60h48v42H76Z" fill="none" stroke={PAPER} strokeWidth="4" />
    <circle cx="124" cy="86" r="6" fill={yellow.ink} />
    <path d="M136 18 176 30M136 40l34 6M150 22l-6 40M164 27l-9 38" stroke={PAPER} strokeWidth="2.5" />
    <path d="M40 18v46" stroke={BLACK} strokeWidth="2.5" />
    <circle cx="40" cy="74" r="12" fill={BLACK} />
    <path d="M28 68 16 60M28 78l-13 6M52 68l12-8M52 78l13 6" stroke={BLACK} strokeWidth="3" />
    <g fill={PAPER}>
      <circle cx="36" cy="72" r="2.5" />
      <circle cx="45" cy="72" r="2.5" />
    </g>
  </>
)

/** A boot, and somebody flying off. */
const SentAway = () => (
  <>
    <PrintedShape d="M20 30h36v52c0 13 40 12 42 40H20Z" ink={PAPER} />
    <path d="M20 30h36v16H20Z" fill={red.ink} />
    <path d="M16 122h86v12H16Z" fill={BLACK} />
    <path d="M112 108h16M114 92h22M122 76h18" stroke={red.ink} strokeWidth="6" />
    <g transform="translate(150 44) rotate(28) scale(2.1)">
      <circle r="13" fill={BLACK} cx="1.5" cy="1.5" />
      <circle r="13" fill={blue.ink} />
      <path d="m-7-5 4 3-4 3M7-5l-4 3 4 3" stroke={PAPER} strokeWidth="2" fill="none" />
      <circle cy="6" r="2.6" fill={PAPER} />
    </g>
  </>
)

/** A padlock with a straight face. */
const Locked = () => (
  <>
    <path
      d="M70 76V52a30 30 0 0 1 60 0v24"
      fill="none"
      stroke={BLACK}
      strokeWidth="16"
      transform="translate(5 5)"
    />
    <path d="M70 76V52a30 30 0 0 1 60 0v24" fill="none" stroke={PAPER} strokeWidth="14" />
    <PrintedShape d="M46 72h108v72H46Z" ink={red.ink} />
    <DotEyes x={84} y={100} />
    <path d="M86 122h28" stroke={BLACK} strokeWidth="6" />
  </>
)

/** A tin of sardines. */
const Full = () => (
  <>
    <PrintedShape d="M18 46h164v92H18Z" ink={PAPER} under={blue.ink} />
    <path d="M18 46h164l-12-22H30Z" fill={BLACK} />
    {[red.ink, yellow.ink, green.ink, blue.ink, purple.ink].map((ink, i) => (
      <g key={ink} transform={`translate(${44 + i * 28} 92)`}>
        <ellipse rx="12" ry="38" fill={ink} />
        <path d="m-10 36 10-8 10 8Z" fill={ink} />
        <circle cy="-20" r="5" fill={PAPER} />
        <circle cy="-19" r="2.5" fill={BLACK} />
        <path d="M-5-6h10" stroke={BLACK} strokeWidth="3" />
      </g>
    ))}
  </>
)

/** A cut cable. */
const Wire = () => (
  <>
    <path d="M0 120c40 0 34-50 70-50" fill="none" stroke={BLACK} strokeWidth="12" />
    <path d="M200 120c-40 0-34-50-70-50" fill="none" stroke={BLACK} strokeWidth="12" />
    <PrintedShape d="M48 52h34v38H48Z" ink={red.ink} />
    <path d="M82 60h12M82 80h12" stroke={PAPER} strokeWidth="6" />
    <PrintedShape d="M118 52h34v38h-34Z" ink={blue.ink} />
    <path d="M124 64h12M124 78h12" stroke={BLACK} strokeWidth="6" />
    <path d="m92 36 6-18M106 34l8-16M100 108v20" stroke={PAPER} strokeWidth="6" />
    <path d="m58 66 6 4M72 66l-6 4" stroke={BLACK} strokeWidth="3" />
  </>
)

/** A wall, and a plug in front of it. */
const Wall = () => (
  <>
    <PrintedShape d="M92 14h92v130H92Z" ink={red.ink} />
    <path
      d="M92 40h92M92 66h92M92 92h92M92 118h92M138 14v26M116 40v26M160 40v26M138 66v26M116 92v26M160 92v26M138 118v26"
      stroke={PAPER}
      strokeWidth="4"
    />
    <path d="M0 80h34" stroke={BLACK} strokeWidth="12" />
    <PrintedShape d="M28 58h36v44H28Z" ink={green.ink} />
    <path d="M64 68h20M64 90h20" stroke={BLACK} strokeWidth="7" />
    <path d="m38 70 8 6M56 70l-8 6M40 92q6-6 12 0" stroke={BLACK} strokeWidth="3" fill="none" />
  </>
)

/** A collapsed house of cards. */
const Crashed = () => (
  <>
    {(
      [
        [34, 92, -76, red.ink],
        [70, 70, -34, blue.ink],
        [112, 84, 24, green.ink],
        [150, 94, 72, purple.ink],
        [96, 28, 12, yellow.ink],
      ] as const
    ).map(([x, y, turn, ink]) => (
      <g key={ink} transform={`translate(${x} ${y}) rotate(${turn})`}>
        <rect x="-21" y="-29" width="46" height="62" rx="6" fill={BLACK} />
        <rect x="-24" y="-32" width="46" height="62" rx="6" fill={PAPER} />
        <rect x="-19" y="-27" width="36" height="52" rx="4" fill={ink} />
        <path
          d="m-9-5 6 6m0-6-6 6M3-5l6 6m0-6L3 1M-6 13q5-5 10 0"
          stroke={PAPER}
          strokeWidth="3"
          fill="none"
        />
      </g>
    ))}
  </>
)

/** A broken signpost. */
const NoPage = () => (
  <>
    <path d="M96 24h12v124H96Z" fill={BLACK} />
    <g transform="rotate(-8 100 48)">
      <PrintedShape d="M40 30h98l22 18-22 18H40Z" ink={green.ink} />
      <text x="92" y="60" className="numeral" fontSize="34" textAnchor="middle" fill={PAPER}>
        ?
      </text>
    </g>
    <g transform="rotate(7 100 96)">
      <PrintedShape d="M160 80H66L44 98l22 18h94Z" ink={red.ink} />
      <text x="110" y="110" className="numeral" fontSize="34" textAnchor="middle" fill={PAPER}>
        ?
      </text>
    </g>
  </>
)

/** A carton of sour milk. */
const Expired = () => (
  <>
    <PrintedShape d="M62 58 78 30h44l16 28v88H62Z" ink={PAPER} under={blue.ink} />
    <path d="M62 58h76M78 30h44v-14H78Z" stroke={BLACK} strokeWidth="4" fill={blue.ink} />
    <path
      d="m78 84 10 10m0-10L78 94M112 84l10 10m0-10-10 10M84 122q16-14 32 0"
      stroke={BLACK}
      strokeWidth="5"
      fill="none"
    />
    <path d="M36 70c-8-10 8-14 0-26M164 70c8-10-8-14 0-26" stroke={green.ink} strokeWidth="6" fill="none" />
  </>
)

/** Two identical tabs that collide. */
const OtherTab = () => (
  <>
    <g transform="rotate(-9 66 84)">
      <PrintedShape d="M22 50h34l8 14h44v70H22Z" ink={blue.ink} />
      <path d="m44 88 12 5M86 88l-12 5" stroke={PAPER} strokeWidth="5" />
      <path d="M54 114q10-8 20 0" stroke={PAPER} strokeWidth="5" fill="none" />
    </g>
    <g transform="rotate(8 138 78)">
      <PrintedShape d="M96 40h34l8 14h44v70H96Z" ink={red.ink} />
      <path d="m118 78 12 5M160 78l-12 5" stroke={PAPER} strokeWidth="5" />
      <path d="M128 104q10-8 20 0" stroke={PAPER} strokeWidth="5" fill="none" />
    </g>
    <path d="m92 14 6 16M108 10l-2 18M124 16l-8 14" stroke={BLACK} strokeWidth="5" />
  </>
)

const PICTURES: Readonly<Record<ErrorScreenKind, () => ReactNode>> = {
  'room-gone': Gone,
  'room-damaged': Crashed,
  'removed-from-room': SentAway,
  'room-locked': Locked,
  'room-full': Full,
  'server-unreachable': Wire,
  'load-failed': Wire,
  'socket-blocked': Wall,
  'page-crashed': Crashed,
  'not-found': NoPage,
  'unknown-game': NoPage,
  'link-expired': Expired,
  'other-tab': OtherTab,
}

export default function ErrorPicture({ kind }: { readonly kind: ErrorScreenKind }) {
  const Picture = PICTURES[kind]
  return (
    <svg viewBox="0 0 200 160" aria-hidden="true">
      <g strokeLinejoin="round" strokeLinecap="round">
        <Picture />
      </g>
    </svg>
  )
}
