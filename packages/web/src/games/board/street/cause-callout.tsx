import { START } from '@slapwise/board-game'
import type { LogFormatter } from '../../../table/log/log-entries.ts'
import { LogSentence } from '../../../table/log/log-sentence.tsx'
import { getSpaceBox } from '../artwork/street/board-geometry.ts'
import { findStageCause } from '../stage/stage-cause.ts'
import { useBoardTable } from '../table/board-table-context.tsx'
import './cause-callout.css'

/** The cause that is on stage, named beside the space where it acts. It gives way to tokens and spaces to tap. */
export function CauseCallout({ formatter }: { readonly formatter: LogFormatter }) {
  const { state, setup, selectableSeats, selectableSpaces } = useBoardTable()
  const { street } = setup
  const cause = findStageCause(state.newFacts)
  const sentence = cause && formatter.formatFact(cause.fact)
  if (!sentence || selectableSeats.size > 0 || selectableSpaces.size > 0) return null
  const { column, row } = street.cells[Math.max(cause.space, 1)]
  return (
    <span className="cause-position" style={getSpaceBox(street, cause.space)}>
      <span
        className={`cause-callout ${cause.seat === state.match.own.seat ? 'own' : ''}`}
        data-side={row === street.rows - 1 && cause.space !== START ? 'below' : 'above'}
        data-align={
          column < street.columns / 3 ? 'left' : column < (street.columns * 2) / 3 ? 'middle' : 'right'
        }
        aria-hidden="true"
      >
        <LogSentence
          sentence={sentence}
          formatter={{ renderPart: (part) => formatter.toPlainText([part]) }}
        />
      </span>
    </span>
  )
}
