import { styleText } from 'node:util'
import type { CardId, Colour, Face, FaceIndex, Setup } from '@slapwise/card-game'
import { unbroken } from '../screen.ts'

type Style = Parameters<typeof styleText>[0]

/** Ink on ink, so that a card reads equally well on dark and on light terminals. */
const INKS: Readonly<Record<Colour | 'black', { readonly sign: string; readonly style: Style }>> = {
  red: { sign: '▲', style: ['bgRed', 'whiteBright'] },
  blue: { sign: '●', style: ['bgBlue', 'whiteBright'] },
  green: { sign: '■', style: ['bgGreen', 'black'] },
  yellow: { sign: '★', style: ['bgYellow', 'black'] },
  purple: { sign: '◆', style: ['bgMagenta', 'whiteBright'] },
  black: { sign: '✖', style: ['bgBlack', 'whiteBright'] },
}

const chip = (style: Style, text: string): string => styleText(style, unbroken(text))

/** A colour with its shape, for hue is never the only sign. */
export const colourChip = (colour: Colour): string => inked(colour, colour)

/** What Black Wish asks for. */
export const blackChip = (): string => inked('black', 'black')

function inked(ink: keyof typeof INKS, text: string): string {
  const { sign, style } = INKS[ink]
  return chip(style, `${sign} ${text}`)
}

/** What a card is called: red 7, blue Gift, red/blue Colour Swap, Fantastic. */
export function cardName(face: Face): string {
  const inks = inksOf(face)
  return inks.length > 0 ? `${inks.join('/')} ${valueName(face)}` : valueName(face)
}

const valueName = ({ number, kind }: Face): string => (number === null ? kind.name.en : String(number))

export function cardChip(face: Face): string {
  const inks = inksOf(face)
  const value = valueName(face)
  if (inks.length === 0) return chip('inverse', value)
  return inks.map((ink, i) => inked(ink, i < inks.length - 1 ? `${ink}/` : `${ink} ${value}`)).join('')
}

/** For whole hands of others: the shape says the colour. */
function shortChip(face: Face): string {
  const inks = inksOf(face)
  const value = valueName(face)
  if (inks.length === 0) return chip('inverse', value)
  return inks
    .map((ink, i) => (i < inks.length - 1 ? chip(INKS[ink].style, `${INKS[ink].sign}/`) : inked(ink, value)))
    .join('')
}

/** Both of a bi-coloured card. */
function inksOf(face: Face): (keyof typeof INKS)[] {
  const ink = inkOf(face)
  if (ink === null) return []
  return face.second === null ? [ink] : [ink, face.second]
}

/** The one by which a card is sorted. */
export const inkOf = ({ colour, kind }: Face): keyof typeof INKS | null =>
  colour ?? (kind.family === 'black' ? 'black' : null)

const INK_ORDER = Object.keys(INKS)

/** By colour, then by number; special cards after the numbers, wishes after the colours. */
function compareFaces(a: Face, b: Face): number {
  return rank(a) - rank(b) || (a.number ?? 0) - (b.number ?? 0) || a.index - b.index
}

function rank(face: Face): number {
  const ink = inkOf(face)
  return (ink ? INK_ORDER.indexOf(ink) : INK_ORDER.length) * 2 + (face.number === null ? 1 : 0)
}

/** Cards in the order in which a tidy person holds them. */
export const sortHand = ({ faces }: Setup, hand: readonly CardId[]): CardId[] =>
  [...hand].sort((a, b) => compareFaces(faces[a], faces[b]) || a - b)

export const handWords = (setup: Setup, hand: readonly CardId[]): string =>
  sortHand(setup, hand)
    .map((card) => cardChip(setup.faces[card]))
    .join(', ') || 'no cards'

/** A hand that lies open. */
export const openHandWords = ({ prints }: Setup, hand: readonly FaceIndex[]): string =>
  hand
    .map((index) => prints[index])
    .sort(compareFaces)
    .map(shortChip)
    .join(' ') || 'nothing'
