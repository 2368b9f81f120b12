import { BLACK, INKS, PAPER } from '../../../../ui/print/inks.ts'

/** A numbered teleport, drawn as a manhole. It fills its container. */
export function Manhole({ number }: { readonly number: number }) {
  return (
    <svg viewBox="0 0 40 40" className="manhole" aria-hidden="true">
      <circle cx="21.6" cy="21.6" r="17.5" fill={BLACK} />
      <circle cx="20" cy="20" r="17.5" fill={PAPER} stroke={BLACK} strokeWidth="1.5" />
      <circle cx="20" cy="20" r="15.5" fill={INKS.blue.ink} />
      <circle cx="20" cy="20" r="13" fill="none" stroke={PAPER} strokeWidth="2" strokeDasharray="3.4 3.4" />
      <circle cx="20" cy="20" r="10" fill={BLACK} />
      <text x="20" y="26" className="numeral" fontSize="17" textAnchor="middle" fill={PAPER}>
        {number}
      </text>
    </svg>
  )
}
