import { readMatchStart, type MatchRecord } from '@slapwise/kernel'
import { getTerminal } from '../games/index.ts'
import type { CliMessages } from '../i18n/index.ts'
import type { ReplayMessages } from '../i18n/messages.ts'
import type { InstalledGames } from '../installed-games.ts'
import { formatPromptLine } from '../play/ask-human.ts'
import { print, printSeparator } from '../terminal/screen.ts'
import { QuitError, TerminalInput } from '../terminal/terminal-input.ts'
import { listPlayerNames } from './player-names.ts'
import { ReplayCursor } from './replay-cursor.ts'

/** Decision by decision, to and fro. */
export async function stepThroughRecord(
  house: InstalledGames,
  record: MatchRecord,
  words: CliMessages,
  mild: boolean,
): Promise<void> {
  const beginning = readMatchStart(house.games, record)
  if ('code' in beginning) return
  const { game, settings, rulesVersion: version } = beginning
  const rules = game.createRules(settings, version)
  const company = { playerNames: listPlayerNames(record, words.play), viewer: null }
  const screens = getTerminal(house, game).createScreens({
    rules,
    participants: company,
    messages: words,
    usesMildNames: mild,
  })
  const input = new TerminalInput()
  try {
    await runStepper(input, new ReplayCursor(beginning, record, screens), words.replay)
  } catch (error) {
    if (!(error instanceof QuitError)) throw error
  } finally {
    input.close()
  }
}

async function runStepper(input: TerminalInput, reel: ReplayCursor, words: ReplayMessages): Promise<void> {
  printLog(reel.openingLog)
  let next = 0
  while (next < reel.length) {
    const page = parseTarget(await input.ask(formatPromptLine(words.nextPrompt, [])), reel, next, words)
    if (page === null) continue
    printSeparator(words.position(...reel.getProgress(page)))
    reel.printDecision(page)
    printLog(reel.news(page))
    next = page + 1
  }
}

/** Where a line leads; null if nowhere, and why is said. */
function parseTarget(line: string, reel: ReplayCursor, next: number, words: ReplayMessages): number | null {
  if (line === '') return next
  if (line === 'b') return Math.max(0, next - 2)
  const [, round] = /^r\s*(\d+)$/.exec(line) ?? []
  if (round !== undefined) return stepOrMessage(reel.findRound(Number(round)), words.unknownRound(round))
  const [, said] = /^\/\s*(.+)$/.exec(line) ?? []
  if (said !== undefined) return stepOrMessage(reel.findText(said, next), words.textNotFound(said))
  for (const text of words.help) print(text)
  return null
}

function stepOrMessage(page: number, otherwise: string): number | null {
  if (page >= 0) return page
  print(otherwise)
  return null
}

function printLog(news: readonly string[]): void {
  for (const line of news) print(`  ${line}`)
}
