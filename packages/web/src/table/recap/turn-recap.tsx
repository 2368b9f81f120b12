import { Fragment } from 'react'
import { readTurn } from '../../feedback/alert.ts'
import { useI18n } from '../../i18n/index.tsx'
import { PlayerFace } from '../faces/player-face.tsx'
import { factKey, type LogFormatter } from '../log/log-entries.ts'
import { useLogPlace } from '../log/log-place.tsx'
import { LogSentence } from '../log/log-sentence.tsx'
import type { HighlightRenderer } from '../own-highlights/fact-highlight.ts'
import { HighlightPictures, shortSentence } from '../own-highlights/highlight-pictures.tsx'
import { type TableContext, useTableContext } from '../table-context.tsx'
import { type Recap, recapAtTurn } from './recap-facts.ts'
import './turn-recap.css'

interface Props {
  readonly recap: Recap
  readonly formatter: LogFormatter
  readonly renderer: HighlightRenderer
}

/** The recap for the viewer, as long as their turn waits for its first answer. */
export function useTurnRecap(
  formatter: LogFormatter,
  playChanges: (facts: readonly object[]) => readonly object[],
): Recap | null {
  const { game, state, sentAnswer }: TableContext = useTableContext()
  const { match, log } = state
  const isAsked = match.own.prompt !== null && sentAnswer === null && readTurn(match).isTurnStart
  if (!isAsked || match.own.seat === null) return null
  return recapAtTurn(log, match.own.seat, { game, formatter, playChanges })
}

/** At most two lines: what happened to the viewer since their last turn, and why the call is what it is. A tap opens the log. */
export function TurnRecap({ recap: { own, play }, formatter, renderer }: Props) {
  const { table } = useI18n().messages
  const { openLogAt } = useLogPlace()
  const highlights = own.map(renderer.highlightOf)
  const doers = new Set(highlights.flatMap(({ doer }) => doer ?? []))
  return (
    <button
      type="button"
      className="turn-recap"
      title={table.openRecap}
      onClick={() => openLogAt(own[0] ?? play[0])}
    >
      {own.length > 0 && (
        <span>
          {[...doers].map((seat) => (
            <PlayerFace key={seat} seat={seat} />
          ))}
          <span>{shortSentence(own.at(-1)!, formatter)}</span>
          <HighlightPictures pictures={highlights.flatMap(({ pictures }) => pictures)} renderer={renderer} />
        </span>
      )}
      {play.length > 0 && (
        <span>
          <span>
            {play.map((fact) => (
              <Fragment key={factKey(fact)}>
                <LogSentence sentence={formatter.formatFact(fact)!} formatter={formatter} />{' '}
              </Fragment>
            ))}
          </span>
        </span>
      )}
    </button>
  )
}
