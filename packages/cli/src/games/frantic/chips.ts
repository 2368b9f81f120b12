import type { CardId, Face, FaceIndex, Setup } from '@slapwise/card-game'
import { type CardColour, type CardMessages, cardColoursOf, type Language } from '@slapwise/card-game/i18n'
import { toNonBreaking } from '../../terminal/screen.ts'
import { applyStyle, type TerminalStyle } from '../../terminal/style.ts'
import type { FranticFormatter } from './formatter.ts'

/** Background and text colour per card colour, readable on dark and light terminals. */
const CHIP_STYLES: Readonly<Record<CardColour, { readonly sign: string; readonly style: TerminalStyle }>> = {
  red: { sign: '▲', style: ['bgRed', 'whiteBright'] },
  blue: { sign: '●', style: ['bgBlue', 'whiteBright'] },
  green: { sign: '■', style: ['bgGreen', 'black'] },
  yellow: { sign: '★', style: ['bgYellow', 'black'] },
  purple: { sign: '◆', style: ['bgMagenta', 'whiteBright'] },
  black: { sign: '✖', style: ['bgBlack', 'whiteBright'] },
}

const chip = (style: TerminalStyle, text: string): string => applyStyle(style, toNonBreaking(text))

/** A colour with its sign, so that it can be told apart without hue. */
export function colourChip(colour: CardColour, text: string): string {
  const { sign, style } = CHIP_STYLES[colour]
  return chip(style, `${sign} ${text}`)
}

const valueName = ({ number, kind }: Face, language: Language): string =>
  number === null ? kind.name[language] : String(number)

export function faceChip({ colours }: CardMessages, face: Face, language: Language): string {
  const cardColours = cardColoursOf(face)
  const value = valueName(face, language)
  if (cardColours.length === 0) return chip('inverse', value)
  return cardColours
    .map((colour, i) =>
      colourChip(colour, colours[colour] + (i < cardColours.length - 1 ? '/' : ` ${value}`)),
    )
    .join('')
}

/** A short form for open hands: the sign stands for the colour. */
function compactChip(face: Face, language: Language): string {
  const cardColours = cardColoursOf(face)
  const value = valueName(face, language)
  if (cardColours.length === 0) return chip('inverse', value)
  return cardColours
    .map((colour, i) =>
      i < cardColours.length - 1
        ? chip(CHIP_STYLES[colour].style, `${CHIP_STYLES[colour].sign}/`)
        : colourChip(colour, value),
    )
    .join('')
}

/** The colour by which a card is sorted; null for wishes. */
export const sortColour = (face: Face): CardColour | null => cardColoursOf(face)[0] ?? null

const COLOUR_ORDER = Object.keys(CHIP_STYLES)

/** Sorts by colour, then by number; special cards come after the numbers, and wishes after the colours. */
function compareFaces(a: Face, b: Face): number {
  return rank(a) - rank(b) || (a.number ?? 0) - (b.number ?? 0) || a.index - b.index
}

function rank(face: Face): number {
  const colour = sortColour(face)
  return (colour ? COLOUR_ORDER.indexOf(colour) : COLOUR_ORDER.length) * 2 + (face.number === null ? 1 : 0)
}

/** Sorts a hand by colour and number. */
export const sortHand = ({ faces }: Setup, hand: readonly CardId[]): CardId[] =>
  [...hand].sort((a, b) => compareFaces(faces[a], faces[b]) || a - b)

export const formatHand = (
  { setup, messages, faceName }: FranticFormatter,
  hand: readonly CardId[],
): string =>
  sortHand(setup, hand)
    .map((card) => faceName(setup.faces[card].index))
    .join(', ') || messages.tableStatus.noCards

/** Formats a hand that lies open. */
export const formatOpenHand = (
  { setup, messages, language }: FranticFormatter,
  hand: readonly FaceIndex[],
): string =>
  hand
    .map((index) => setup.prints[index])
    .sort(compareFaces)
    .map((face) => compactChip(face, language))
    .join(' ') || messages.tableStatus.noCards
