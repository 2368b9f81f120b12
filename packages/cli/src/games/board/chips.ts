import type { CardKind, Colour } from '@slapwise/board-game'
import type { Arrow, Language } from '@slapwise/board-game/i18n'
import { toNonBreaking } from '../../terminal/screen.ts'
import { applyStyle, type TerminalStyle } from '../../terminal/style.ts'

/**
 * Background and text colour per card colour, readable on dark and light terminals; the sign also tells the colours
 * apart without hue.
 */
const CHIP_STYLES: Readonly<Record<Colour, { readonly sign: string; readonly style: TerminalStyle }>> = {
  blue: { sign: '●', style: ['bgBlue', 'whiteBright'] },
  red: { sign: '▲', style: ['bgRed', 'whiteBright'] },
  green: { sign: '■', style: ['bgGreen', 'black'] },
  yellow: { sign: '★', style: ['bgYellow', 'black'] },
  multicoloured: { sign: '◆', style: ['bgMagenta', 'whiteBright'] },
  white: { sign: '○', style: ['bgWhite', 'black'] },
}

export function colourChip(colour: Colour, text: string): string {
  const { sign, style } = CHIP_STYLES[colour]
  return applyStyle(style, toNonBreaking(`${sign} ${text}`))
}

export const cardChip = ({ colour, name }: CardKind, language: Language): string =>
  colourChip(colour, name[language])

/** A card on the street: sign, as many letters of its name as fit, and its arrow. */
export function compactChip(
  { colour, name }: CardKind,
  arrow: Arrow | null,
  room: number,
  language: Language,
): string {
  const { sign, style } = CHIP_STYLES[colour]
  const letters = name[language].replaceAll(/[^\p{L}]/gu, '').slice(0, room - (arrow ? 2 : 1))
  return applyStyle(style, toNonBreaking(`${sign}${letters}${arrow ?? ''}`.padEnd(room)))
}
