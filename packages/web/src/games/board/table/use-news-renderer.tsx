import type { VisibleFact } from '@slapwise/board-game'
import type { NewsRenderer } from '../../../table/own-news/fact-news.ts'
import { BoardCard, BoardCardBack } from '../artwork/cards/board-card.tsx'
import { KindIcon } from '../artwork/cards/kind-drawing.tsx'
import { EventDrawing } from '../artwork/events/event-drawing.tsx'
import { useBoardTable } from './board-table-context.tsx'
import { newsOfFact } from './fact-news.ts'

export function useNewsRenderer(): NewsRenderer {
  const { state, setup, names } = useBoardTable()
  return {
    newsOf: (fact) => newsOfFact(fact as VisibleFact, state.match.own.seat!),
    renderFace: (kind) =>
      kind === null ? <BoardCardBack /> : <BoardCard kind={setup.kinds[kind]} name={names.cardName(kind)} />,
    renderIcon(id) {
      const kind = setup.kinds.find((one) => one.id === id)
      if (kind) return <KindIcon kind={kind} />
      return setup.events.some((event) => event.id === id) ? <EventDrawing id={id} /> : null
    },
  }
}
