import type { VisibleFact } from '@slapwise/board-game'
import type { HighlightRenderer } from '../../../table/own-highlights/fact-highlight.ts'
import { BoardCard, BoardCardBack } from '../artwork/cards/board-card.tsx'
import { KindIcon } from '../artwork/cards/kind-drawing.tsx'
import { EventDrawing } from '../artwork/events/event-drawing.tsx'
import { useBoardTable } from './board-table-context.tsx'
import { highlightOfFact } from './fact-highlight.ts'

export function useHighlightRenderer(): HighlightRenderer {
  const { state, setup, names } = useBoardTable()
  return {
    highlightOf: (fact) => highlightOfFact(fact as VisibleFact, state.match.own.seat!),
    renderFace: (kind) =>
      kind === null ? <BoardCardBack /> : <BoardCard kind={setup.kinds[kind]} name={names.cardName(kind)} />,
    renderIcon(id) {
      const kind = setup.kinds.find((one) => one.id === id)
      if (kind) return <KindIcon kind={kind} />
      return setup.events.some((event) => event.id === id) ? <EventDrawing id={id} /> : null
    },
  }
}
