import { PrintedLine, PrintedShape } from '../../../../../ui/events/drawing-parts.tsx'
import { BLACK, INKS, PAPER } from '../../../../../ui/print/inks.ts'

const YELLOW = INKS.yellow.ink

/** A boot. */
export const Push = () => (
  <>
    <PrintedShape d="M2 40h27l2 30c16 0 26 6 28 18v10H4Z" ink={BLACK} under={PAPER} />
    <path d="M2 46h27l1 9H2Z" fill={YELLOW} />
    <path d="M4 98h55" stroke={PAPER} strokeWidth="4" strokeDasharray="5 7" />
    <PrintedShape d="M52 66h14V52l30 27-30 27V92H60Z" />
    <circle cx="70" cy="74" r="3.5" fill={BLACK} />
    <circle cx="81" cy="74" r="3.5" fill={BLACK} />
    <circle cx="75" cy="85" r="4" fill={BLACK} />
  </>
)

/** A frog. */
export const Jump = () => (
  <>
    <path d="M8 112h84" stroke={BLACK} strokeWidth="5" />
    <path d="m40 112 10-16 10 16Z" fill={BLACK} />
    <PrintedLine d="M34 74 16 86l10 10L12 108M40 82 30 96" ink={INKS.green.ink} w={8} />
    <PrintedLine d="m76 78 10 12M68 84l4 12" ink={INKS.green.ink} w={7} />
    <PrintedShape
      d="M28 78c-2-18 14-30 30-30 20 0 32 10 32 20 0 12-16 18-30 20-14 0-30 2-32-10Z"
      ink={INKS.green.ink}
    />
    <circle cx="62" cy="46" r="10" fill={PAPER} stroke={BLACK} strokeWidth="3" />
    <circle cx="79" cy="50" r="10" fill={PAPER} stroke={BLACK} strokeWidth="3" />
    <circle cx="65" cy="49" r="4" fill={BLACK} />
    <circle cx="81" cy="54" r="4" fill={BLACK} />
    <path d="M60 70q16 8 28-4" stroke={BLACK} strokeWidth="4" fill="none" />
  </>
)
