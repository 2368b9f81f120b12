import type { BaseView, FormatContext, Prompt, TextFormatterFactory } from '@slapwise/kernel'
import type { CardRules, Face, Question, Setup, View, VisibleFact, WeighedCardReason } from '../index.ts'
import type { CardMessages } from './card-messages.ts'
import {
  formatCall,
  formatOption,
  formatPrompt,
  formatReason,
  type MessageContext,
  visiblePowersFor,
} from './format-prompt.ts'
import { LANGUAGES, type Language, resolveLanguage } from './languages.ts'
import { formatMatchEnd } from './match-end.ts'
import { cardColoursOf, findReferenceItem } from './names.ts'
import { toPlainText } from './sentence.ts'

/** Formats Frantic as lines of plain text. */
export const createTextFormatter: TextFormatterFactory = (rules, language, formatContext) => {
  const { setup } = rules as CardRules
  const context = createMessageContext(setup, resolveLanguage(language), formatContext)
  const sentenceContext = { setup, viewer: formatContext.viewer }
  return {
    formatFact(fact) {
      const sentence = context.messages.log.formatFact(fact as VisibleFact, sentenceContext)
      return sentence && toPlainText(sentence, context)
    },
    formatPlayedCard(visibleFact) {
      const fact = visibleFact as VisibleFact
      if (fact.kind !== 'played' && fact.kind !== 'threw-in') return null
      const { number, kind } = setup.prints[fact.face]
      return number === null ? { seat: fact.seat, card: kind.name[resolveLanguage(language)] } : null
    },
    formatTable: (view) => formatTable(context, view as View),
    formatPrompt: (prompt) => formatPrompt(context, prompt as Prompt<Question>),
    formatOption: (prompt, value, view: BaseView) => {
      const cardPrompt = prompt as Prompt<Question>
      return formatOption(context, cardPrompt, value, visiblePowersFor(cardPrompt, view as View))
    },
    formatReason: (reason) => formatReason(context, reason as WeighedCardReason),
  }
}

export function createMessageContext(
  setup: Setup,
  language: Language,
  { playerNames, viewer }: FormatContext,
): MessageContext {
  const messages = LANGUAGES[language]
  return {
    setup,
    messages,
    playerName: (seat) => playerNames[seat],
    isReader: (seat) => seat === viewer,
    title: (id) => findReferenceItem(setup, id)?.name[language] ?? id,
    faceName: (index) => faceName(messages, setup.prints[index], language),
    colourName: (colour) => messages.colours[colour],
  }
}

/** The name of a card: red 7, blue Gift, red/blue Colour Swap, Fantastic. */
export function faceName(messages: CardMessages, face: Face, language: Language): string {
  const colours = cardColoursOf(face).map((colour) => messages.colours[colour])
  return [colours.join('/'), face.number ?? face.kind.name[language]].filter((part) => part !== '').join(' ')
}

function formatTable(context: MessageContext, view: View): string[] {
  const { tableStatus } = context.messages
  const { limit, faces } = context.setup
  const top = view.discardPile.at(-1)!
  const hand = view.hand.map((card) => context.faceName(faces[card].index))
  return [
    tableStatus.round(view.round, formatMatchEnd(context.messages, context.setup)),
    ...view.players.map(({ cards }, seat) => {
      const points = limit === null ? '' : `, ${tableStatus.points(view.scores[seat])}`
      return `${context.playerName(seat)}: ${tableStatus.cards(cards)}${points}`
    }),
    `${tableStatus.pile}: ${context.faceName(top)}; ${tableStatus.call}: ${formatCall(context, view.call, top)}; ${tableStatus.toDraw(view.drawPileSize)}`,
    ...(view.seat === null ? [] : [`${tableStatus.youHold}: ${hand.join(', ') || tableStatus.noCards}`]),
  ]
}
