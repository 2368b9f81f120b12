import { randomInt } from 'node:crypto'
import { styleText } from 'node:util'
import { getStdio } from './stdio.ts'

export type TerminalStyle = Parameters<typeof styleText>[0]

const PRIVATE_USE_RANGE = [0xf0000, 0xffffe] as const

/**
 * Stands for the escape character until the text is written. It is random, so that no text from outside can contain a
 * style.
 */
const STYLE_MARKER = Array.from({ length: 4 }, () =>
  String.fromCodePoint(randomInt(...PRIVATE_USE_RANGE)),
).join('')

const STYLE_PATTERN = new RegExp(`${STYLE_MARKER}(\\d+m)`, 'gu')

/** Characters that a terminal interprets instead of printing: controls and bidirectional overrides. */
const CONTROL_CHARACTERS = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

const WHITESPACE_CONTROLS = /[\t\n\v\f\r\u0085\u2028\u2029]/

/** Replaces control characters, so that the text stays on one line. */
const sanitizeText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(CONTROL_CHARACTERS, (order) => (WHITESPACE_CONTROLS.test(order) ? ' ' : '\ufffd'))

export const applyStyle = (style: TerminalStyle, text: string): string =>
  styleText(style, sanitizeText(text), { stream: getStdio().stdout }).replaceAll('\x1b[', STYLE_MARKER)

export const stripStyles = (text: string): string => text.replaceAll(STYLE_PATTERN, '')

/** A line as it is written to the terminal: only our own styles become escape sequences. */
export const escapeForTerminal = (line: string): string =>
  sanitizeText(line).replaceAll(STYLE_PATTERN, '\x1b[$1')
