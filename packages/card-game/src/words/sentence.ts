import type { Seat } from '@slapwise/kernel'
import type { FaceIndex } from '../index.ts'
import type { Ink, Names } from './names.ts'

/** A piece of a sentence: mere text, or something that can be tapped or stands out. */
export type Part =
  | string
  | { readonly card: FaceIndex }
  /** A card, event, power or rule card by its id. */
  | { readonly title: string }
  /** `said` is how the reader is addressed in this place; null for everybody else, who has a name. */
  | { readonly who: Seat; readonly said: string | null }
  | { readonly ink: Ink; readonly said: string }

export type Sentence = readonly Part[]

type Slot = Part | number | Sentence

/** A sentence as a template: it keeps its parts apart, and begins with a capital letter. */
export const say = (texts: TemplateStringsArray, ...slots: readonly Slot[]): Sentence =>
  capitalised(phrase(texts, ...slots))

/** The same for what stands inside a sentence. */
export function phrase(texts: TemplateStringsArray, ...slots: readonly Slot[]): Sentence {
  const parts: Part[] = []
  texts.forEach((text, i) => {
    parts.push(text)
    if (i < slots.length) parts.push(...partsOf(slots[i]))
  })
  return parts.reduce<Part[]>(append, [])
}

function partsOf(slot: Slot): Sentence {
  if (typeof slot === 'number') return [String(slot)]
  return Array.isArray(slot) ? (slot as Sentence) : [slot as Part]
}

function append(parts: Part[], part: Part): Part[] {
  const last = parts.at(-1)
  if (part === '') return parts
  if (typeof part !== 'string' || typeof last !== 'string') return [...parts, part]
  return parts.with(-1, last + part)
}

function capitalised([first, ...rest]: Sentence): Sentence {
  if (first === undefined) return []
  if (typeof first === 'string') return [upper(first), ...rest]
  if (!('said' in first) || first.said === null) return [first, ...rest]
  return [{ ...first, said: upper(first.said) }, ...rest]
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** “a, b and c”, as the language has it. */
export const listed = (format: Intl.ListFormat, items: readonly (Part | Sentence)[]): Sentence =>
  format
    .formatToParts(items.map((_, i) => String(i)))
    .flatMap(({ type, value }) => (type === 'element' ? partsOf(items[Number(value)]) : [value]))
    .reduce<Part[]>(append, [])

/** For ears, and wherever nothing can be tapped. */
export const plain = (sentence: Sentence, names: Names): string =>
  sentence.map((part) => plainPart(part, names)).join('')

export function plainPart(part: Part, names: Names): string {
  if (typeof part === 'string') return part
  if ('card' in part) return names.face(part.card)
  if ('title' in part) return names.title(part.title)
  return 'who' in part ? (part.said ?? names.who(part.who)) : part.said
}
