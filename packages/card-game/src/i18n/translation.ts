import { CARD_SETS, EDITIONS, type EventKind, HOUSE_RULE_CARDS, type LocalizedText } from '../index.ts'
import type { CardMessages } from './card-messages.ts'
import { en } from './en/index.ts'

/** What things are called and do in a further language, by their ids, and what is said. Whatever is missing is English. */
export interface Translation {
  readonly names: Readonly<Record<string, string>>
  readonly mildNames?: Readonly<Record<string, string>>
  readonly texts?: Readonly<Record<string, string>>
  readonly messages?: Partial<CardMessages>
}

/** Lays a translation over everything that has words, in place: cards are handed around as they are. */
export function applyTranslation(
  language: string,
  { names, mildNames, texts, messages: words }: Translation,
): CardMessages {
  const add = (to: LocalizedText, said: string | undefined): void => {
    Object.assign(to, { [language]: said ?? to.en })
  }
  for (const { id, name, text, rulings = [], mildName, textsByEdition } of allTranslatables()) {
    add(name, names[id])
    if (text) add(text, texts?.[id])
    if (mildName) add(mildName, mildNames?.[id])
    for (const ruling of rulings) add(ruling, undefined)
    for (const edition of Object.values(textsByEdition ?? {}))
      for (const words of [edition.text, ...edition.rulings]) add(words, undefined)
  }
  return { ...en, ...words }
}

interface Translatable {
  readonly id: string
  readonly name: LocalizedText
  readonly text?: LocalizedText
  readonly rulings?: readonly LocalizedText[]
  readonly mildName?: LocalizedText | null
  readonly textsByEdition?: EventKind['textsByEdition']
}

function allTranslatables(): Set<Translatable> {
  const sets = Object.entries(CARD_SETS)
  return new Set<Translatable>([
    ...sets.flatMap(([, { prints, events, powers }]) => [
      ...prints.map(({ kind }) => kind),
      ...events,
      ...powers,
    ]),
    ...HOUSE_RULE_CARDS,
    ...sets.map(([id, { name }]) => ({ id, name })),
    ...Object.entries(EDITIONS).map(([id, { name }]) => ({ id, name })),
  ])
}
