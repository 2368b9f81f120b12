import { type MatchRecord, readMatchStart } from '@slapwise/kernel'
import { getTerminal } from '../games/index.ts'
import type { CliMessages } from '../i18n/index.ts'
import type { ReplayMessages } from '../i18n/messages.ts'
import type { InstalledGames } from '../installed-games.ts'
import { formatPromptLine } from '../play/ask-human.ts'
import { print, printSeparator } from '../terminal/screen.ts'
import { QuitError, TerminalInput } from '../terminal/terminal-input.ts'
import { listPlayerNames } from './player-names.ts'
import { ReplayCursor } from './replay-cursor.ts'

/** Lets the user step through a record decision by decision. */
export async function stepThroughRecord(
  installed: InstalledGames,
  record: MatchRecord,
  messages: CliMessages,
  usesMildNames: boolean,
): Promise<void> {
  const matchStart = readMatchStart(installed.games, record)
  if ('code' in matchStart) return
  const { game, settings, rulesVersion } = matchStart
  const rules = game.createRules(settings, rulesVersion)
  const participants = { playerNames: listPlayerNames(record, messages.play), viewer: null }
  const screens = getTerminal(installed, game).createScreens({
    rules,
    participants,
    messages,
    usesMildNames,
  })
  const input = new TerminalInput()
  try {
    await runStepper(input, new ReplayCursor(matchStart, record, screens), messages.replay)
  } catch (error) {
    if (!(error instanceof QuitError)) throw error
  } finally {
    input.close()
  }
}

async function runStepper(
  input: TerminalInput,
  cursor: ReplayCursor,
  messages: ReplayMessages,
): Promise<void> {
  printLog(cursor.openingLog)
  let next = 0
  while (next < cursor.length) {
    const step = parseTarget(
      await input.ask(formatPromptLine(messages.nextPrompt, [])),
      cursor,
      next,
      messages,
    )
    if (step === null) continue
    printSeparator(messages.position(...cursor.getProgress(step)))
    cursor.printDecision(step)
    printLog(cursor.logAfter(step))
    next = step + 1
  }
}

/** The step that a command leads to; null if it leads nowhere, after printing the reason. */
function parseTarget(
  line: string,
  cursor: ReplayCursor,
  next: number,
  messages: ReplayMessages,
): number | null {
  if (line === '') return next
  if (line === 'b') return Math.max(0, next - 2)
  const [, round] = /^r\s*(\d+)$/.exec(line) ?? []
  if (round !== undefined) return stepOrMessage(cursor.findRound(Number(round)), messages.unknownRound(round))
  const [, searchText] = /^\/\s*(.+)$/.exec(line) ?? []
  if (searchText !== undefined)
    return stepOrMessage(cursor.findText(searchText, next), messages.textNotFound(searchText))
  for (const text of messages.help) print(text)
  return null
}

function stepOrMessage(step: number, message: string): number | null {
  if (step >= 0) return step
  print(message)
  return null
}

function printLog(lines: readonly string[]): void {
  for (const line of lines) print(`  ${line}`)
}
