import { type CardId, explain, type Table, type Words } from '@slapwise/card-game'
import type { Seat } from '@slapwise/kernel'
import { callWords } from '../words/call.ts'
import { cardName } from '../words/cards.ts'
import { inWords, listed, type Teller } from '../words/teller.ts'
import { titleOf } from '../words/titles.ts'
import { type Asking, isAboutPlaying } from './asking.ts'
import { isFromAnotherHand, type Option, powerKey, powerOptions, powersAskedAbout } from './options.ts'
import { findOption } from './read-answer.ts'

export const HELP = [
  'Get rid of your cards: whatever you still hold when a round ends counts against you.',
  'A card follows its colour, its number or its symbol; a black one only its number; a wish anything.',
  '  3             choose what has that number; [3] is what can be chosen now',
  '  red 7         or type enough of its name: red 7, gift, mira, draw',
  '  3 a           card 3 together with your power card a; 3 alone goes without',
  '  2 5           several numbers, where several are asked for',
  '  ? 3, ? gift   explains any card, event, power or rule; why it does not fit',
  '  ? rules       the rule cards of this round',
  '  back          takes your last decision back, unless something was revealed or somebody else has decided',
  '  Enter         the table once more',
  '  q             quit',
]

/** About a choice, a card in hand, a power card by its letter, or any card, event, power or rule card by its name. */
export function explainTopic(asking: Asking, options: readonly Option[], topic: string): string[] {
  const { choice } = asking.prompt
  const option = findOption(options, topic)
  if (choice.of === 'power' && option) return [explainPower(asking, powersAskedAbout(asking)[option.value])]
  const own = powerOptions(asking).find(({ keys }) => keys.includes(topic.toLowerCase()))
  if (own) return [explainPower(asking, asking.view.powers[own.value].power)]
  if (choice.of === 'card') {
    const card = option && option.value >= 0 ? option.value : asking.hand[Number(topic) - 1]
    if (card !== undefined) return explainCard(asking, card)
  }
  if (choice.of === 'seat' && option && option.value >= 0) return [explainPlayer(asking, option.value)]
  if (choice.of === 'kind' && option) return [about(asking.teller.setup.imitable[option.value])]
  if (choice.of === 'event' && option) return [about(asking.teller.setup.events[option.value])]
  return topic.toLowerCase() === 'rules' ? explainRules(asking) : explainName(asking, topic)
}

const about = ({ name, text }: { readonly name: Words; readonly text: Words }): string =>
  `${name.en}: ${text.en}`

function explainPower({ teller }: Asking, id: string | null): string {
  const power = teller.setup.powers.find((kind) => kind.id === id)
  if (!power) return 'That one lies face down.'
  const when =
    power.when === 'before' ? 'Comes before the effect of the card.' : 'Comes after the effect of the card.'
  return `${about(power)} ${when}`
}

/** Why a power card cannot go with a card. */
export function whyNoPower({ teller, view }: Asking, card: CardId | null, place: number): string {
  const { power, open } = view.powers[place]
  const name = titleOf(teller.setup, power)
  if (open) return `${name} is spent.`
  if (view.powerUsed !== null) return 'One power card a turn, not more.'
  if (card === null) return `${name} goes together with a card, as in: 1 ${powerKey(place)}`
  return `${name} does not go with ${cardName(teller.setup.faces[card])}.`
}

function explainRules({ teller, view }: Asking): string[] {
  const drawn = teller.setup.ruleCards.filter(({ id }) => view.ruleCards.includes(id))
  return drawn.length === 0 ? ['No rule card is in force.'] : drawn.map(about)
}

function explainName({ teller }: Asking, topic: string): string[] {
  const { prints, events, powers, ruleCards } = teller.setup
  const all = [...new Set([...prints.map(({ kind }) => kind), ...events, ...powers, ...ruleCards])]
  const place = ({ name }: { readonly name: Words }) => name.en.toLowerCase().indexOf(topic.toLowerCase())
  const starting = all.filter((named) => place(named) === 0)
  const found = starting.length > 0 ? starting : all.filter((named) => place(named) > 0)
  if (found.length === 0) return [`No card, event, power or rule is called “${topic}”.`]
  return found.map(about)
}

function explainPlayer({ teller, view }: Asking, seat: Seat): string {
  const { cards, skipped, powers } = view.players[seat]
  const points = teller.setup.limit === null ? '' : `, ${view.scores[seat]} points`
  return `${teller.names[seat]}: ${cards} cards${points}${skipped ? ', sits out the next turn' : ''}${powersWords(teller, powers)}.`
}

function powersWords({ setup }: Teller, powers: readonly (string | null)[]): string {
  if (powers.length === 0) return ''
  const spent = powers.filter((power) => power !== null).map((power) => titleOf(setup, power))
  const ready = powers.length - spent.length
  return `, ${inWords(ready)} power ${ready === 1 ? 'card' : 'cards'} face down${spent.length > 0 ? `, ${listed(spent)} spent` : ''}`
}

function explainCard(asking: Asking, card: CardId): string[] {
  const face = asking.teller.setup.faces[card]
  const text = `${cardName(face)}: ${face.kind.text.en} Left in your hand it costs ${face.points}.`
  const why = whyNotPlayable(asking, card)
  return why === null ? [text] : [text, why]
}

/** Why something that was typed cannot be chosen. */
export function whyNoOption(asking: Asking, typed: string): string {
  const isFromHand = asking.prompt.choice.of === 'card' && !isFromAnotherHand(asking)
  const card = isFromHand ? asking.hand[Number(typed) - 1] : undefined
  const reason =
    card === undefined ? null : (whyNotPlayable(asking, card) ?? 'That one has to stay where it is.')
  return reason ?? `There is no “${typed}” to choose. Type ? for help.`
}

/** As much of the table as whoever judges a card looks at. */
const judged = ({ teller, view }: Asking): Table =>
  ({
    setup: teller.setup,
    call: view.call,
    lasting: view.lasting,
    hands: view.players.map((_, seat) => (seat === view.seat ? view.hand : [])),
  }) as unknown as Table

function whyNotPlayable(asking: Asking, card: CardId): string | null {
  const { teller, view, prompt, hand } = asking
  const isAsked = isAboutPlaying(prompt.question) && hand.includes(card)
  const why = isAsked ? explain(judged(asking), prompt.seat, card) : null
  switch (why?.because) {
    case undefined:
      return null
    case 'not-yours':
      return 'That card is not yours.'
    case 'does-not-follow':
      return `${cardName(teller.setup.faces[card])} does not fit (${callWords(teller.setup, why.call, view.discardPile.at(-1)!)}).`
    case 'never-playable':
      return `${cardName(teller.setup.faces[card])} cannot be played. Somebody else might like it.`
    case 'only-as-last-card':
      return `It is for the very last card, and you hold ${inWords(hand.length)}.`
    case 'sealed':
      return 'Special cards are sealed for now.'
    case 'blocked':
      return 'That colour is off limits for now.'
    case 'needs-ten-cards':
      return `It waits for exactly ten cards, and you hold ${inWords(why.have)}.`
  }
}
