import { argMax } from '@slapwise/bots'
import type { Answer, Bot, Observation, Seat } from '@slapwise/kernel'
import type { CardRules } from '../card-rules.ts'
import type { Question } from '../model/question.ts'
import { PASS } from '../round/answer-codes.ts'
import { decodeCard, decodePowerSlot } from '../table/powers.ts'
import type { View } from '../views/view.ts'
import { simpleBot } from './simple-bot.ts'

type CardObservation = Observation<View, Question, CardRules>

/** Questions about a player to harm. */
const HARMFUL_QUESTIONS: ReadonlySet<Question['ask']> = new Set(['victim', 'allot-draws', 'receiver'])

/**
 * Plays what fits, but keeps its high cards, attacks the player with the most cards, hands out little, and throws
 * nothing in. It is for lessons and children: it loses by kindness, never by a move that looks like a blunder.
 */
export const gentleBot: Bot<View, Question, CardRules> = {
  answer(observation) {
    const { choice, question, seat } = observation.prompt
    switch (question.ask) {
      case 'turn':
      case 'drawn':
        return choosePlay(observation, choice.options)
      case 'nice-try':
      case 'counterattack':
      case 'lucky-bastard':
        return PASS
    }
    const answer = simpleBot.answer(observation)
    if (choice.kind === 'some' && (question.ask === 'give' || question.ask === 'discard'))
      return sortByPoints(observation, choice.options).slice(0, choice.count)
    return choice.of === 'seat' && HARMFUL_QUESTIONS.has(question.ask)
      ? aimAt(answer, findLeastHarmed(observation.view(), seat, choice.options))
      : answer
  },
}

/** A playable card with few points that cannot be thrown in, or else the simple bot's answer. */
function choosePlay(observation: CardObservation, options: readonly number[]): Answer {
  const { faces } = observation.rules.setup
  const plainCards = options.filter(
    (option) =>
      option >= 0 && decodePowerSlot(option) < 0 && faces[decodeCard(option)].kind.thrownInAs === null,
  )
  return sortByPoints(observation, plainCards)[0] ?? simpleBot.answer(observation)
}

/** Sorts cards by points, lowest first. */
function sortByPoints({ rules: { setup } }: CardObservation, cards: readonly number[]): number[] {
  const pointsOf = (card: number) => setup.faces[decodeCard(card)].points
  return [...cards].sort((a, b) => pointsOf(a) - pointsOf(b))
}

/** The player with the most cards, who is the furthest from finishing. */
const findLeastHarmed = ({ players }: View, own: Seat, options: readonly number[]): Seat =>
  argMax(options, (seat) => (seat < 0 || seat === own ? -1 : players[seat].cards))

/** Replaces the players that an answer names. */
const aimAt = (answer: Answer, victim: Seat): Answer =>
  typeof answer === 'number' ? (answer < 0 ? answer : victim) : answer.map(() => victim)
