import { decodeGift, type KindIndex, type OptionType, type Question, type View } from '@slapwise/board-game'
import { formatOption } from '@slapwise/board-game/i18n'
import type { Prompt, Seat } from '@slapwise/kernel'
import type { AnswerOption } from '../../play/terminal-question.ts'
import { type BoardFormatter, sortHand } from './formatter.ts'

/** An open prompt with what its player may see. */
export interface QuestionContext {
  readonly formatter: BoardFormatter
  readonly prompt: Prompt<Question>
  readonly view: View
  /** The hand in the order in which it is printed and numbered. */
  readonly hand: readonly KindIndex[]
}

export const createQuestionContext = (
  formatter: BoardFormatter,
  view: View,
  prompt: Prompt<Question>,
): QuestionContext => ({
  formatter,
  prompt,
  view,
  hand: sortHand(view.hand),
})

/** Placements and manhole moves are typed, not chosen from a list: there are hundreds of them. */
export const isTypedAnswer = ({ prompt }: Pick<QuestionContext, 'prompt'>): boolean =>
  ['placement', 'relocation'].includes(prompt.choice.of)

export const listOptions = (context: QuestionContext): AnswerOption[] =>
  isTypedAnswer(context)
    ? []
    : context.prompt.choice.options.map((value, place) => optionFor(context, value, place))

function optionFor({ formatter, prompt, view }: QuestionContext, value: number, place: number): AnswerOption {
  const label = formatOption(formatter, prompt, value, view)
  const name = formatOption(formatter.plainNames, prompt, value, view)
  const number = String(place + 1)
  if (value < 0) return { value, keys: ['0'], name, label }
  switch (prompt.choice.of as OptionType) {
    case 'seat':
      return seatOption(formatter, view, prompt.seat, value)
    case 'gift': {
      const { seat, steps } = decodeGift(value)
      return { value, keys: [number, `${formatter.playerNames[seat].toLowerCase()} ${steps}`], name, label }
    }
    case 'space':
      return { value, keys: [String(value)], name, label: label.replace(/^\d+: /, '') }
    default:
      return { value, keys: [prompt.choice.options.includes(-1) ? String(place) : number], name, label }
  }
}

const seatOption = (formatter: BoardFormatter, view: View, viewer: Seat, seat: Seat): AnswerOption => ({
  value: seat,
  keys: [seatKey(formatter.playerNames.length, viewer, seat)],
  name: formatter.playerNames[seat],
  label: `${formatter.playerNames[seat]} (${formatter.messages.tableStatus.onSpace(view.tokens[seat], formatter.setup.street.end)})`,
})

/** Numbers players by their distance to the right of the viewer, who is 0. */
export const seatKey = (seats: number, viewer: Seat, seat: Seat): string =>
  String((seat - viewer + seats) % seats)

/** The cards of a hand as options, by number and name. */
export const handOptions = ({ formatter, hand }: QuestionContext): AnswerOption[] =>
  hand.map((kind, place) => ({
    value: kind,
    keys: [String(place + 1)],
    name: formatter.plainNames.cardName(kind),
    label: formatter.cardName(kind),
  }))
