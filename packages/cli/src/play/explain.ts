import { type CardId, explain, type Question, type Words } from '@slapwise/card-game'
import type { Seat } from '@slapwise/kernel'
import { callWords } from '../words/call.ts'
import { cardName } from '../words/cards.ts'
import { inWords } from '../words/teller.ts'
import type { Asking } from './asking.ts'
import { isFromAnotherHand, type Option } from './options.ts'
import { findOption } from './read-answer.ts'

export const HELP = [
  'Get rid of your cards: whatever you still hold when a round ends counts against you.',
  'A card follows its colour, its number or its symbol; a black one only its number; a wish anything.',
  '  3             choose what has that number; [3] is what can be chosen now',
  '  red 7         or type enough of its name: red 7, gift, mira, draw',
  '  2 5           several numbers, where several are asked for',
  '  ? 3, ? gift   what a choice, a card or an event is about, and why a card does not fit',
  '  Enter         the table once more',
  '  q             quit',
]

/** About a choice, a card in hand, or any card or event by its name. */
export function explainTopic(asking: Asking, options: readonly Option[], topic: string): string[] {
  const { choice } = asking.prompt
  const option = findOption(options, topic)
  if (choice.of === 'card') {
    const card = option && option.value >= 0 ? option.value : asking.hand[Number(topic) - 1]
    if (card !== undefined) return explainCard(asking, card)
  }
  if (choice.of === 'seat' && option && option.value >= 0) return [explainPlayer(asking, option.value)]
  if (choice.of === 'kind' && option) return [about(asking.teller.setup.imitable[option.value])]
  if (choice.of === 'event' && option) return [about(asking.teller.setup.events[option.value])]
  return explainName(asking, topic)
}

const about = ({ name, text }: { readonly name: Words; readonly text: Words }): string =>
  `${name.en}: ${text.en}`

function explainName({ teller }: Asking, topic: string): string[] {
  const { prints, events } = teller.setup
  const all = [...new Set(prints.map(({ kind }) => kind)), ...events]
  const place = ({ name }: { readonly name: Words }) => name.en.toLowerCase().indexOf(topic.toLowerCase())
  const starting = all.filter((named) => place(named) === 0)
  const found = starting.length > 0 ? starting : all.filter((named) => place(named) > 0)
  if (found.length === 0) return [`No card or event is called “${topic}”.`]
  return found.map(about)
}

function explainPlayer({ teller, view }: Asking, seat: Seat): string {
  const { cards, score, skipped } = view.players[seat]
  const points = teller.setup.limit === null ? '' : `, ${score} points`
  return `${teller.names[seat]}: ${cards} cards${points}${skipped ? ', sits out the next turn' : ''}.`
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

const ABOUT_PLAYING: readonly Question['ask'][] = ['turn', 'drawn', 'second-chance']

function whyNotPlayable({ teller, view, match, prompt, hand }: Asking, card: CardId): string | null {
  const isAsked = ABOUT_PLAYING.includes(prompt.question.ask) && hand.includes(card)
  const why = isAsked ? explain(match.state, prompt.seat, card) : null
  switch (why?.because) {
    case undefined:
      return null
    case 'not-yours':
      return 'That card is not yours.'
    case 'does-not-follow':
      return `${cardName(teller.setup.faces[card])} does not fit (${callWords(teller.setup, why.call, view.discardPile.at(-1)!)}).`
    case 'never-playable':
      return `${cardName(teller.setup.faces[card])} cannot be played. Somebody else might like it.`
    case 'needs-ten-cards':
      return `It waits for exactly ten cards, and you hold ${inWords(why.have)}.`
  }
}
