import { type CardId, checkPlay, type LocalizedText } from '@slapwise/card-game'
import { type VisiblePowers, visiblePowersFor } from '@slapwise/card-game/i18n'
import type { Seat } from '@slapwise/kernel'
import { findOption } from '../../play/parse-answer.ts'
import type { AnswerOption } from '../../play/terminal-question.ts'
import { type FranticFormatter, formatDescription } from './formatter.ts'
import { isFromAnotherHand, powerKey, powerOptions } from './options.ts'
import { asksForCard, type QuestionContext } from './question-context.ts'

/** Explains an option, a card in hand, a power card by its letter, or any card, event, power or rule card by name. */
export function explainTopic(
  context: QuestionContext,
  options: readonly AnswerOption[],
  topic: string,
): string[] {
  const { choice } = context.prompt
  const option = findOption(options, topic)
  if (choice.of === 'power' && option)
    return [explainPower(context, visiblePowersFor(context.prompt, context.view)[option.value])]
  const own = powerOptions(context).find(({ keys }) => keys.includes(topic.toLowerCase()))
  if (own) return [explainPower(context, context.view.powers[own.value].power)]
  if (choice.of === 'card') {
    const card = option && option.value >= 0 ? option.value : context.hand[Number(topic) - 1]
    if (card !== undefined) return explainCard(context, card)
  }
  if (choice.of === 'seat' && option && option.value >= 0) return [explainPlayer(context, option.value)]
  if (choice.of === 'kind' && option)
    return [formatDescription(context.formatter, context.formatter.setup.imitable[option.value])]
  if (choice.of === 'event' && option)
    return [formatDescription(context.formatter, context.formatter.setup.events[option.value])]
  return context.formatter.terminalMessages.rulesTopics.includes(topic.toLowerCase())
    ? explainRules(context)
    : explainName(context, topic)
}

function explainPower({ formatter }: QuestionContext, id: string | null): string {
  const power = formatter.setup.powers.find((kind) => kind.id === id)
  if (!power) return formatter.terminalMessages.powerFaceDown
  return `${formatDescription(formatter, power)} ${formatter.terminalMessages.powerTiming[power.timing]}`
}

/** The reason why a power card cannot be played with a card. */
export function explainUnusablePower(
  { formatter, view }: QuestionContext,
  card: CardId | null,
  place: number,
): string {
  const { power, open } = view.powers[place]
  const { powerErrors } = formatter.terminalMessages
  const name = formatter.title(power)
  if (open) return powerErrors.spent(name)
  if (view.powerUsed !== null) return powerErrors.onePerTurn
  if (card === null) return powerErrors.needsCard(name, `1 ${powerKey(place)}`)
  return powerErrors.wrongCard(name, cardName(formatter, card))
}

function explainRules({ formatter, view }: QuestionContext): string[] {
  const drawn = formatter.setup.ruleCards.filter(({ id }) => view.ruleCards.includes(id))
  return drawn.length === 0
    ? [formatter.terminalMessages.noRuleCards]
    : drawn.map((card) => formatDescription(formatter, card))
}

function explainName({ formatter }: QuestionContext, topic: string): string[] {
  const { prints, events, powers, ruleCards } = formatter.setup
  const all = [...new Set([...prints.map(({ kind }) => kind), ...events, ...powers, ...ruleCards])]
  const place = ({ name }: { readonly name: LocalizedText }) =>
    name[formatter.language].toLowerCase().indexOf(topic.toLowerCase())
  const prefixMatches = all.filter((named) => place(named) === 0)
  const found = prefixMatches.length > 0 ? prefixMatches : all.filter((named) => place(named) > 0)
  if (found.length === 0) return [formatter.terminalMessages.unknownTopic(topic)]
  return found.map((named) => formatDescription(formatter, named))
}

function explainPlayer({ formatter, view }: QuestionContext, seat: Seat): string {
  const { cards, skipped, powers } = view.players[seat]
  const { messages, terminalMessages, setup, playerNames } = formatter
  const facts = [
    messages.tableStatus.cards(cards),
    ...(setup.limit === null ? [] : [messages.tableStatus.points(view.scores[seat])]),
    ...(skipped ? [terminalMessages.skipsNextTurn] : []),
    ...formatPowers(formatter, powers),
  ]
  return `${playerNames[seat]}: ${facts.join(', ')}.`
}

function formatPowers(
  { title, terminalMessages, cliMessages }: FranticFormatter,
  powers: VisiblePowers,
): string[] {
  if (powers.length === 0) return []
  const spent = powers.filter((power) => power !== null).map(title)
  const ready = terminalMessages.powersReady(powers.length - spent.length)
  return spent.length > 0 ? [ready, terminalMessages.spentPower(cliMessages.formatList(spent))] : [ready]
}

const cardName = ({ plainNames, setup }: FranticFormatter, card: CardId): string =>
  plainNames.faceName(setup.faces[card].index)

function explainCard(context: QuestionContext, card: CardId): string[] {
  const { formatter } = context
  const { kind, points } = formatter.setup.faces[card]
  const text = `${cardName(formatter, card)}: ${kind.text[formatter.language]} ${formatter.terminalMessages.cardPoints(points)}`
  const reason = explainUnplayable(context, card)
  return reason === null ? [text] : [text, reason]
}

/** The reason why a typed option cannot be chosen. */
export function explainUnknownOption(context: QuestionContext, typed: string): string {
  const isFromHand = context.prompt.choice.of === 'card' && !isFromAnotherHand(context)
  const card = isFromHand ? context.hand[Number(typed) - 1] : undefined
  const reason =
    card === undefined
      ? null
      : (explainUnplayable(context, card) ??
        context.formatter.messages.formatIllegalPlay(null, context.formatter))
  return reason ?? context.formatter.cliMessages.ask.unknownOption(typed)
}

function explainUnplayable({ formatter, view, prompt, hand }: QuestionContext, card: CardId): string | null {
  const isAsked = asksForCard(prompt.question) && hand.includes(card)
  const reason = isAsked ? checkPlay({ ...view, setup: formatter.setup }, card) : null
  return reason && formatter.messages.formatIllegalPlay(reason, formatter)
}
