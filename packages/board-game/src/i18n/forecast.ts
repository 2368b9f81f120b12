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
export const formatForecast = (w: MessageContext, outlooks: readonly RollForecast[]): ForecastLine[] =>
  outlooks.map(({ path, openEndedBy: opens }, i) => {
    const space = path[path.length - 1]
    const where = formatSpace(w, space)
    return {
      roll: i + 1,
      to: opens === null ? where : `${where} ${w.title(opens)} …`,
      isEnd: space === w.setup.street.end,
    }
  })
