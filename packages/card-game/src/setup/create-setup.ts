import { findIndices, type LocalizedText, repeatIndices } from '@slapwise/kernel'
import { EDITIONS } from '../editions/index.ts'
import { type CardKind, isSpecialCard } from '../model/card-kind.ts'
import { COLOURS } from '../model/colours.ts'
import { type CardId, type CardPrint, createFace, type Face } from '../model/face.ts'
import { completeHooks } from '../model/lasting-effect.ts'
import { POWER_COPIES, type PowerKind } from '../model/power-kind.ts'
import type { Reaction } from '../model/question.ts'
import type { RuleCard } from '../model/rule-card.ts'
import type { Settings } from '../model/settings.ts'
import type { Deck, Setup } from '../model/setup.ts'
import type { WishType } from '../model/wishes.ts'
import { type Wish, wishForNumber } from '../model/wishes.ts'
import { HOUSE_RULE_CARDS } from '../rule-cards/house-rule-cards.ts'
import type { CardSet } from '../sets/card-set.ts'
import { CARD_SETS, filterSetByVersion } from '../sets/index.ts'
import { isInVersion, RULES_VERSION } from '../versions.ts'
import { scoreLimitFor } from './limit.ts'

export function createSetup(settings: Settings, version = RULES_VERSION): Setup {
  const ruleCards = ruleCardPileFor(settings, version)
  const deck = cachedDeck(settings, version)
  const edition = EDITIONS[settings.edition]
  return {
    ...deck,
    events: deck.events.map((event) =>
      event.textsByEdition ? { ...event, ...event.textsByEdition[settings.edition] } : event,
    ),
    settings,
    version,
    edition,
    limit: scoreLimitFor(settings),
    ruleCards,
    ruleCardNumbers: ruleCards.map((_, card) => card),
  }
}

/** The house rule cards that are not switched off, and the custom ones. */
function ruleCardPileFor(settings: Settings, version: number): RuleCard[] {
  const { sets, ruleCards, withoutRuleCards, ownRuleCards } = settings
  if (ruleCards === 0 && !sets.includes('pandora')) return []
  const house = HOUSE_RULE_CARDS.filter(isInVersion(version)).filter(
    ({ id }) => !withoutRuleCards.includes(id),
  )
  const own = ownRuleCards.map(({ name, text, changes }, i) => ({
    id: `own-${i + 1}`,
    name: sameInEveryLanguage(name),
    text: sameInEveryLanguage(text),
    changes,
  }))
  return [...house, ...own]
}

/** A custom text is the same in all languages. */
const sameInEveryLanguage = (text: string): LocalizedText => ({
  en: text,
  de: text,
  ...Object.fromEntries(Object.keys(HOUSE_RULE_CARDS[0].name).map((language) => [language, text])),
})

const deckCache = new Map<string, Deck>()

function cachedDeck({ sets, purple }: Settings, version: number): Deck {
  const key = [version, ...sets, purple].join()
  let deck = deckCache.get(key)
  if (!deck) {
    deck = buildDeck(
      sets.map((name) => filterSetByVersion(CARD_SETS[name], version)),
      (print) => isInPlay(print, sets, purple),
    )
    deckCache.set(key, deck)
  }
  return deck
}

function buildDeck(sets: readonly CardSet[], isInPlay: (print: CardPrint) => boolean): Deck {
  const prints = sets.flatMap((set) => set.prints).filter(isInPlay)
  const symbols = unique(prints.flatMap(({ kind }) => (hasSymbol(kind) ? kind.id : [])))
  const byPrint = prints.map((print, index) => createFace(index, print, symbols.indexOf(print.kind.id)))
  const counts = prints.map(({ count }) => count)
  const faces = repeatIndices(counts).map((index) => byPrint[index])
  const events = sets.flatMap((set) => set.events)
  const powers = sets.flatMap((set) =>
    set.powers.flatMap((power) => new Array<PowerKind>(POWER_COPIES).fill(power)),
  )
  const copies = groupCardsByKind(faces)
  const kinds = unique(prints.map(({ kind }) => kind))
  const canBe = (reaction: Reaction) =>
    findIndices(faces, ({ kind }) => kind.thrownInAs === reaction || kind.thrownInAs === 'any')
  return {
    cards: faces.map((_, card) => card),
    eventNumbers: events.map((_, event) => event),
    faces,
    prints: byPrint,
    faceCounts: counts,
    events,
    powers,
    powerNumbers: powers.map((_, power) => power),
    hooks: Object.fromEntries(
      [...events, ...powers].flatMap(({ id, lastingHooks }) =>
        lastingHooks ? [[id, completeHooks(lastingHooks)]] : [],
      ),
    ),
    endingScopes: {
      'empty-pile': 'wishes',
      stalemate: 'wishes',
      ...Object.fromEntries(
        [...kinds, ...events].flatMap(({ id, endingScope }) => (endingScope ? [[id, endingScope]] : [])),
      ),
    },
    symbols,
    cardsByKind: copies,
    reactionCards: {
      counterattack: canBe('counterattack'),
      'nice-try': canBe('nice-try'),
      'lucky-bastard': canBe('lucky-bastard'),
    },
    imitable: kinds.filter((kind) => isSpecialCard(kind) && kind.family !== 'unique'),
    wishes: wishesInPlay(faces),
  }
}

/** A card is not in play without its required set or without its colour. */
function isInPlay(print: CardPrint, sets: Settings['sets'], purple: Settings['purple']): boolean {
  const missing = purple === 'off' ? 'purple' : purple === 'fifth' ? null : purple
  const lacksColour = missing !== null && (print.colour === missing || print.second === missing)
  return !lacksColour && (print.requiredSet === undefined || sets.includes(print.requiredSet))
}

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)]

const hasSymbol = ({ family }: CardKind): boolean => family === 'single' || family === 'bi'

function groupCardsByKind(faces: readonly Face[]): Record<string, CardId[]> {
  const copies: Record<string, CardId[]> = {}
  faces.forEach(({ kind }, card) => {
    copies[kind.id] ??= []
    copies[kind.id].push(card)
  })
  return copies
}

/** The possible wishes: the colours and numbers of the cards in the deck. */
function wishesInPlay(faces: readonly Face[]): Record<WishType, Wish[]> {
  const colours = findIndices(COLOURS, (colour) => faces.some((f) => f.colour === colour))
  const numbers = [...new Set(faces.flatMap(({ number }) => number ?? []))].sort((a, b) => a - b)
  const wishes = numbers.map(wishForNumber)
  return { colour: colours, number: wishes, 'colour-or-number': [...colours, ...wishes] }
}
