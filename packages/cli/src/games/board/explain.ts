import {
  explain,
  groundIn,
  type Placement,
  placement,
  placementIn,
  type Space,
  topOf,
  type View,
} from '@slapwise/board-game'
import { NUMBERED_TELEPORT, pileIn, type Thing } from '@slapwise/board-game/words'
import { type Asking, handOptions } from './options.ts'
import { placementOf, readPlacing, type Typed } from './placing.ts'
import { about, type Teller } from './teller.ts'
import { waysOn } from './where.ts'

/** About a card in hand, a space, any card, event or manhole by its name; or why something cannot be placed like that. */
export function explainTopic(asking: Asking, topic: string): string[] {
  const { teller } = asking
  const [, hash, digits] = /^(#?)(\d+)$/.exec(topic) ?? []
  if (digits !== undefined) {
    const kind = asking.hand[Number(digits) - 1]
    return hash === '' && kind !== undefined
      ? explainThing(teller, teller.setup.kinds[kind])
      : explainSpace(asking, Number(digits))
  }
  const typed = readPlacing(handOptions(asking), topic)
  if (typed.space !== null) return [mayOrWhyNot(asking, typed)]
  return explainName(teller, topic)
}

/** Whatever is typed to place it would be taken, or why not. */
function mayOrWhyNot(asking: Asking, typed: Typed): string {
  const where = placementOf(asking.teller.setup.street, typed)
  const answer = where && placement(where.kind, where.space, where.direction)
  const { options, of } = asking.prompt.choice
  return of === 'placement' && answer !== null && options.includes(answer)
    ? asking.teller.texts.mayBe
    : whyNot(asking, typed)
}

function explainThing(teller: Teller, thing: Thing): string[] {
  const { language, words, setup } = teller
  const kind = setup.kinds.find(({ id }) => id === thing.id)
  const timing = kind ? ` ${capitalised(words.colours[kind.colour])}: ${words.timing[kind.colour]}.` : ''
  return [
    `${about(teller, thing)}${timing}`,
    ...(thing.rulings ?? []).map((ruling) => `  • ${ruling[language]}`),
  ]
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function explainName(teller: Teller, topic: string): string[] {
  const { kinds, events } = teller.setup
  const all: Thing[] = [...kinds, ...events, NUMBERED_TELEPORT]
  const place = ({ name }: Thing) => name[teller.language].toLowerCase().indexOf(topic.toLowerCase())
  const starting = all.filter((thing) => place(thing) === 0)
  const found = starting.length > 0 ? starting : all.filter((thing) => place(thing) > 0)
  if (found.length === 0) return [teller.texts.nothingCalled(topic)]
  return found.length === 1 ? explainThing(teller, found[0]) : found.map((thing) => about(teller, thing))
}

/** What lies on a space, and who stands there. */
function explainSpace({ teller, view }: Asking, space: Space): string[] {
  const { texts, words, names, lexicon } = teller
  if (!(space in view.spaces)) return [words.why({ because: 'no-such-space' }, teller)]
  const standing = names.filter((_, seat) => view.tokens[seat] === space)
  return [
    `${texts.space(space)}: ${liesOn(teller, view, space)}`,
    ...(standing.length > 0 ? [texts.standsThere(lexicon.listed(standing))] : []),
  ]
}

/** The top with what it does, and what is under it. */
function liesOn({ typed, language, words: { lies }, setup }: Teller, view: View, space: Space): string {
  const manhole = view.teleports.indexOf(space)
  const cards = pileIn(typed, view, space)
  const [top, ...under] = manhole < 0 ? cards : [lies.manhole(manhole + 1), ...cards]
  if (top === undefined) return `${lies.nothing}.`
  const { text } = topOf(groundIn(setup, view), space) ?? NUMBERED_TELEPORT
  return `${top}. ${text[language]}${under.length > 0 ? ` ${lies.under(under.join(', '))}.` : ''}`
}

/** Why a card cannot be placed as it was typed; what to type instead where something is missing. */
export function whyNot(asking: Asking, typed: Typed): string {
  const { teller, view, hand } = asking
  const { setup, words, texts, lexicon } = teller
  if (typed.kind === null)
    return isNameOfCard(teller, typed.card) ? words.why(NOT_YOURS, teller) : lexicon.ask.noSuch(typed.card)
  const where = placementOf(setup.street, typed)
  if (!where) return texts.whereTo(teller.typed.card(typed.kind))
  if (mayGoThere(asking, where)) return whichWay(asking, where)
  return words.why(explain({ ground: groundIn(setup, view), hand }, where), teller)
}

const NOT_YOURS = { because: 'not-yours' } as const

const isNameOfCard = ({ setup, language }: Teller, typed: string): boolean =>
  setup.kinds.some(({ name }) => name[language].toLowerCase().startsWith(typed.toLowerCase()))

/** Whether the space is right: what may go where is not the same in an event. */
const mayGoThere = ({ prompt: { choice } }: Asking, { kind, space }: Placement): boolean =>
  choice.of === 'placement' &&
  choice.options.map(placementIn).some((one) => one.kind === kind && one.space === space)

function whichWay(asking: Asking, { kind, space }: Placement): string {
  const { setup, words, texts, typed } = asking.teller
  return setup.kinds[kind].points === 'nowhere'
    ? words.why({ because: 'points-nowhere' }, asking.teller)
    : texts.pointsThere(typed.card(kind), waysOn(asking, kind, space))
}
