import {
  CARD_SET_NAMES,
  CARD_SETS,
  type CardKind,
  completeSettings,
  EDITION_NAMES,
  type EventKind,
  HOUSE_RULE_CARDS,
  POWER_COPIES,
} from '@slapwise/card-game'
import type { CardColour } from '@slapwise/card-game/i18n'
import type { ReactNode } from 'react'
import type { EngineTexts } from '../../../kit/reference/reference-item.ts'
import { findRelatedItems } from '../../../kit/reference/related-items.ts'
import { CardFace } from '../artwork/card.tsx'
import { EventDrawing } from '../artwork/event-drawing.tsx'
import { PowerCard } from '../artwork/power-card.tsx'
import { RuleCardFace } from '../artwork/rule-card-face.tsx'
import { cardTimings, eventTimings, type PlayTiming, powerTimings } from './play-timings.ts'

export const CATEGORIES = ['card', 'event', 'power', 'rule'] as const
export type Category = (typeof CATEGORIES)[number]
export type SetName = (typeof CARD_SET_NAMES)[number]
export type EditionName = (typeof EDITION_NAMES)[number]

/** A number of cards in a set. Some are in play only together with another set. */
export interface Copies {
  readonly set: SetName
  readonly requiredSet: SetName | null
  readonly count: number
}

/** A card, an event, a power or a rule card, as it comes in the box: whatever the engine’s data says about it. */
export interface BoxItem {
  readonly category: Category
  /** In the default edition. */
  readonly texts: EngineTexts
  /** The texts of editions that differ. */
  readonly variants: readonly { readonly edition: EditionName; readonly texts: EngineTexts }[]
  /** Null for everything that nobody holds in their hand. */
  readonly points: CardKind['points'] | null
  readonly timings: readonly PlayTiming[]
  readonly copies: readonly Copies[]
  readonly colours: readonly CardColour[]
  readonly renderPicture: () => ReactNode
}

const PRINTS = CARD_SET_NAMES.flatMap((set) => CARD_SETS[set].prints.map((print) => ({ ...print, set })))

function listCardKinds(): BoxItem[] {
  return [...new Set(PRINTS.map(({ kind }) => kind))].map((kind) => {
    const prints = PRINTS.filter((print) => print.kind === kind)
    const [{ colour = null, second = null, number = null }] = prints
    const colours = prints.flatMap((print) => [print.colour, print.second].filter((one) => one !== undefined))
    return {
      category: 'card',
      texts: kind,
      variants: [],
      points: kind.points,
      timings: cardTimings(kind),
      copies: countCopies(prints),
      colours: kind.family === 'black' ? ['black'] : [...new Set(colours)],
      renderPicture: () => <CardFace print={{ kind, colour, second, number }} />,
    }
  })
}

/** Adds up equal sets and requirements. */
function countCopies(prints: typeof PRINTS): Copies[] {
  const copies = new Map<string, Copies>()
  for (const { set, requiredSet = null, count } of prints) {
    const key = `${set} ${requiredSet}`
    copies.set(key, { set, requiredSet, count: count + (copies.get(key)?.count ?? 0) })
  }
  return [...copies.values()]
}

const DEFAULT_EDITION = completeSettings({ players: 2 }).edition

const listEvents = (): BoxItem[] =>
  CARD_SET_NAMES.flatMap((set) =>
    CARD_SETS[set].events.map((event) => ({
      category: 'event',
      texts: textsInEdition(event, DEFAULT_EDITION),
      variants: EDITION_NAMES.filter(
        (edition) => event.textsByEdition?.[edition] !== event.textsByEdition?.[DEFAULT_EDITION],
      ).map((edition) => ({ edition, texts: textsInEdition(event, edition) })),
      points: null,
      timings: eventTimings(event),
      copies: [{ set, requiredSet: null, count: 1 }],
      colours: [],
      renderPicture: () => <EventDrawing id={event.id} />,
    })),
  )

const textsInEdition = (event: EventKind, edition: EditionName): EngineTexts => ({
  ...event,
  ...event.textsByEdition?.[edition],
})

const listPowers = (): BoxItem[] =>
  CARD_SET_NAMES.flatMap((set) =>
    CARD_SETS[set].powers.map((power) => ({
      category: 'power',
      texts: power,
      variants: [],
      points: null,
      timings: powerTimings(power),
      copies: [{ set, requiredSet: null, count: POWER_COPIES }],
      colours: [],
      renderPicture: () => <PowerCard id={power.id} />,
    })),
  )

/** Rule cards, house cards or a host’s own. */
export const toRuleCardItem = (card: EngineTexts): BoxItem => ({
  category: 'rule',
  texts: card,
  variants: [],
  points: null,
  timings: ['rule-card'],
  copies: [],
  colours: [],
  renderPicture: () => <RuleCardFace id={card.id} />,
})

export const BOX_ITEMS: readonly BoxItem[] = [
  ...listCardKinds(),
  ...listEvents(),
  ...listPowers(),
  ...HOUSE_RULE_CARDS.map(toRuleCardItem),
]

export const BOX_ITEMS_BY_ID: ReadonlyMap<string, BoxItem> = new Map(
  BOX_ITEMS.map((item) => [item.texts.id, item]),
)

let related: ReadonlyMap<string, readonly string[]> | null = null

/** The ids of the items that each item meets; computed when first needed. */
export const relatedItems = () => (related ??= findRelatedItems(BOX_ITEMS.map(({ texts }) => texts)))
