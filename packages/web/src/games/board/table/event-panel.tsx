import type { VisibleFact } from '@slapwise/board-game'
import { toPlainText } from '@slapwise/board-game/i18n'
import { useI18n } from '../../../i18n/index.tsx'
import { EventPanel, type EventPanelContent } from '../../../table/panels/event-panel.tsx'
import { KindIcon } from '../artwork/cards/kind-drawing.tsx'
import { EventDrawing } from '../artwork/events/event-drawing.tsx'
import { useBoardMessages } from '../i18n/index.ts'
import { useBoardTable } from './board-table-context.tsx'

/** Shows events and Nice Try. */
export function BoardEventPanel() {
  const { language, messages } = useI18n()
  const { log } = useBoardMessages()
  const { setup, names, state, explainItem } = useBoardTable()
  function renderFact(fact: VisibleFact): EventPanelContent | null {
    if (fact.kind === 'event')
      return {
        picture: <EventDrawing id={fact.event} />,
        title: names.title(fact.event),
        text: setup.events.find(({ id }) => id === fact.event)!.text[language],
        explain: () => explainItem({ id: fact.event }),
      }
    if (fact.kind === 'threw-in' && setup.kinds[fact.card].id === 'nice-try')
      return {
        picture: <KindIcon kind={setup.kinds[fact.card]} />,
        title: names.cardName(fact.card),
        text: `${toPlainText(log.formatFact(fact, { setup, viewer: state.match.own.seat })!, names)} ${messages.table.soClose}`,
        explain: () => explainItem({ id: 'nice-try' }),
      }
    return null
  }
  return <EventPanel renderFact={(fact) => renderFact(fact as VisibleFact)} />
}
