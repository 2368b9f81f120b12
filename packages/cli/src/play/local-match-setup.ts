import { type MatchRecord, type MatchStart, readMatchStart } from '@slapwise/kernel'
import { getTerminal } from '../games/index.ts'
import type { CliMessages } from '../i18n/index.ts'
import type { InstalledGames } from '../installed-games.ts'
import type { LineReader } from '../terminal/terminal-input.ts'
import { formatPromptLine } from './ask-human.ts'
import type { UnfinishedMatch } from './unfinished-match.ts'

/** Who sits down to what. */
export interface LocalMatchSetup {
  readonly beginning: MatchStart
  /** What was decided before, in a match that was left. */
  readonly earlierDecisions: MatchRecord['decisions']
  readonly names: readonly string[]
  /** How many of the first seats are people here. */
  readonly humans: number
  /** What goes round among the others: levels and files. */
  readonly bots: readonly string[]
}

/** One that was kept can be played here. */
export const resumeSetup = (
  { games }: InstalledGames,
  { record, humans, bots }: UnfinishedMatch,
): LocalMatchSetup => ({
  beginning: readMatchStart(games, record) as MatchStart,
  earlierDecisions: record.decisions,
  names: record.players!,
  humans,
  bots,
})

/** Whether somebody takes up the match that they left, rather than start anew. */
export async function confirmResume(
  input: LineReader,
  installed: InstalledGames,
  unfinished: UnfinishedMatch,
  messages: CliMessages,
): Promise<boolean> {
  const { game, settings } = resumeSetup(installed, unfinished).beginning
  const { players, ...rest } = settings
  const what = [game.id, ...getTerminal(installed, game).describeSettings(rest, messages)].join('; ')
  for (;;) {
    const line = await input.ask(
      formatPromptLine(messages.play.askResume(what, unfinished.record.players!), []),
    )
    if (line === '') return true
    if (line === 'n') return false
  }
}
