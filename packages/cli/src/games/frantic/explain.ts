import { type CardId, checkPlay, type LocalizedText } from '@slapwise/card-game'
import { type VisiblePowers, visiblePowersFor } from '@slapwise/card-game/i18n'
import type { Seat } from '@slapwise/kernel'
import { findOption } from '../../play/parse-answer.ts'
import type { AnswerOption } from '../../play/terminal-question.ts'
import { type FranticFormatter, formatDescription } from './formatter.ts'
import { isFromAnotherHand, powerKey, powerOptions } from './options.ts'
import { asksForCard, type QuestionContext } from './question-context.ts'

/** About a choice, a card in hand, a power card by its letter, or any card, event, power or rule card by its name. */
export function explainTopic(
  asking: QuestionContext,
  options: readonly AnswerOption[],
  topic: string,
): string[] {
  const { choice } = asking.prompt
  const option = findOption(options, topic)
  if (choice.of === 'power' && option)
    return [explainPower(asking, visiblePowersFor(asking.prompt, asking.view)[option.value])]
  const own = powerOptions(asking).find(({ keys }) => keys.includes(topic.toLowerCase()))
  if (own) return [explainPower(asking, asking.view.powers[own.value].power)]
  if (choice.of === 'card') {
    const card = option && option.value >= 0 ? option.value : asking.hand[Number(topic) - 1]
    if (card !== undefined) return explainCard(asking, card)
  }
  if (choice.of === 'seat' && option && option.value >= 0) return [explainPlayer(asking, option.value)]
  if (choice.of === 'kind' && option)
    return [formatDescription(asking.formatter, asking.formatter.setup.imitable[option.value])]
  if (choice.of === 'event' && option)
    return [formatDescription(asking.formatter, asking.formatter.setup.events[option.value])]
  return asking.formatter.terminalMessages.rulesTopics.includes(topic.toLowerCase())
    ? explainRules(asking)
    : explainName(asking, topic)
}

function explainPower({ formatter: teller }: QuestionContext, id: string | null): string {
  const power = teller.setup.powers.find((kind) => kind.id === id)
  if (!power) return teller.terminalMessages.powerFaceDown
  return `${formatDescription(teller, power)} ${teller.terminalMessages.powerTiming[power.timing]}`
}

/** Why a power card cannot go with a card. */
export function explainUnusablePower(
  { formatter: teller, view }: QuestionContext,
  card: CardId | null,
  place: number,
): string {
  const { power, open } = view.powers[place]
  const { powerErrors: noPower } = teller.terminalMessages
  const name = teller.title(power)
  if (open) return noPower.spent(name)
  if (view.powerUsed !== null) return noPower.onePerTurn
  if (card === null) return noPower.needsCard(name, `1 ${powerKey(place)}`)
  return noPower.wrongCard(name, cardName(teller, card))
}

function explainRules({ formatter: teller, view }: QuestionContext): string[] {
  const drawn = teller.setup.ruleCards.filter(({ id }) => view.ruleCards.includes(id))
  return drawn.length === 0
    ? [teller.terminalMessages.noRuleCards]
    : drawn.map((card) => formatDescription(teller, card))
}

function explainName({ formatter: teller }: QuestionContext, topic: string): string[] {
  const { prints, events, powers, ruleCards } = teller.setup
  const all = [...new Set([...prints.map(({ kind }) => kind), ...events, ...powers, ...ruleCards])]
  const place = ({ name }: { readonly name: LocalizedText }) =>
    name[teller.language].toLowerCase().indexOf(topic.toLowerCase())
  const starting = all.filter((named) => place(named) === 0)
  const found = starting.length > 0 ? starting : all.filter((named) => place(named) > 0)
  if (found.length === 0) return [teller.terminalMessages.unknownTopic(topic)]
  return found.map((named) => formatDescription(teller, named))
}

function explainPlayer({ formatter: teller, view }: QuestionContext, seat: Seat): string {
  const { cards, skipped, powers } = view.players[seat]
  const { messages: words, terminalMessages: texts, setup, playerNames } = teller
  const facts = [
    words.tableStatus.cards(cards),
    ...(setup.limit === null ? [] : [words.tableStatus.points(view.scores[seat])]),
    ...(skipped ? [texts.skipsNextTurn] : []),
    ...formatPowers(teller, powers),
  ]
  return `${playerNames[seat]}: ${facts.join(', ')}.`
}

function formatPowers(
  { title, terminalMessages: texts, cliMessages: lexicon }: FranticFormatter,
  powers: VisiblePowers,
): string[] {
  if (powers.length === 0) return []
  const spent = powers.filter((power) => power !== null).map(title)
  const ready = texts.powersReady(powers.length - spent.length)
  return spent.length > 0 ? [ready, texts.spentPower(lexicon.formatList(spent))] : [ready]
}

const cardName = ({ plainNames: typed, setup }: FranticFormatter, card: CardId): string =>
  typed.faceName(setup.faces[card].index)

function explainCard(asking: QuestionContext, card: CardId): string[] {
  const { formatter: teller } = asking
  const { kind, points } = teller.setup.faces[card]
  const text = `${cardName(teller, card)}: ${kind.text[teller.language]} ${teller.terminalMessages.cardPoints(points)}`
  const why = explainUnplayable(asking, card)
  return why === null ? [text] : [text, why]
}

/** Why something that was typed cannot be chosen. */
export function explainUnknownOption(asking: QuestionContext, typed: string): string {
  const isFromHand = asking.prompt.choice.of === 'card' && !isFromAnotherHand(asking)
  const card = isFromHand ? asking.hand[Number(typed) - 1] : undefined
  const reason =
    card === undefined
      ? null
      : (explainUnplayable(asking, card) ??
        asking.formatter.messages.formatIllegalPlay(null, asking.formatter))
  return reason ?? asking.formatter.cliMessages.ask.unknownOption(typed)
}

function explainUnplayable(
  { formatter: teller, view, prompt, hand }: QuestionContext,
  card: CardId,
): string | null {
  const isAsked = asksForCard(prompt.question) && hand.includes(card)
  const why = isAsked ? checkPlay({ ...view, setup: teller.setup }, card) : null
  return why && teller.messages.formatIllegalPlay(why, teller)
}
