import { COLOURS } from './colours.ts'
import { EDITIONS, type Edition } from './editions/index.ts'
import { type EvenHooks, type EventKind, evenHooks } from './event.ts'
import { type CardId, type Face, makeFace, type Print } from './face.ts'
import { type CardKind, isSpecial, type WishFor, type Words } from './kind.ts'
import { POWER_COPIES, type PowerId, type PowerKind } from './power.ts'
import type { Reaction } from './reaction.ts'
import type { RuleCard, RuleCardId } from './rule-card.ts'
import { HOUSE_CARDS } from './rule-cards/house-cards.ts'
import { SETS } from './sets/index.ts'
import { limitFor, type Settings } from './settings.ts'
import { type Mends, mendsIn, RULES_VERSION } from './versions.ts'
import { type Wish, wishForNumber } from './wish.ts'

/** What follows from the choice of sets and of purple alone. All matches with the same choice share it. */
interface Deck {
  /** All cards, and all events, in order. */
  readonly cards: readonly CardId[]
  readonly eventNumbers: readonly number[]
  /** The face of each card. */
  readonly faces: readonly Face[]
  /** Each different face once, by its index. */
  readonly prints: readonly Face[]
  readonly events: readonly EventKind[]
  /** The kind of each power card. */
  readonly powers: readonly PowerKind[]
  readonly powerNumbers: readonly PowerId[]
  /** By the id of the lasting effect. */
  readonly hooks: Readonly<Record<string, EvenHooks>>
  /** The kinds that a card may follow by its symbol. */
  readonly symbols: readonly string[]
  /** What Mimicry may imitate. */
  readonly imitable: readonly CardKind[]
  /** The cards of each kind. */
  readonly copies: Readonly<Record<string, readonly CardId[]>>
  /** The cards that can be thrown in as something: its own copies, and Mimicry. */
  readonly thrownInAs: Readonly<Record<Reaction, readonly CardId[]>>
  readonly wishes: Readonly<Record<WishFor, readonly Wish[]>>
}

/** Everything about a match that does not change. */
export interface Setup extends Deck {
  readonly settings: Settings
  readonly mends: Mends
  readonly edition: Edition
  /** Null in a match without points. */
  readonly limit: number | null
  /** None where no rule card can ever be drawn. */
  readonly ruleCards: readonly RuleCard[]
  readonly ruleCardNumbers: readonly RuleCardId[]
}

export function setUp(settings: Settings, version = RULES_VERSION): Setup {
  const ruleCards = ruleCardsFor(settings)
  return {
    ...deckOf(settings),
    settings,
    mends: mendsIn(version),
    edition: EDITIONS[settings.edition],
    limit: limitFor(settings),
    ruleCards,
    ruleCardNumbers: ruleCards.map((_, card) => card),
  }
}

/** The house cards that are not switched off, and those that the host has written. */
function ruleCardsFor({ sets, ruleCards, withoutRuleCards, ownRuleCards }: Settings): RuleCard[] {
  if (ruleCards === 0 && !sets.includes('pandora')) return []
  const house = HOUSE_CARDS.filter(({ id }) => !withoutRuleCards.includes(id))
  const own = ownRuleCards.map(({ name, text, changes }, i) => ({
    id: `own-${i + 1}`,
    name: inEveryLanguage(name),
    text: inEveryLanguage(text),
    changes,
  }))
  return [...house, ...own]
}

/** What a host has written stays as it is, whoever reads it. */
const inEveryLanguage = (said: string): Words => ({
  en: said,
  de: said,
  ...Object.fromEntries(Object.keys(HOUSE_CARDS[0].name).map((language) => [language, said])),
})

const decks = new Map<string, Deck>()

function deckOf({ sets, purple }: Settings): Deck {
  const key = [...sets, purple].join()
  let deck = decks.get(key)
  if (!deck) {
    deck = buildDeck(sets, purple)
    decks.set(key, deck)
  }
  return deck
}

function buildDeck(names: Settings['sets'], purple: Settings['purple']): Deck {
  const sets = names.map((name) => SETS[name])
  const prints = sets.flatMap((set) => set.prints).filter((print) => isInPlay(print, names, purple))
  const symbols = unique(prints.flatMap(({ kind }) => (hasSymbol(kind) ? kind.id : [])))
  const byPrint = prints.map((print, index) => makeFace(index, print, symbols.indexOf(print.kind.id)))
  const faces = prints.flatMap(({ count }, index) => new Array<Face>(count).fill(byPrint[index]))
  const events = sets.flatMap((set) => set.events)
  const powers = sets.flatMap((set) =>
    set.powers.flatMap((power) => new Array<PowerKind>(POWER_COPIES).fill(power)),
  )
  const copies = copiesByKind(faces)
  const canBe = (reaction: Reaction) => [...(copies[reaction] ?? []), ...(copies.mimicry ?? [])]
  return {
    cards: faces.map((_, card) => card),
    eventNumbers: events.map((_, event) => event),
    faces,
    prints: byPrint,
    events,
    powers,
    powerNumbers: powers.map((_, power) => power),
    hooks: Object.fromEntries(
      [...events, ...powers].flatMap(({ id, lasting }) => (lasting ? [[id, evenHooks(lasting)]] : [])),
    ),
    symbols,
    copies,
    thrownInAs: {
      counterattack: canBe('counterattack'),
      'nice-try': canBe('nice-try'),
      'lucky-bastard': canBe('lucky-bastard'),
    },
    imitable: unique(prints.map(({ kind }) => kind)).filter(
      (kind) => isSpecial(kind) && kind.family !== 'unique',
    ),
    wishes: wishesFor(faces),
  }
}

/** Without the add-on it needs, or without its colour, a card stays in the box. */
function isInPlay(print: Print, sets: Settings['sets'], purple: Settings['purple']): boolean {
  const missing = purple === 'off' ? 'purple' : purple === 'fifth' ? null : purple
  const lacksColour = missing !== null && (print.colour === missing || print.second === missing)
  return !lacksColour && (print.needs === undefined || sets.includes(print.needs))
}

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)]

const hasSymbol = ({ family }: CardKind): boolean => family === 'single' || family === 'bi'

function copiesByKind(faces: readonly Face[]): Record<string, CardId[]> {
  const copies: Record<string, CardId[]> = {}
  faces.forEach(({ kind }, card) => {
    copies[kind.id] ??= []
    copies[kind.id].push(card)
  })
  return copies
}

/** Colours and numbers that are not in play are never offered. */
function wishesFor(faces: readonly Face[]): Record<WishFor, Wish[]> {
  const colours = COLOURS.flatMap((colour, wish) => (faces.some((f) => f.colour === colour) ? [wish] : []))
  const numbers = [...new Set(faces.flatMap(({ number }) => number ?? []))].sort((a, b) => a - b)
  const wishes = numbers.map(wishForNumber)
  return { colour: colours, number: wishes, 'colour-or-number': [...colours, ...wishes] }
}
