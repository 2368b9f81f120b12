import type { RollForecast } from '../index.ts'
import { formatSpace, type MessageContext } from './format-prompt.ts'

/** The space that one roll of the die leads to, as text. */
export interface ForecastLine {
  readonly roll: number
  /** The space; followed by a card or numbered teleport if a die or a decision there determines the rest. */
  readonly to: string
  /** Whether the roll leads to the last space, which ends the round. */
  readonly isEnd: boolean
}

/** One line for each roll, for the terminal and for screen readers. */
export const formatForecast = (context: MessageContext, forecasts: readonly RollForecast[]): ForecastLine[] =>
  forecasts.map(({ roll, path, openEndedBy }) => {
    const space = path[path.length - 1]
    const where = formatSpace(context, space)
    return {
      roll,
      to: openEndedBy === null ? where : `${where} ${context.title(openEndedBy)} …`,
      isEnd: space === context.setup.street.end,
    }
  })
