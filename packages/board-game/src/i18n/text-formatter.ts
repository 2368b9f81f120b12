import type { FormatContext, Prompt, TextFormatterFactory } from '@slapwise/kernel'
import type { BoardRules, Question, Setup, View, VisibleFact, WeighedBoardReason } from '../index.ts'
import { formatOption, formatPile, formatPrompt, formatReason, type MessageContext } from './format-prompt.ts'
import { LANGUAGES, type Language, resolveLanguage } from './languages.ts'
import { findReferenceItem } from './names.ts'
import { toPlainText } from './sentence.ts'

/** Formats the board game as lines of plain text. */
export const createTextFormatter: TextFormatterFactory = (rules, language, formatContext) => {
  const { setup } = rules as BoardRules
  const context = createMessageContext(setup, resolveLanguage(language), formatContext)
  const sentenceContext = { setup, viewer: formatContext.viewer }
  return {
    formatFact(fact) {
      const sentence = context.messages.log.formatFact(fact as VisibleFact, sentenceContext)
      return sentence && toPlainText(sentence, context)
    },
    formatPlayedCard(visibleFact) {
      const fact = visibleFact as VisibleFact
      if (fact.kind !== 'placed' && fact.kind !== 'threw-in') return null
      return { seat: fact.seat, card: context.cardName(fact.card) }
    },
    formatTable: (view) => formatTable(context, view as View),
    formatPrompt: (prompt) => formatPrompt(context, prompt as Prompt<Question>),
    formatOption: (prompt, value, view) =>
      formatOption(context, prompt as Prompt<Question>, value, view as View),
    formatReason: (reason) => formatReason(context, reason as WeighedBoardReason),
  }
}

export const createMessageContext = (
  setup: Setup,
  language: Language,
  { playerNames, viewer }: FormatContext,
): MessageContext => ({
  setup,
  messages: LANGUAGES[language],
  playerName: (seat) => playerNames[seat],
  isReader: (seat) => seat === viewer,
  title: (id) => findReferenceItem(setup, id)?.name[language] ?? id,
  cardName: (kind) => setup.kinds[kind].name[language],
})

function formatTable(context: MessageContext, view: View): string[] {
  const { tableStatus } = context.messages
  const { limit, street } = context.setup
  return [
    tableStatus.round(view.round, context.messages.score.formatEndCondition(limit)),
    ...view.tokens.map((space, seat) => {
      const parts = [
        tableStatus.onSpace(space, street.end),
        tableStatus.cards(view.handSizes[seat]),
        tableStatus.points(view.scores[seat]),
      ]
      return `${context.playerName(seat)}: ${parts.join(', ')}`
    }),
    `${formatTurn(context, view)}; ${tableStatus.toDraw(view.drawPileSize)}`,
    ...formatBoardLines(context, view),
    ...(view.display.length > 0
      ? [`${tableStatus.onOffer}: ${view.display.map(context.cardName).join(', ')}`]
      : []),
    ...(view.seat === null
      ? []
      : [`${tableStatus.youHold}: ${view.hand.map(context.cardName).join(', ') || tableStatus.noCards}`]),
  ]
}

/** The player whose turn it is, and the effects on their movement. */
export function formatTurn(
  { messages: { tableStatus }, playerName, isReader }: MessageContext,
  view: View,
): string {
  const { turn, isBackward, isGhost, die } = view
  if (view.phase === 'scoring' || view.phase === 'over') return tableStatus.phase[view.phase]
  const parts = [
    tableStatus.whoseTurn(playerName(turn), isReader(turn)),
    ...(view.phase === 'setting-up' ? [tableStatus.phase['setting-up']] : []),
    ...(isBackward ? [tableStatus.backward] : []),
    ...(isGhost ? [tableStatus.ghost] : []),
    ...(die ? [tableStatus.die(playerName(die.seat), isReader(die.seat), die.value)] : []),
  ]
  return parts.join('; ')
}

/** The numbered teleports and all placed cards. */
function formatBoardLines(context: MessageContext, view: View): string[] {
  const { tableStatus, answer } = context.messages
  const manholes = view.teleports.map((space, i) => `${tableStatus.manhole(i + 1)}: ${space}`)
  const cards = view.spaces.flatMap((pile, space) =>
    pile.length === 0 ? [] : answer.cardOnSpace(space, formatPile(context, view, space).join(', ')),
  )
  return [manholes.join(', '), ...(cards.length > 0 ? [cards.join('; ')] : [])]
}
