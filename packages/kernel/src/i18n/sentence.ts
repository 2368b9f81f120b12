import type { Seat } from '../match/script.ts'

/** A sentence in pieces: plain text, and pieces that a client can make clickable or highlight. */
export type SentenceOf<P extends object> = readonly (string | P)[]

/**
 * A player in a sentence. `text` is the form of address if the player is the reader; null for all others, who are shown
 * by name.
 */
export interface PlayerPiece {
  readonly seat: Seat
  readonly text: string | null
}

/** The pieces of a game with cards. `Own` are pieces of that game only, which contain their text. */
export type PieceOf<Own extends { readonly text: string }> =
  /** A card, by its index. */
  | { readonly card: number }
  /** Anything with a title, such as an event, by its id. */
  | { readonly title: string }
  | PlayerPiece
  | Own

/** Looks up the names that pieces stand for. */
export interface PieceNames {
  title(id: string): string
  playerName(seat: Seat): string
}

/** Builds sentences from the pieces of a game and converts them to plain text. */
export interface SentenceBuilder<P extends object, N = never> {
  /** Template tag for a sentence: keeps the pieces, and starts with a capital letter. */
  sentence(texts: TemplateStringsArray, ...slots: readonly SentenceSlot<P>[]): SentenceOf<P>
  /** Template tag for a part of a sentence: as `sentence`, without the capital letter. */
  phrase(texts: TemplateStringsArray, ...slots: readonly SentenceSlot<P>[]): SentenceOf<P>
  /** “a, b and c” in the given language. */
  joinList(format: Intl.ListFormat, items: readonly SentenceSlot<P>[]): SentenceOf<P>
  /** The text for screen readers, terminals and wherever pieces are not clickable. */
  toPlainText(sentence: SentenceOf<P>, names: N): string
  partToPlainText(part: string | P, names: N): string
}

export type SentenceSlot<P extends object> = string | number | P | SentenceOf<P>

export function createSentenceBuilder<Own extends { readonly text: string }, N extends PieceNames>(
  nameOfCard: (names: N, card: number) => string,
): SentenceBuilder<PieceOf<Own>, N> {
  type Piece = PieceOf<Own>
  const partToPlainText = (part: string | Piece, names: N): string => {
    if (typeof part === 'string') return part
    if ('card' in part) return nameOfCard(names, part.card)
    if ('title' in part) return names.title(part.title)
    return 'seat' in part ? (part.text ?? names.playerName(part.seat)) : part.text
  }
  return {
    sentence: (texts, ...slots) => capitalizeFirst(phrase<Piece>(texts, slots)),
    phrase: (texts, ...slots) => phrase<Piece>(texts, slots),
    joinList: (format, items) =>
      format
        .formatToParts(items.map((_, i) => String(i)))
        .flatMap(({ type, value }) => (type === 'element' ? slotPieces(items[Number(value)]) : [value]))
        .reduce<(string | Piece)[]>(append, []),
    partToPlainText,
    toPlainText: (sentence, names) => sentence.map((part) => partToPlainText(part, names)).join(''),
  }
}

function phrase<P extends object>(
  texts: TemplateStringsArray,
  slots: readonly SentenceSlot<P>[],
): SentenceOf<P> {
  const parts: (string | P)[] = []
  texts.forEach((text, i) => {
    parts.push(text)
    if (i < slots.length) parts.push(...slotPieces(slots[i]))
  })
  return parts.reduce<(string | P)[]>(append, [])
}

function slotPieces<P extends object>(slot: SentenceSlot<P>): SentenceOf<P> {
  if (typeof slot === 'number') return [String(slot)]
  return Array.isArray(slot) ? (slot as SentenceOf<P>) : [slot as string | P]
}

function append<P>(parts: (string | P)[], part: string | P): (string | P)[] {
  const last = parts.at(-1)
  if (part === '') return parts
  if (typeof part !== 'string' || typeof last !== 'string') return [...parts, part]
  return parts.with(-1, last + part)
}

/** A form of address is capitalized like text; pieces that are names stay as they are. */
function capitalizeFirst<P extends object>([first, ...rest]: SentenceOf<P>): SentenceOf<P> {
  if (first === undefined) return []
  if (typeof first === 'string') return [capitalize(first), ...rest]
  const { text } = first as { readonly text?: unknown }
  return typeof text === 'string' ? [{ ...first, text: capitalize(text) }, ...rest] : [first, ...rest]
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
