import type { BaseView, CreateTextFormatter, FormatContext, Prompt } from '@slapwise/kernel'
import type { CardRules, Face, Question, Setup, View, VisibleFact } from '../index.ts'
import type { CardMessages } from './card-messages.ts'
import {
  formatCall,
  formatOption,
  formatPrompt,
  type MessageContext,
  visiblePowersFor,
} from './format-prompt.ts'
import { LANGUAGES, type Language, resolveLanguage } from './languages.ts'
import { formatMatchEnd } from './match-end.ts'
import { cardColoursOf, findCatalogueItem } from './names.ts'
import { toPlainText } from './sentence.ts'

/** Frantic in plain lines. */
export const createTextFormatter: CreateTextFormatter = (rules, language, company) => {
  const { setup } = rules as CardRules
  const w = createMessageContext(setup, resolveLanguage(language), company)
  const listener = { setup, viewer: company.viewer }
  return {
    formatFact(fact) {
      const sentence = w.messages.log.formatFact(fact as VisibleFact, listener)
      return sentence && toPlainText(sentence, w)
    },
    formatTable: (view) => formatTable(w, view as View),
    formatPrompt: (prompt) => formatPrompt(w, prompt as Prompt<Question>),
    formatOption: (prompt, value, view: BaseView) => {
      const asked = prompt as Prompt<Question>
      return formatOption(w, asked, value, visiblePowersFor(asked, view as View))
    },
  }
}

export function createMessageContext(
  setup: Setup,
  language: Language,
  { playerNames: names, viewer }: FormatContext,
): MessageContext {
  const words = LANGUAGES[language]
  return {
    setup,
    messages: words,
    playerName: (seat) => names[seat],
    isReader: (seat) => seat === viewer,
    title: (id) => findCatalogueItem(setup, id)?.name[language] ?? id,
    faceName: (index) => faceName(words, setup.prints[index], language),
    colourName: (ink) => words.colours[ink],
  }
}

/** What a card is called: red 7, blue Gift, red/blue Colour Swap, Fantastic. */
export function faceName(words: CardMessages, face: Face, language: Language): string {
  const inks = cardColoursOf(face).map((ink) => words.colours[ink])
  return [inks.join('/'), face.number ?? face.kind.name[language]].filter((part) => part !== '').join(' ')
}

function formatTable(w: MessageContext, view: View): string[] {
  const { tableStatus: lies } = w.messages
  const { limit, faces } = w.setup
  const top = view.discardPile.at(-1)!
  const hand = view.hand.map((card) => w.faceName(faces[card].index))
  return [
    lies.round(view.round, formatMatchEnd(w.messages, w.setup)),
    ...view.players.map(({ cards }, seat) => {
      const points = limit === null ? '' : `, ${lies.points(view.scores[seat])}`
      return `${w.playerName(seat)}: ${lies.cards(cards)}${points}`
    }),
    `${lies.pile}: ${w.faceName(top)}; ${lies.call}: ${formatCall(w, view.call, top)}; ${lies.toDraw(view.drawPileSize)}`,
    ...(view.seat === null ? [] : [`${lies.youHold}: ${hand.join(', ') || lies.noCards}`]),
  ]
}
