import { availableParallelism } from 'node:os'
import { type OptionsConfig, parseWholeNumber } from '../args/args.ts'
import { type CliMessages, LANGUAGE_OPTION } from '../i18n/index.ts'
import { printError } from '../terminal/screen.ts'
import { playDeals } from './play-deals.ts'
import { createProgressBar } from './progress-bar.ts'
import { runInterruptible } from './run-interruptible.ts'
import type { DealResults, DealSeries } from './series.ts'

/** The options of commands that play many matches. */
export const BULK_OPTIONS = {
  ...LANGUAGE_OPTION,
  matches: { type: 'string', default: '1000' },
  seed: { type: 'string', default: '1' },
  json: { type: 'boolean', default: false },
} as const satisfies OptionsConfig

/** The options of commands that play on several cores and can write an HTML report. */
export const SERIES_OPTIONS = {
  ...BULK_OPTIONS,
  cores: { type: 'string' },
  report: { type: 'string' },
} as const satisfies OptionsConfig

const MAX_MATCHES = 999_999
const MAX_CORES = 256

export const parseMatchCount = (text: string): number => parseWholeNumber('matches', text, 1, MAX_MATCHES)

const parseCores = (text: string | undefined): number =>
  text === undefined ? availableParallelism() : parseWholeNumber('cores', text, 1, MAX_CORES)

interface SeriesOptionValues {
  readonly cores?: string | undefined
  readonly json: boolean
}

/** Plays a series with a progress bar; Ctrl-C ends it early with the deals that are finished. */
export async function playDealSeries(
  series: DealSeries,
  deals: number,
  { cores, json }: SeriesOptionValues,
  messages: CliMessages,
): Promise<DealResults[]> {
  const seatingCount = series.seatings.length
  const threads = parseCores(cores)
  const bar = json ? () => {} : createProgressBar(deals * seatingCount)
  const progress = (over: number) => bar(over * seatingCount)
  const results = await runInterruptible((signal) =>
    playDeals({ series, deals, cores: threads, signal, onProgress: progress }),
  )
  if (results.length < deals) printError(messages.report.stoppedEarly)
  return results
}
