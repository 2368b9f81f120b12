import { EVENTS, NOWHERE } from '@slapwise/board-game'
import { formatAnswerHint, formatForecast } from '@slapwise/board-game/i18n'
import { useI18n } from '../../../i18n/index.tsx'
import { useBoardMessages } from '../i18n/index.ts'
import { useSwap } from '../street/swap-preview.tsx'
import { useStreetForecast } from '../street/use-street-forecast.ts'
import { useBoardTable } from './board-table-context.tsx'

/** Says what the selected answer leads to; before there is one, what the answers lead to. Null if the question says it. */
export function useMeaning(): string | null {
  const messages = useBoardMessages()
  const { language } = useI18n()
  const { setup, names, state, prompt, selection, selectedKind, selectedPlacement, previewedOption } =
    useBoardTable()
  const { table, own } = state.match
  const isDirectionAsked = selection.space !== null && selectedPlacement?.direction !== NOWHERE
  const swap = useSwap()
  const roll = useRollMeaning()
  if (!prompt || (prompt.choice.of === 'gift' && selection.seat !== null)) return null
  if (selectedKind !== null && selection.handIndex !== null)
    return isDirectionAsked ? null : setup.kinds[selectedKind].text[language]
  if (swap)
    return messages.table.swapPreview(
      names.playerName(swap[1]),
      table.tokens[swap[1]],
      table.tokens[own.seat!],
    )
  if (prompt.choice.of === 'space' && previewedOption !== null) {
    const [top, under] = table.spaces[previewedOption].toReversed()
    return messages.table.magnetPreview(
      names.cardOnSpace(top, previewedOption),
      under === undefined ? null : names.cardOnSpace(under, previewedOption),
    )
  }
  return roll ?? formatAnswerHint({ setup, messages, language }, prompt.question)
}

/** The space to which the present roll leads, while it can be rolled again. */
function useRollMeaning(): string | null {
  const messages = useBoardMessages()
  const { language } = useI18n()
  const { setup, names, state, prompt } = useBoardTable()
  const forecast = useStreetForecast()
  const { die } = state.match.table
  if (prompt?.question.ask !== 're-roll' || !die) return null
  if (die.sides > 6) return messages.table.rolledEvent(die.value, EVENTS[die.value - 1].name[language])
  if (forecast === null || forecast === 'no-roll') return null
  const line = formatForecast({ setup, messages, ...names }, forecast.rolls).find(
    ({ roll }) => roll === forecast.current,
  )
  return line ? messages.table.rolledTo(die.value, names.playerName(forecast.seat), line.to) : null
}
