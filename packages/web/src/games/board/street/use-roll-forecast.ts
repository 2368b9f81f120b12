import { forecastRolls, type Placement, type RollForecast } from '@slapwise/board-game'
import { useMemo } from 'react'
import { useBoardTable } from '../table/board-table-context.tsx'

/** The result of each roll; `'no-roll'` if no roll of the viewer follows. */
export type RollForecastState = readonly RollForecast[] | 'no-roll' | null

/** The forecast for the selected placement, or for the die that the viewer is about to roll. */
export function useRollForecast(): RollForecastState {
  const { state, setup, prompt, preview, selectedPlacement } = useBoardTable()
  const { table, own } = state.match
  const placement: Placement | null = preview ?? selectedPlacement
  const ask = prompt?.question.ask
  const isAboutToRoll = own.seat !== null && prompt?.question.die?.moves === own.seat
  return useMemo(() => {
    if (own.seat === null || (!isAboutToRoll && (ask !== 'turn' || placement === null))) return null
    return forecastRolls(setup, table, own.seat, isAboutToRoll ? null : placement) ?? 'no-roll'
  }, [setup, table, own.seat, ask, isAboutToRoll, placement?.kind, placement?.space, placement?.direction])
}
