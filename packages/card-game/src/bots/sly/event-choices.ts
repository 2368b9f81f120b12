/** Policies for questions that only events ask. */

import { chooseBest, mean } from '@slapwise/bots'
import type { Seat } from '@slapwise/kernel'
import { isSpecialCard } from '../../model/card-kind.ts'
import { NO, YES } from '../../round/answer-codes.ts'
import { opponentsInTurnOrder, type PolicyContext, type QuestionPolicy } from './policy-context.ts'
import { countUnseenCards } from './unseen-cards.ts'

/** Answering yes pays off if more than a third of the unseen cards are numbers. */
const MIN_NUMBER_SHARE = 1 / 3

export const decideSeppuku: QuestionPolicy = (context) => {
  const left = countUnseenCards(context)
  let numbers = 0
  let total = 0
  for (let i = 0; i < left.length; i++) {
    total += left[i]
    if (!isSpecialCard(context.setup.prints[i].kind)) numbers += left[i]
  }
  const dares = numbers > total * MIN_NUMBER_SHARE
  context.trace?.state({ id: dares ? 'dares' : 'declines', numbers, unseen: total })
  return dares ? YES : NO
}

/** The event with the highest gain for the player who triggers it. */
export const chooseEvent: QuestionPolicy = (context) => {
  const { events, settings } = context.setup
  const situation = createEventSituation(context)
  return chooseBest(context.trace, context.prompt.choice.options, (number, terms) => {
    const { id, standsFor } = events[number]
    const value = EVENT_GAINS[standsFor?.(settings) ?? id]?.(situation) ?? 0
    terms?.push({
      value,
      reason: { id: value > 0 ? 'event-good' : 'event-bad', event: id },
      isRelative: true,
    })
    return value
  })
}

/** The quantities that the gains of events depend on. */
interface EventSituation {
  readonly ownCards: number
  readonly meanOpponentCards: number
  readonly mostOpponentCards: number
  readonly fewestOpponentCards: number
  readonly leftNeighbourCards: number
  readonly playerCount: number
  readonly handPoints: number
  readonly specialCards: number
  readonly scoreLead: number
}

function createEventSituation(context: PolicyContext): EventSituation {
  const { view, seat, hand, faces } = context
  const cards = (s: Seat) => view.players[s].cards
  const others = opponentsInTurnOrder(context).map(cards)
  const n = view.players.length
  return {
    ownCards: hand.length,
    meanOpponentCards: mean(others),
    mostOpponentCards: Math.max(...others),
    fewestOpponentCards: Math.min(...others),
    leftNeighbourCards: cards((seat + n - 1) % n),
    playerCount: n,
    handPoints: hand.reduce((sum, card) => sum + faces[card].points, 0),
    specialCards: hand.filter((card) => isSpecialCard(faces[card].kind)).length,
    scoreLead: mean(opponentsInTurnOrder(context).map((s) => view.scores[s])) - view.scores[seat],
  }
}

/**
 * Estimated gain of each event, in cards relative to the others, for the player who triggers it and so is last in its
 * order of play.
 */
export const EVENT_GAINS: Readonly<Record<string, (s: EventSituation) => number>> = {
  'black-hole': () => -2,
  'black-jack': () => 0.5,
  capitalism: ({ ownCards, meanOpponentCards }) => meanOpponentCards - ownCards,
  chargenado: () => 0,
  charity: ({ ownCards, mostOpponentCards, playerCount }) =>
    ownCards > mostOpponentCards ? playerCount : ownCards === mostOpponentCards ? 1 : -1,
  communism: ({ ownCards, meanOpponentCards }) => ownCards - meanOpponentCards,
  crowdfunding: ({ ownCards, fewestOpponentCards, playerCount }) =>
    ownCards < fewestOpponentCards ? -playerCount : 1,
  distributor: ({ ownCards, fewestOpponentCards }) => ownCards - fewestOpponentCards + 0.5,
  doomsday: ({ handPoints, meanOpponentCards }) => (handPoints - meanOpponentCards * 5.5) / 6,
  'double-taxation': ({ handPoints, ownCards, meanOpponentCards }) =>
    ownCards < 3 && meanOpponentCards > ownCards ? 2 : -handPoints / 30,
  earthquake: ({ ownCards, leftNeighbourCards }) => ownCards - leftNeighbourCards,
  'epic-fail': ({ ownCards, fewestOpponentCards }) =>
    ownCards < fewestOpponentCards ? -8 : ownCards === fewestOpponentCards ? 1 : 3,
  'event-manager': () => 1,
  expansion: ({ playerCount }) => -playerCount / 2,
  'finish-line': ({ handPoints, meanOpponentCards }) => (meanOpponentCards * 5.5 - handPoints) / 6,
  'friday-the-13th': () => 0,
  'gambling-man': () => 0.5,
  'identity-theft': ({ scoreLead }) => -scoreLead / 20,
  'last-chance': ({ ownCards, meanOpponentCards }) => (ownCards - meanOpponentCards) / 4,
  loot: ({ leftNeighbourCards, ownCards }) => Math.min(3, ownCards) - Math.min(3, leftNeighbourCards),
  market: () => -0.5,
  'mating-season': () => 0.5,
  'merry-christmas': ({ ownCards, meanOpponentCards }) => ownCards - meanOpponentCards,
  'mexican-standoff': ({ ownCards, meanOpponentCards }) => ownCards - meanOpponentCards,
  parasite: () => 0,
  plague: () => 0,
  'plus-one': () => 0.2,
  recession: ({ playerCount, ownCards }) => Math.min(playerCount, ownCards) / 2,
  repeat: () => 0.5,
  rewind: ({ ownCards, meanOpponentCards }) => (ownCards - meanOpponentCards) / 4,
  riot: ({ specialCards, meanOpponentCards }) => specialCards - meanOpponentCards * 0.4,
  'robin-hood': ({ ownCards, mostOpponentCards, fewestOpponentCards }) =>
    ownCards > mostOpponentCards
      ? ownCards - fewestOpponentCards
      : ownCards < fewestOpponentCards
        ? ownCards - mostOpponentCards
        : 0,
  'russian-roulette': () => 0.3,
  seppuku: () => 0.5,
  supercharge: () => 0,
  'surprise-party': () => 0.3,
  'the-all-seeing-eye': () => 0,
  'third-time-lucky': ({ ownCards, meanOpponentCards }) => (ownCards - meanOpponentCards) / 10,
  'time-bomb': ({ ownCards, fewestOpponentCards }) => (ownCards <= fewestOpponentCards ? 1 : -1),
  tornado: ({ ownCards, meanOpponentCards }) => (ownCards - meanOpponentCards) * 0.7,
  'trust-fall': () => 0,
  tsunami: () => 0.3,
  vandalism: () => 0.5,
}
