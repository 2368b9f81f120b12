import { giftIn, type KindIndex, type Question, type Things, type View } from '@slapwise/board-game'
import { thingIn } from '@slapwise/board-game/words'
import type { Prompt, Seat } from '@slapwise/kernel'
import type { Option } from '../../play/inquiry.ts'
import { sortHand, type Teller } from './teller.ts'

/** A question that somebody at the keyboard is about to answer, and all they may look at. */
export interface Asking {
  readonly teller: Teller
  readonly prompt: Prompt<Question>
  readonly view: View
  /** Their hand in the order in which it is shown and numbered. */
  readonly hand: readonly KindIndex[]
}

export const asking = (teller: Teller, view: View, prompt: Prompt<Question>): Asking => ({
  teller,
  prompt,
  view,
  hand: sortHand(view.hand),
})

/** Placements and the moves of manholes are typed, not chosen from a list: there are hundreds of them. */
export const isTyped = ({ prompt }: Pick<Asking, 'prompt'>): boolean =>
  ['placement', 'relocation'].includes(prompt.choice.of)

export const optionsOf = (asking: Asking): Option[] =>
  isTyped(asking) ? [] : asking.prompt.choice.options.map((value, place) => optionFor(asking, value, place))

function optionFor({ teller, prompt, view }: Asking, value: number, place: number): Option {
  const label = thingIn(teller, prompt, value, view)
  const name = thingIn(teller.typed, prompt, value, view)
  const number = String(place + 1)
  if (value < 0) return { value, keys: ['0'], name, label }
  switch (prompt.choice.of as Things) {
    case 'seat':
      return seatOption(teller, view, prompt.seat, value)
    case 'gift': {
      const { seat, steps } = giftIn(value)
      return { value, keys: [number, `${teller.names[seat].toLowerCase()} ${steps}`], name, label }
    }
    case 'space':
      return { value, keys: [String(value)], name, label: label.replace(/^\d+: /, '') }
    default:
      return { value, keys: [prompt.choice.options.includes(-1) ? String(place) : number], name, label }
  }
}

const seatOption = (t: Teller, view: View, viewer: Seat, seat: Seat): Option => ({
  value: seat,
  keys: [seatKey(t.names.length, viewer, seat)],
  name: t.names[seat],
  label: `${t.names[seat]} (${t.words.lies.on(view.tokens[seat], t.setup.street.end)})`,
})

/** Players are numbered in the order in which they sit, from the one on the right; oneself is 0. */
export const seatKey = (seats: number, viewer: Seat, seat: Seat): string =>
  String((seat - viewer + seats) % seats)

/** The cards of a hand, by number and by name. */
export const handOptions = ({ teller, hand }: Asking): Option[] =>
  hand.map((kind, place) => ({
    value: kind,
    keys: [String(place + 1)],
    name: teller.typed.card(kind),
    label: teller.card(kind),
  }))
