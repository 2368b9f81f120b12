import type { OwnFrame, Seat } from '@slapwise/kernel'
import type { TableView } from '@slapwise/protocol'

/** How somebody is wanted at the table: to decide, to throw something in, or just to nod. */
export type Call = 'turn' | 'quick' | 'nod'

/** The same for everybody who is asked, whatever they hold. */
export const callOf = ({ prompt }: OwnFrame): Call | null => prompt && CALLS[prompt.manner]

/** Whoever looks at a die has no need to be called. */
const CALLS = { decide: 'turn', react: 'quick', glance: null, acknowledge: 'nod' } as const

/** Whose turn it is, seen from a seat, and whether it begins with what is asked. */
export interface Turn {
  readonly isOwn: boolean
  readonly begins: boolean
}

/** Every game names it so: `turn` is the seat whose turn it is, and the question that begins one. */
export function turnIn({ table, own }: TableView): Turn {
  const { turn } = table as Partial<{ readonly turn: Seat }>
  const question = own.prompt?.question as { readonly ask?: string } | undefined
  return { isOwn: turn === own.seat, begins: question?.ask === 'turn' }
}

/** What somebody has been called for. */
export interface Attention {
  /** The round in which they have been called in the turn that is still theirs. */
  readonly calledIn: number | null
  /** The number of the question that deserves a chime. */
  readonly chime: number | null
}

export const INATTENTIVE: Attention = { calledIn: null, chime: null }

/** Whoever has just played knows that more questions follow: they are called once a turn, and whenever others want something. */
export function attend(before: Attention, match: TableView, turn: Turn): Attention {
  const { round } = match.table
  const calledIn = turn.isOwn && before.calledIn === round ? round : null
  if (callOf(match.own) !== 'turn') return { calledIn, chime: null }
  const isKnown = calledIn !== null && !turn.begins
  const chime = isKnown && before.chime !== match.promptNumber ? null : match.promptNumber
  return { calledIn: turn.isOwn ? round : null, chime }
}

export const titleFor = (call: Call | null, words: Readonly<Record<Call, string>>): string =>
  call ? `● ${words[call]} – Slapwise` : 'Slapwise'
