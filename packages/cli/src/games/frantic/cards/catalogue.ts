import {
  applyMildNames,
  CARD_SET_NAMES,
  CARD_SETS,
  type CardKind,
  type Colour,
  createMatch,
  type EventKind,
  HOUSE_RULE_CARDS,
  type LocalizedText,
  POWER_COPIES,
  type PowerKind,
  type RuleCard,
  type Settings,
  type Table,
} from '@slapwise/card-game'

export type SetName = Settings['sets'][number]

type Print = (typeof CARD_SETS)[SetName]['prints'][number]

interface DescribedItem {
  readonly id: string
  readonly name: LocalizedText
  readonly text: LocalizedText
  readonly rulings: readonly LocalizedText[]
}

/** All copies of one card in a set. */
export interface CardEntry extends DescribedItem {
  readonly kind: 'card'
  readonly count: number
  readonly when: PlayCondition
  /** Copies per colour or pair of colours; empty for cards without colour. */
  readonly colours: readonly { readonly colours: readonly Colour[]; readonly count: number }[]
  /** The lowest and highest points of a copy. */
  readonly points: readonly [number, number]
}

/** An event; a set has one copy of each. */
export interface EventEntry extends DescribedItem {
  readonly kind: 'event'
}

export interface PowerEntry extends DescribedItem {
  readonly kind: 'power'
  readonly count: number
  readonly when: PowerKind['timing']
}

/** A rule card of our own, which belongs to no set. */
export interface RuleEntry extends DescribedItem {
  readonly kind: 'rule'
}

export type CatalogueEntry = CardEntry | EventEntry | PowerEntry | RuleEntry

/** When a card may be played: by the rule of its family, or by its own condition. */
export interface PlayCondition {
  readonly rule: CardKind['family'] | (ReturnType<NonNullable<CardKind['unplayable']>> & string)
  /** Whether it can be thrown in during the turn of another player. */
  readonly canBeThrownIn: boolean
}

export interface SetCatalogue {
  readonly set: SetName
  readonly name: LocalizedText
  readonly cards: readonly CardEntry[]
  readonly events: readonly EventEntry[]
  readonly powers: readonly PowerEntry[]
}

export function listSetCatalogues(sets: readonly SetName[], usesMildNames: boolean): SetCatalogue[] {
  /** Any table will do: the conditions of cards are only evaluated against it. */
  const table = createMatch({ players: 2, sets: [...CARD_SET_NAMES] }, 'catalogue').state
  return sets.map((set) => {
    const { name, prints, events, powers } = CARD_SETS[set]
    const byKind = Map.groupBy(prints, ({ kind }) => kind)
    return {
      set,
      name,
      cards: applyMildNames(
        [...byKind].map(([kind, printed]) => cardEntry(kind, printed, table)),
        usesMildNames,
      ),
      events: applyMildNames(events.map(eventEntry), usesMildNames),
      powers: applyMildNames(powers.map(powerEntry), usesMildNames),
    }
  })
}

/** Our own rule cards. */
export const listHouseCards = (usesMildNames: boolean): readonly RuleEntry[] =>
  applyMildNames(HOUSE_RULE_CARDS.map(ruleEntry), usesMildNames)

function cardEntry(kind: CardKind, prints: readonly Print[], table: Table): CardEntry {
  const points = prints.map(({ number = 0 }) => (kind.points === 'number' ? number : kind.points))
  const coloured = prints.filter(({ colour }) => colour !== undefined)
  const byColours = Map.groupBy(coloured, ({ colour, second }) => `${colour} ${second}`)
  return {
    kind: 'card',
    ...described(kind),
    count: total(prints),
    when: whenOf(kind, table),
    colours: [...byColours.values()].map((same) => ({
      colours: [same[0].colour, same[0].second].filter((colour) => colour !== undefined),
      count: total(same),
    })),
    points: [Math.min(...points), Math.max(...points)],
  }
}

type Kind = CardKind | EventKind | PowerKind | RuleCard

const described = ({ id, name, text, rulings = [] }: Kind): DescribedItem => ({ id, name, text, rulings })

const eventEntry = (event: EventKind): EventEntry => ({ kind: 'event', ...described(event) })

const powerEntry = (power: PowerKind): PowerEntry => ({
  kind: 'power',
  ...described(power),
  count: POWER_COPIES,
  when: power.timing,
})

const ruleEntry = (card: RuleCard): RuleEntry => ({ kind: 'rule', ...described(card) })

const total = (prints: readonly Print[]): number => prints.reduce((sum, { count }) => sum + count, 0)

function whenOf(kind: CardKind, table: Table): PlayCondition {
  const { reactionCards, faces } = table.setup
  return {
    rule: kind.unplayable?.(0) ?? kind.family,
    canBeThrownIn: Object.values(reactionCards).some((cards) =>
      cards.some((card) => faces[card].kind === kind),
    ),
  }
}
