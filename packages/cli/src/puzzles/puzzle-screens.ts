import { type BaseView, botName, buildView, openPuzzle, type Prompt, type Puzzle } from '@slapwise/kernel'
import type { MatchScreens } from '../games/game-terminal.ts'
import { getTerminal } from '../games/index.ts'
import type { CliMessages } from '../i18n/index.ts'
import type { InstalledGames } from '../installed-games.ts'

/** An opened puzzle, and how the player who has to decide sees it. */
export interface PuzzleScreens {
  readonly prompt: Prompt<unknown>
  readonly view: BaseView
  readonly screens: MatchScreens
  readonly question: string
  /** At the beginning of a turn the question itself shows the table. */
  readonly isTurnStart: boolean
  /** The log of the match up to the position, in paragraphs. */
  readonly story: readonly string[]
}

export function openPuzzleScreens(
  installed: InstalledGames,
  puzzle: Puzzle,
  messages: CliMessages,
  usesMildNames: boolean,
): PuzzleScreens {
  const { seat, settings } = puzzle
  const host = openPuzzle(installed.games, puzzle)
  const { game, match } = host
  const { you } = messages.play
  const playerNames = Array.from({ length: settings.players }, (_, other) =>
    other === seat ? you : botName(other, [you]),
  )
  const screens = getTerminal(installed, game).createScreens({
    rules: match.rules,
    participants: { playerNames, viewer: seat },
    messages,
    usesMildNames,
  })
  const prompt = match.promptFor(seat)!
  return {
    prompt,
    question: screens.formatQuestion(prompt),
    isTurnStart: game.isTurnStart(prompt.question),
    view: buildView(game, match, seat),
    screens,
    story: screens.formatFacts(host.takeFactsFor(seat)),
  }
}
