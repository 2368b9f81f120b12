import { getStdio } from './stdio.ts'
import { applyStyle, escapeForTerminal, stripStyles } from './style.ts'

const DEFAULT_WIDTH = 80
const MAX_WIDTH = 110

/** Lines beyond a certain length are hard to read, however wide the terminal. */
export const getScreenWidth = (): number => Math.min(getStdio().stdout.columns || DEFAULT_WIDTH, MAX_WIDTH)

/** Where a line may not break there is a hard space until it is printed. */
const HARD_SPACE = '\u00a0'

export const toNonBreaking = (text: string): string => text.replaceAll(' ', HARD_SPACE)

export const bold = (text: string): string => applyStyle('bold', text)

/** As many places as it takes on the screen. */
export const visibleLength = (text: string): number => stripStyles(text).length

/** Prints a paragraph: broken between words, and from its second line on indented, most often a little more than the first. */
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

/** Lines that are laid out already. */
export function printLines(text: string): void {
  for (const line of text.split('\n')) getStdio().stdout.write(`${escapeForTerminal(line)}\n`)
}

/** What went wrong, beside what was asked for. */
export function printError(text: string): void {
  const lines = `slapwise: ${text}`.split('\n')
  getStdio().stderr.write(`${lines.map(escapeForTerminal).join('\n')}\n`)
}

/** A line across, with something written on it. */
export function printSeparator(text: string): void {
  const rest = getScreenWidth() - visibleLength(text) - 4
  print(toNonBreaking(`── ${bold(text)} ${'─'.repeat(Math.max(0, rest))}`))
}

/** Nothing of what was shown may be scrolled back to. */
export function clearScreen(): void {
  const { stdout } = getStdio()
  if (stdout.isTTY) stdout.write('\x1b[2J\x1b[3J\x1b[H')
}
