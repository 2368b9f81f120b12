import type { CreateTextFormatter, FormatContext, Prompt } from '@slapwise/kernel'
import type { BoardRules, Question, Setup, View, VisibleFact } from '../index.ts'
import { formatOption, formatPile, formatPrompt, type MessageContext } from './format-prompt.ts'
import { LANGUAGES, type Language, resolveLanguage } from './languages.ts'
import { findCatalogueItem } from './names.ts'
import { toPlainText } from './sentence.ts'

/** The board game in plain lines. */
export const createTextFormatter: CreateTextFormatter = (rules, language, company) => {
  const { setup } = rules as BoardRules
  const w = createMessageContext(setup, resolveLanguage(language), company)
  const listener = { setup, viewer: company.viewer }
  return {
    formatFact(fact) {
      const sentence = w.messages.log.formatFact(fact as VisibleFact, listener)
      return sentence && toPlainText(sentence, w)
    },
    formatTable: (view) => formatTable(w, view as View),
    formatPrompt: (prompt) => formatPrompt(w, prompt as Prompt<Question>),
    formatOption: (prompt, value, view) => formatOption(w, prompt as Prompt<Question>, value, view as View),
  }
}

export const createMessageContext = (
  setup: Setup,
  language: Language,
  { playerNames: names, viewer }: FormatContext,
): MessageContext => ({
  setup,
  messages: LANGUAGES[language],
  playerName: (seat) => names[seat],
  isReader: (seat) => seat === viewer,
  title: (id) => findCatalogueItem(setup, id)?.name[language] ?? id,
  cardName: (kind) => setup.kinds[kind].name[language],
})

function formatTable(w: MessageContext, view: View): string[] {
  const { tableStatus: lies } = w.messages
  const { limit, street } = w.setup
  return [
    lies.round(view.round, w.messages.score.formatEndCondition(limit)),
    ...view.tokens.map((space, seat) => {
      const parts = [
        lies.onSpace(space, street.end),
        lies.cards(view.handSizes[seat]),
        lies.points(view.scores[seat]),
      ]
      return `${w.playerName(seat)}: ${parts.join(', ')}`
    }),
    `${formatTurn(w, view)}; ${lies.toDraw(view.drawPileSize)}`,
    ...formatBoardLines(w, view),
    ...(view.display.length > 0 ? [`${lies.onOffer}: ${view.display.map(w.cardName).join(', ')}`] : []),
    ...(view.seat === null
      ? []
      : [`${lies.youHold}: ${view.hand.map(w.cardName).join(', ') || lies.noCards}`]),
  ]
}

/** Whose turn it is, and how they are about to move. */
export function formatTurn(
  { messages: { tableStatus: lies }, playerName: who, isReader: isYou }: MessageContext,
  view: View,
): string {
  const { turn, isBackward, isGhost, die } = view
  if (view.phase === 'scoring' || view.phase === 'over') return lies.phase[view.phase]
  const parts = [
    lies.whoseTurn(who(turn), isYou(turn)),
    ...(view.phase === 'setting-up' ? [lies.phase['setting-up']] : []),
    ...(isBackward ? [lies.backward] : []),
    ...(isGhost ? [lies.ghost] : []),
    ...(die ? [lies.die(who(die.seat), isYou(die.seat), die.value)] : []),
  ]
  return parts.join('; ')
}

/** What lies where: the manholes, and all cards. */
function formatBoardLines(w: MessageContext, view: View): string[] {
  const { tableStatus: lies, answer } = w.messages
  const manholes = view.teleports.map((space, i) => `${lies.manhole(i + 1)}: ${space}`)
  const cards = view.spaces.flatMap((pile, space) =>
    pile.length === 0 ? [] : answer.cardOnSpace(space, formatPile(w, view, space).join(', ')),
  )
  return [manholes.join(', '), ...(cards.length > 0 ? [cards.join('; ')] : [])]
}
