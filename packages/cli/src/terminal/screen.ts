import { forTerminal, ink, withoutInk } from './ink.ts'
import { stdio } from './stdio.ts'

const DEFAULT_WIDTH = 80
const MOST_WIDTH = 110

/** Lines beyond a certain length are hard to read, however wide the terminal. */
export const width = (): number => Math.min(stdio().stdout.columns || DEFAULT_WIDTH, MOST_WIDTH)

/** Where a line may not break there is a hard space until it is printed. */
const HARD_SPACE = '\u00a0'

export const unbroken = (text: string): string => text.replaceAll(' ', HARD_SPACE)

export const bold = (text: string): string => ink('bold', text)

/** As many places as it takes on the screen. */
export const visibleLength = (text: string): number => withoutInk(text).length

/** Prints a paragraph: broken between words, and from its second line on indented, most often a little more than the first. */
export function print(text = '', indent?: number): void {
  const lead = text.slice(0, text.length - text.trimStart().length)
  const hanging = ' '.repeat(indent ?? lead.length + 2)
  const [first, ...words] = text.slice(lead.length).split(' ')
  let line = lead + first
  for (const word of words) {
    if (visibleLength(line) + 1 + visibleLength(word) > width()) {
      printLine(line)
      line = `${hanging}${word}`
    } else line += ` ${word}`
  }
  printLine(line)
}

const printLine = (line: string): void => {
  stdio().stdout.write(`${forTerminal(line).trimEnd().replaceAll(HARD_SPACE, ' ')}\n`)
}

/** Lines that are laid out already. */
export function printLines(text: string): void {
  for (const line of text.split('\n')) stdio().stdout.write(`${forTerminal(line)}\n`)
}

/** What went wrong, beside what was asked for. */
export function complain(text: string): void {
  const lines = `slapwise: ${text}`.split('\n')
  stdio().stderr.write(`${lines.map(forTerminal).join('\n')}\n`)
}

/** A line across, with something written on it. */
export function printRule(text: string): void {
  const rest = width() - visibleLength(text) - 4
  print(unbroken(`── ${bold(text)} ${'─'.repeat(Math.max(0, rest))}`))
}

/** Nothing of what was shown may be scrolled back to. */
export function clear(): void {
  const { stdout } = stdio()
  if (stdout.isTTY) stdout.write('\x1b[2J\x1b[3J\x1b[H')
}
