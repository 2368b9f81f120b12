import type { Outlook } from '../index.ts'
import { spaceIn, type Wording } from './wording.ts'

/** The space that one roll of the die leads to, in words. */
export interface Forecast {
  readonly roll: number
  /** The space; with the card or manhole there, where a die or a choice decides what comes next. */
  readonly to: string
  /** Whether it is the skull, which ends the round. */
  readonly isEnd: boolean
}

/** A line for each roll from one to six, for whoever plays by words and wherever they are read. */
export const forecastIn = (w: Wording, outlooks: readonly Outlook[]): Forecast[] =>
  outlooks.map(({ path, opens }, i) => {
    const space = path[path.length - 1]
    const where = spaceIn(w, space)
    return {
      roll: i + 1,
      to: opens === null ? where : `${where} ${w.title(opens)} …`,
      isEnd: space === w.setup.street.end,
    }
  })
