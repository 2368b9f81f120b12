/** A sentence in pieces: mere text, and whatever a game wants to keep apart, to be tapped or to stand out. */
export type SentenceOf<P extends object> = readonly (string | P)[]

/** How a game with pieces of its own builds sentences. Its pieces are said by the names that a reader uses. */
export interface Sentences<P extends object, Names> {
  /** A sentence as a template: it keeps its parts apart, and begins with a capital letter. */
  say(texts: TemplateStringsArray, ...slots: readonly Slot<P>[]): SentenceOf<P>
  /** The same for what stands inside a sentence. */
  phrase(texts: TemplateStringsArray, ...slots: readonly Slot<P>[]): SentenceOf<P>
  /** “a, b and c”, as the language has it. */
  listed(format: Intl.ListFormat, items: readonly Slot<P>[]): SentenceOf<P>
  /** For ears, and wherever nothing can be tapped. */
  plain(sentence: SentenceOf<P>, names: Names): string
  plainPart(part: string | P, names: Names): string
}

type Slot<P extends object> = string | number | P | SentenceOf<P>

export function sentencesOf<P extends object, Names>(
  plainPiece: (piece: P, names: Names) => string,
): Sentences<P, Names> {
  const plainPart = (part: string | P, names: Names): string =>
    typeof part === 'string' ? part : plainPiece(part, names)
  return {
    say: (texts, ...slots) => capitalised(phrase<P>(texts, slots)),
    phrase: (texts, ...slots) => phrase<P>(texts, slots),
    listed: (format, items) =>
      format
        .formatToParts(items.map((_, i) => String(i)))
        .flatMap(({ type, value }) => (type === 'element' ? partsOf(items[Number(value)]) : [value]))
        .reduce<(string | P)[]>(append, []),
    plain: (sentence, names) => sentence.map((part) => plainPart(part, names)).join(''),
    plainPart,
  }
}

function phrase<P extends object>(texts: TemplateStringsArray, slots: readonly Slot<P>[]): SentenceOf<P> {
  const parts: (string | P)[] = []
  texts.forEach((text, i) => {
    parts.push(text)
    if (i < slots.length) parts.push(...partsOf(slots[i]))
  })
  return parts.reduce<(string | P)[]>(append, [])
}

function partsOf<P extends object>(slot: Slot<P>): SentenceOf<P> {
  if (typeof slot === 'number') return [String(slot)]
  return Array.isArray(slot) ? (slot as SentenceOf<P>) : [slot as string | P]
}

function append<P>(parts: (string | P)[], part: string | P): (string | P)[] {
  const last = parts.at(-1)
  if (part === '') return parts
  if (typeof part !== 'string' || typeof last !== 'string') return [...parts, part]
  return parts.with(-1, last + part)
}

/** A piece that is said otherwise in other places begins a sentence as text does. */
function capitalised<P extends object>([first, ...rest]: SentenceOf<P>): SentenceOf<P> {
  if (first === undefined) return []
  if (typeof first === 'string') return [upper(first), ...rest]
  const { said } = first as { readonly said?: unknown }
  return typeof said === 'string' ? [{ ...first, said: upper(said) }, ...rest] : [first, ...rest]
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
