import { errorMargin } from '@slapwise/bots'
import { formatSigned, type Replay } from '@slapwise/kernel'
import type { MatchScreens } from '../games/game-terminal.ts'
import { getTerminal } from '../games/index.ts'
import type { CliMessages } from '../i18n/index.ts'
import type { InstalledGames } from '../installed-games.ts'

/** The match that was analysed, and how its report is written. */
export interface AnalysisContext {
  readonly installed: InstalledGames
  readonly replay: Replay
  readonly names: readonly string[]
  readonly messages: CliMessages
  readonly usesMildNames: boolean
}

/** Shows the match to somebody who sees all cards. */
export function createScreens({
  installed,
  replay,
  names,
  messages,
  usesMildNames,
}: AnalysisContext): MatchScreens {
  const { game, settings, rulesVersion } = replay.start
  return getTerminal(installed, game).createScreens({
    rules: game.createRules(settings, rulesVersion),
    participants: { playerNames: names, viewer: null },
    messages,
    usesMildNames,
  })
}

/** Points with the margin of their error: “−3.2 ± 1.1”. */
export const formatEstimate = (points: number, standardError: number): string =>
  `${formatSigned(points, 1)} ± ${errorMargin(standardError).toFixed(1)}`
