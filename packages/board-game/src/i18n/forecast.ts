import type { RollForecast } from '../index.ts'
import { formatSpace, type MessageContext } from './format-prompt.ts'

/** The space that one roll of the die leads to, in words. */
export interface ForecastLine {
  readonly roll: number
  /** The space; with the card or manhole there, where a die or a choice decides what comes next. */
  readonly to: string
  /** Whether it is the skull, which ends the round. */
  readonly isEnd: boolean
}

/** A line for each roll from one to six, for whoever plays by words and wherever they are read. */
export const formatForecast = (context: MessageContext, forecasts: readonly RollForecast[]): ForecastLine[] =>
  forecasts.map(({ path, openEndedBy }, i) => {
    const space = path[path.length - 1]
    const where = formatSpace(context, space)
    return {
      roll: i + 1,
      to: openEndedBy === null ? where : `${where} ${context.title(openEndedBy)} …`,
      isEnd: space === context.setup.street.end,
    }
  })
