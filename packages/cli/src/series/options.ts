import { availableParallelism } from 'node:os'
import { type Options, wholeNumber } from '../args/args.ts'
import { complain } from '../terminal/screen.ts'
import { LANGUAGE_OPTION, type Lexicon } from '../words/index.ts'
import { interruptible } from './interruptible.ts'
import { playDeals } from './play-deals.ts'
import { progressBar } from './progress.ts'
import type { Dealt, Series } from './series.ts'

/** For those commands that play many matches. */
export const BULK_OPTIONS = {
  ...LANGUAGE_OPTION,
  games: { type: 'string', default: '1000' },
  seed: { type: 'string', default: '1' },
  json: { type: 'boolean', default: false },
} as const satisfies Options

/** For those that play them on all cores, and can write a page about it. */
export const SERIES_OPTIONS = {
  ...BULK_OPTIONS,
  cores: { type: 'string' },
  report: { type: 'string' },
} as const satisfies Options

const MOST_GAMES = 999_999
const MOST_CORES = 256

export const readGames = (text: string): number => wholeNumber('games', text, 1, MOST_GAMES)

const readCores = (text: string | undefined): number =>
  text === undefined ? availableParallelism() : wholeNumber('cores', text, 1, MOST_CORES)

interface Values {
  readonly cores?: string | undefined
  readonly json: boolean
}

/** Plays a series while somebody watches, who may have enough of it. */
export async function playSeries(
  series: Series,
  deals: number,
  { cores, json }: Values,
  words: Lexicon,
): Promise<Dealt[]> {
  const ways = series.ways.length
  const threads = readCores(cores)
  const bar = json ? () => {} : progressBar(deals * ways)
  const progress = (over: number) => bar(over * ways)
  const dealt = await interruptible((signal) =>
    playDeals({ series, deals, cores: threads, signal, progress }),
  )
  if (dealt.length < deals) complain(words.report.stopped)
  return dealt
}
