import { type CardId, explain, type Words } from '@slapwise/card-game'
import { type Powers, powersAskedAbout } from '@slapwise/card-game/words'
import type { Seat } from '@slapwise/kernel'
import type { Option } from '../../play/inquiry.ts'
import { findOption } from '../../play/read-answer.ts'
import { type Asking, isAboutPlaying } from './asking.ts'
import { isFromAnotherHand, powerKey, powerOptions } from './options.ts'
import { about, type Teller } from './teller.ts'

/** About a choice, a card in hand, a power card by its letter, or any card, event, power or rule card by its name. */
export function explainTopic(asking: Asking, options: readonly Option[], topic: string): string[] {
  const { choice } = asking.prompt
  const option = findOption(options, topic)
  if (choice.of === 'power' && option)
    return [explainPower(asking, powersAskedAbout(asking.prompt, asking.view)[option.value])]
  const own = powerOptions(asking).find(({ keys }) => keys.includes(topic.toLowerCase()))
  if (own) return [explainPower(asking, asking.view.powers[own.value].power)]
  if (choice.of === 'card') {
    const card = option && option.value >= 0 ? option.value : asking.hand[Number(topic) - 1]
    if (card !== undefined) return explainCard(asking, card)
  }
  if (choice.of === 'seat' && option && option.value >= 0) return [explainPlayer(asking, option.value)]
  if (choice.of === 'kind' && option)
    return [about(asking.teller, asking.teller.setup.imitable[option.value])]
  if (choice.of === 'event' && option) return [about(asking.teller, asking.teller.setup.events[option.value])]
  return asking.teller.texts.rulesTopics.includes(topic.toLowerCase())
    ? explainRules(asking)
    : explainName(asking, topic)
}

function explainPower({ teller }: Asking, id: string | null): string {
  const power = teller.setup.powers.find((kind) => kind.id === id)
  if (!power) return teller.texts.liesFaceDown
  return `${about(teller, power)} ${teller.texts.comes[power.when]}`
}

/** Why a power card cannot go with a card. */
export function whyNoPower({ teller, view }: Asking, card: CardId | null, place: number): string {
  const { power, open } = view.powers[place]
  const { noPower } = teller.texts
  const name = teller.title(power)
  if (open) return noPower.spent(name)
  if (view.powerUsed !== null) return noPower.oneATurn
  if (card === null) return noPower.withCard(name, `1 ${powerKey(place)}`)
  return noPower.notWith(name, nameOf(teller, card))
}

function explainRules({ teller, view }: Asking): string[] {
  const drawn = teller.setup.ruleCards.filter(({ id }) => view.ruleCards.includes(id))
  return drawn.length === 0 ? [teller.texts.noRules] : drawn.map((card) => about(teller, card))
}

function explainName({ teller }: Asking, topic: string): string[] {
  const { prints, events, powers, ruleCards } = teller.setup
  const all = [...new Set([...prints.map(({ kind }) => kind), ...events, ...powers, ...ruleCards])]
  const place = ({ name }: { readonly name: Words }) =>
    name[teller.language].toLowerCase().indexOf(topic.toLowerCase())
  const starting = all.filter((named) => place(named) === 0)
  const found = starting.length > 0 ? starting : all.filter((named) => place(named) > 0)
  if (found.length === 0) return [teller.texts.nothingCalled(topic)]
  return found.map((named) => about(teller, named))
}

function explainPlayer({ teller, view }: Asking, seat: Seat): string {
  const { cards, skipped, powers } = view.players[seat]
  const { words, texts, setup, names } = teller
  const facts = [
    words.lies.cards(cards),
    ...(setup.limit === null ? [] : [words.lies.points(view.scores[seat])]),
    ...(skipped ? [texts.sitsOut] : []),
    ...powersWords(teller, powers),
  ]
  return `${names[seat]}: ${facts.join(', ')}.`
}

function powersWords({ title, texts, lexicon }: Teller, powers: Powers): string[] {
  if (powers.length === 0) return []
  const spent = powers.filter((power) => power !== null).map(title)
  const ready = texts.powersReady(powers.length - spent.length)
  return spent.length > 0 ? [ready, texts.spent(lexicon.listed(spent))] : [ready]
}

const nameOf = ({ typed, setup }: Teller, card: CardId): string => typed.face(setup.faces[card].index)

function explainCard(asking: Asking, card: CardId): string[] {
  const { teller } = asking
  const { kind, points } = teller.setup.faces[card]
  const text = `${nameOf(teller, card)}: ${kind.text[teller.language]} ${teller.texts.costs(points)}`
  const why = whyNotPlayable(asking, card)
  return why === null ? [text] : [text, why]
}

/** Why something that was typed cannot be chosen. */
export function whyNoOption(asking: Asking, typed: string): string {
  const isFromHand = asking.prompt.choice.of === 'card' && !isFromAnotherHand(asking)
  const card = isFromHand ? asking.hand[Number(typed) - 1] : undefined
  const reason =
    card === undefined ? null : (whyNotPlayable(asking, card) ?? asking.teller.words.why(null, asking.teller))
  return reason ?? asking.teller.lexicon.ask.noSuch(typed)
}

function whyNotPlayable({ teller, view, prompt, hand }: Asking, card: CardId): string | null {
  const isAsked = isAboutPlaying(prompt.question) && hand.includes(card)
  const why = isAsked ? explain({ ...view, setup: teller.setup }, card) : null
  return why && teller.words.why(why, teller)
}
