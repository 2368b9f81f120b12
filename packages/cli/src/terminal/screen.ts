import { getStdio } from './stdio.ts'
import { applyStyle, escapeForTerminal, stripStyles } from './style.ts'

const DEFAULT_WIDTH = 80
const MAX_WIDTH = 110

/** The width of the terminal, at most `MAX_WIDTH`: longer lines are hard to read. */
export const getScreenWidth = (): number => Math.min(getStdio().stdout.columns || DEFAULT_WIDTH, MAX_WIDTH)

/** Marks places where a line must not break; replaced by a space when printed. */
const HARD_SPACE = '\u00a0'

export const toNonBreaking = (text: string): string => text.replaceAll(' ', HARD_SPACE)

export const bold = (text: string): string => applyStyle('bold', text)

/** The length without styles. */
export const visibleLength = (text: string): number => stripStyles(text).length

/** Prints a paragraph with word wrap; continuation lines are indented, by default by two more than the first. */
export function print(text = '', indent?: number): void {
  const lead = text.slice(0, text.length - text.trimStart().length)
  const hanging = ' '.repeat(indent ?? lead.length + 2)
  const [first, ...words] = text.slice(lead.length).split(' ')
  let line = lead + first
  for (const word of words) {
    if (visibleLength(line) + 1 + visibleLength(word) > getScreenWidth()) {
      printLine(line)
      line = `${hanging}${word}`
    } else line += ` ${word}`
  }
  printLine(line)
}

const printLine = (line: string): void => {
  getStdio().stdout.write(`${escapeForTerminal(line).trimEnd().replaceAll(HARD_SPACE, ' ')}\n`)
}

/** Prints lines without word wrap. */
export function printLines(text: string): void {
  for (const line of text.split('\n')) getStdio().stdout.write(`${escapeForTerminal(line)}\n`)
}

/** Prints an error to stderr. */
export function printError(text: string): void {
  const lines = `slapwise: ${text}`.split('\n')
  getStdio().stderr.write(`${lines.map(escapeForTerminal).join('\n')}\n`)
}

/** A horizontal rule with a title. */
export function printSeparator(text: string): void {
  const rest = getScreenWidth() - visibleLength(text) - 4
  print(toNonBreaking(`── ${bold(text)} ${'─'.repeat(Math.max(0, rest))}`))
}

/** Also clears the scrollback, so that the hand of another player cannot be scrolled back to. */
export function clearScreen(): void {
  const { stdout } = getStdio()
  if (stdout.isTTY) stdout.write('\x1b[2J\x1b[3J\x1b[H')
}
