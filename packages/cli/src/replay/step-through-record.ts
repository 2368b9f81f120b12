import { FACT_MARKS, type FactMark, type MatchRecord, Replay } from '@slapwise/kernel'
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
  const replay = Replay.open(installed.games, record)
  if ('code' in replay) return
  const { game, settings, rulesVersion } = replay.start
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
    await runStepper(input, new ReplayCursor(replay, screens), messages.replay)
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
    printSeparator(formatPosition(step, cursor, messages))
    cursor.printDecision(step)
    printLog(cursor.logAfter(step))
    next = step + 1
  }
}

/** The number of a decision, and its marks: “12 of 340 · event”. */
function formatPosition(step: number, cursor: ReplayCursor, messages: ReplayMessages): string {
  const marks = FACT_MARKS.filter((mark) => cursor.marksOf(step).has(mark))
  return [messages.position(...cursor.getProgress(step)), ...marks.map((mark) => messages.marks[mark])].join(
    ' · ',
  )
}

const MARK_COMMANDS: Readonly<Record<string, FactMark>> = { e: 'event', a: 'attack', f: 'finish' }

/** The step that a command leads to; null if it leads nowhere, after printing the reason. */
function parseTarget(
  line: string,
  cursor: ReplayCursor,
  next: number,
  messages: ReplayMessages,
): number | null {
  if (line === '') return next
  if (line === 'b') return Math.max(0, next - 2)
  const mark = MARK_COMMANDS[line]
  if (mark) return stepOrMessage(cursor.findMark(mark, next), messages.markNotFound(messages.marks[mark]))
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
