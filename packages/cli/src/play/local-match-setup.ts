import { type MatchRecord, type MatchStart, readMatchStart } from '@slapwise/kernel'
import { getTerminal } from '../games/index.ts'
import type { CliMessages } from '../i18n/index.ts'
import type { InstalledGames } from '../installed-games.ts'
import type { LineReader } from '../terminal/terminal-input.ts'
import { formatPromptLine } from './ask-human.ts'
import type { UnfinishedMatch } from './unfinished-match.ts'

/** Everything that a local match starts from. */
export interface LocalMatchSetup {
  readonly matchStart: MatchStart
  /** The decisions so far, in a match that is resumed. */
  readonly earlierDecisions: MatchRecord['decisions']
  readonly names: readonly string[]
  /** The number of people; they have the first seats. */
  readonly humans: number
  /** Levels and files, repeated for the other seats. */
  readonly bots: readonly string[]
}

/** The setup of an unfinished match; `readUnfinishedMatch` has validated its record. */
export const resumeSetup = (
  { games }: InstalledGames,
  { record, humans, bots }: UnfinishedMatch,
): LocalMatchSetup => ({
  matchStart: readMatchStart(games, record) as MatchStart,
  earlierDecisions: record.decisions,
  names: record.players!,
  humans,
  bots,
})

/** Asks whether to resume the unfinished match instead of starting a new one. */
export async function confirmResume(
  input: LineReader,
  installed: InstalledGames,
  unfinished: UnfinishedMatch,
  messages: CliMessages,
): Promise<boolean> {
  const { game, settings } = resumeSetup(installed, unfinished).matchStart
  const { players, ...rest } = settings
  const description = [game.id, ...getTerminal(installed, game).describeSettings(rest, messages)].join('; ')
  for (;;) {
    const line = await input.ask(
      formatPromptLine(messages.play.askResume(description, unfinished.record.players!), []),
    )
    if (line === '') return true
    if (line === 'n') return false
  }
}
