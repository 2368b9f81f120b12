import type { Placement } from '@slapwise/board-game'
import { useMemo } from 'react'
import { useBoardTable } from '../table/board-table-context.tsx'
import { forecastStreet } from './street-forecast.ts'

export function useStreetForecast(): ReturnType<typeof forecastStreet> {
  const { state, setup, prompt, preview, selectedPlacement, previewedOption: option } = useBoardTable()
  const { table, own } = state.match
  const placement: Placement | null = preview ?? selectedPlacement
  return useMemo(
    () => prompt && forecastStreet({ setup, table, own, log: state.log, placement, option }),
    [setup, table, own, prompt, option, placement?.kind, placement?.space, placement?.direction],
  )
}
