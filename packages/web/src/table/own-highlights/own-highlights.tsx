import type { Seat } from '@slapwise/kernel'
import type { ReactNode } from 'react'
import { useAdvice } from '../advice/advice-provider.tsx'
import { PlayerFace } from '../faces/player-face.tsx'
import type { LogFormatter } from '../log/log-entries.ts'
import { isMatchOver } from '../score/is-match-over.ts'
import { isBetweenRounds } from '../score/score-history.ts'
import { useTableContext } from '../table-context.tsx'
import type { HighlightRenderer } from './fact-highlight.ts'
import { HighlightPictures, shortSentence } from './highlight-pictures.tsx'
import './highlight-place.css'
import './own-highlights.css'
import { useOwnHighlights } from './use-own-highlights.ts'

interface Props {
  readonly formatter: LogFormatter
  readonly renderer: HighlightRenderer
  /** Whether the table itself names the fact where it happens. */
  readonly isToldOnTable?: (fact: object) => boolean
  /** Takes the place of the panel if there is nothing to show, or the viewer has asked for advice. */
  readonly children: ReactNode
}

/** Of a long story only the end is told. */
const MAX_SENTENCES = 2

/** A panel with everything that has just happened to the viewer: who did it, in large type, and the cards. A tap closes it. */
export function OwnHighlights({ formatter, renderer, isToldOnTable, children }: Props) {
  const { state } = useTableContext()
  const { isShown: isAdvised } = useAdvice()
  const facts = useOwnHighlights(formatter).filter((fact) => !isToldOnTable?.(fact))
  if (isBetweenRounds(state) || isMatchOver(state)) return null
  if (facts.length === 0 || isAdvised) return children
  const highlights = facts.map(renderer.highlightOf)
  const doer = highlights.findLast((one) => one.doer !== null)?.doer ?? null
  const sentences = facts.flatMap((fact) => shortSentence(fact, formatter) ?? []).slice(-MAX_SENTENCES)
  return (
    <button type="button" className="highlight-place own-highlights" data-sentences={sentences.length}>
      <Doer seat={doer ?? state.match.own.seat!} isOwn={doer === null} />
      <span className="own-highlights-text">
        {sentences.map((sentence, i) => (
          <span key={i}>{sentence}</span>
        ))}
      </span>
      <HighlightPictures pictures={highlights.flatMap(({ pictures }) => pictures)} renderer={renderer} />
    </button>
  )
}

/** The face of the attacker, or the viewer’s own if it was chance. */
const Doer = ({ seat, isOwn }: { readonly seat: Seat; readonly isOwn: boolean }) => (
  <PlayerFace seat={seat} mood={isOwn ? 'wince' : 'smirk'} />
)
