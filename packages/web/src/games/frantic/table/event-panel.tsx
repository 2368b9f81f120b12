import type { VisibleFact } from '@slapwise/card-game'
import { toPlainText } from '@slapwise/card-game/i18n'
import { useI18n } from '../../../i18n/index.tsx'
import { PlayerFace } from '../../../table/faces/player-face.tsx'
import { EventPanel, type EventPanelContent } from '../../../table/panels/event-panel.tsx'
import { EventDrawing } from '../artwork/event-drawing.tsx'
import { PictogramIcon } from '../artwork/pictogram.tsx'
import { useFranticMessages } from '../i18n/index.ts'
import { useFranticTable } from './frantic-table-context.tsx'
import { getText, getTitle } from './use-names.ts'

/** Shows events, the end of a Time Bomb, Nice Try, and several players who finish at once. */
export function FranticEventPanel() {
  const { language, messages } = useI18n()
  const { log, score, table } = useFranticMessages()
  const { setup, names, state, explainItem } = useFranticTable()
  const context = { setup, viewer: state.match.own.seat }
  function renderFact(fact: VisibleFact): EventPanelContent | null {
    if (fact.kind === 'event')
      return {
        picture: <EventDrawing id={fact.event} />,
        kicker: fact.series ? table.eventSeries(names.title(fact.series.cause), fact.series) : null,
        title: getTitle(setup, fact.event, language),
        text: getText(setup, fact.event, language),
        explain: () => explainItem({ id: fact.event }),
      }
    if (fact.kind === 'time-bomb') return bombContent(fact)
    if (fact.kind === 'threw-in' && fact.as === 'nice-try')
      return {
        picture: <PictogramIcon id={fact.as} />,
        title: names.title(fact.as),
        text: `${toPlainText(log.formatFact(fact, context)!, names)} ${messages.table.soClose}`,
        explain: () => explainItem({ id: 'nice-try' }),
      }
    if (fact.kind === 'round-over' && fact.finishers.length > 1)
      return {
        picture: (
          <span className="event-faces">
            {fact.finishers.map((seat) => (
              <PlayerFace key={seat} seat={seat} mood="cheer" />
            ))}
          </span>
        ),
        title: table.allOut,
        text: toPlainText(score.formatRoundEnd(fact, context), names),
        explain: null,
      }
    return null
  }
  const bombContent = (fact: VisibleFact & { readonly kind: 'time-bomb' }): EventPanelContent => ({
    picture: <EventDrawing id="time-bomb" />,
    kicker: names.title('time-bomb'),
    explain: () => explainItem({ id: 'time-bomb' }),
    ...(fact.defusedBy.length === 0
      ? { ink: 'red', title: table.bombWentOff, text: table.bombWentOffText, motion: 'explode' }
      : {
          ink: 'green',
          title: table.bombDefused,
          text: toPlainText(log.formatFact(fact, context)!, names),
        }),
  })
  return <EventPanel renderFact={(fact) => renderFact(fact as VisibleFact)} />
}
