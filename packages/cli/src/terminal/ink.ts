import { randomInt } from 'node:crypto'
import { styleText } from 'node:util'
import { stdio } from './stdio.ts'

export type Style = Parameters<typeof styleText>[0]

const PRIVATE = [0xf0000, 0xffffe] as const

/** Begins a style until it is written. Nobody outside can guess it, so no text from there passes for a style. */
const MARK = Array.from({ length: 4 }, () => String.fromCodePoint(randomInt(...PRIVATE))).join('')

const STYLES = new RegExp(`${MARK}(\\d+m)`, 'gu')

/** Whatever a terminal would obey instead of showing it: controls, and what turns the direction of writing. */
const ORDERS = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

const BLANKS = /[\t\n\v\f\r\u0085\u2028\u2029]/

/** Text on one line that a terminal can only show. */
const harmless = (text: string): string =>
  text.toWellFormed().replaceAll(ORDERS, (order) => (BLANKS.test(order) ? ' ' : '\ufffd'))

export const ink = (style: Style, text: string): string =>
  styleText(style, harmless(text), { stream: stdio().stdout }).replaceAll('\x1b[', MARK)

export const withoutInk = (text: string): string => text.replaceAll(STYLES, '')

/** A line as it goes to a terminal: nothing in it is obeyed but styles of our own. */
export const forTerminal = (line: string): string => harmless(line).replaceAll(STYLES, '\x1b[$1')
