import { englishCount } from '@slapwise/kernel'
import type { CardId } from '../../index.ts'
import type { CardMessages, ReasonNames } from '../card-messages.ts'
import { colourNames } from './colours.ts'
import { formatExactCount } from './grammar.ts'

const cards = (count: number): string => formatExactCount(count, 'card')
const points = (count: number): string => formatExactCount(count, 'point')

/** Sentences about what speaks for the answer, or against the best alternative. */
export const formatReason: CardMessages['formatReason'] = (reason, names) => {
  const { isAgainst } = reason
  switch (reason.id) {
    case 'only':
      return 'There is nothing else you could do.'
    case 'equal':
      return 'Something else would do just as well.'
    case 'points':
      if (reason.isLastTurn)
        return `The bomb is about to go off, and ${names.card(reason.card)} is ${points(reason.points)}.`
      return isAgainst
        ? `${capitalize(names.card(reason.card))} would be ${points(reason.points)} in your hand.`
        : `Worth ${points(reason.points)} if you are caught with it.`
    case 'effort':
      return isAgainst
        ? `${capitalize(names.card(reason.card))} would be hard to get rid of.`
        : 'You would not get rid of it so easily otherwise.'
    case 'stuck':
      return isAgainst
        ? `With ${names.card(reason.card)} you cannot finish.`
        : `You cannot finish with ${names.card(reason.card)} in your hand.`
    case 'companions':
      return isAgainst
        ? formatKeptTogether([reason.card, ...reason.others], names)
        : 'It goes well with what you hold.'
    case 'reaction':
      return isAgainst
        ? `${capitalize(names.card(reason.card))} is worth more up your sleeve.`
        : `${capitalize(names.card(reason.card))} is good to have up your sleeve.`
    case 'late-card':
      return isAgainst
        ? `${capitalize(names.card(reason.card))} is for the very last moment, and that is near.`
        : 'You are nearly there, and it ends the round for you.'
    case 'unplayed-gift':
      return isAgainst ? 'A Gift is wasted unless you play it.' : 'With a Gift you get rid of more later.'
    case 'draw':
      return 'Anything beats another card in your hand.'
    case 'finish':
      return 'It is your last card!'
    case 'no-finish':
      return 'As a last card the other one makes you draw again.'
    case 'wild-left':
      return 'It leaves you a card that goes on anything.'
    case 'follow-left':
      return reason.isFree ? 'What comes next is up to you.' : 'You hold another one that fits on it.'
    case 'colours-left':
      return `You still have ${englishCount(reason.count, 'colour')} to go on with.`
    case 'next-card':
      return `Then ${names.card(reason.card)} goes right on top.`
    case 'power':
      return isAgainst
        ? `Save ${names.title(reason.power)}: it will hurt more later.`
        : `Now is the time for ${names.title(reason.power)}.`
    case 'effect':
      return isAgainst
        ? `${names.title(reason.kind)} would do you no good now.`
        : `${names.title(reason.kind)} pays off right now.`
    case 'wish-granted':
      return `With ${names.title(reason.kind)} you also make a wish.`
    case 'gives-away':
      return `It rids you of ${cards(reason.count)} more.`
    case 'draws':
      return `The other one makes you draw ${cards(reason.count)}.`
    case 'others-draw':
      return `The others end up with ${cards(reason.count)} more.`
    case 'skips':
      return reason.cards > FEW_CARDS
        ? 'Somebody sits out a turn, and it is not you.'
        : `${names.playerName(reason.seat)} has only ${cards(reason.cards)} left. High time to slow somebody down.`
    case 'turns-event':
      return isAgainst
        ? `With only ${cards(reason.cards)} left you do not want an event.`
        : `With ${cards(reason.cards)} left you have little to fear from an event.`
    case 'event-after-finish':
      return 'You would be out, and then an event could ruin it.'
    case 'recharges':
      return 'It wakes up a spent power card of yours.'
    case 'few-cards':
      return isAgainst
        ? `${formatFewCards(names.playerName(reason.seat), reason.cards)}: no favours there.`
        : `${formatFewCards(names.playerName(reason.seat), reason.cards)}.`
    case 'many-cards':
      return `${names.playerName(reason.seat)} holds ${cards(reason.cards)}: there must be something special among them.`
    case 'few-points': {
      const name = names.playerName(reason.seat)
      if (reason.isBelowMean)
        return isAgainst
          ? `${name} has only ${points(reason.points)} so far: no favours there.`
          : `${name} has only ${points(reason.points)} so far. That must not last.`
      return isAgainst
        ? `${name} has ${points(reason.points)} already: no need to bother.`
        : `${name} has ${points(reason.points)} already, and can do with a favour.`
    }
    case 'thief-finishes':
      return `${names.playerName(reason.seat)} would be out: a thief takes both cards.`
    case 'no-closed-power':
      return `${names.playerName(reason.seat)} has no power card that still works.`
    case 'own-seat':
      return 'Anybody but you.'
    case 'renews-power':
      return 'You swap a spent power card for one that works.'
    case 'no-renewal':
      return 'There is nothing to be gained from a swap.'
    case 'spreads-evenly':
      return 'Spread them out: an empty hand would be out at once.'
    case 'costliest-to':
      return `The worst one, ${names.card(reason.card)}, is for ${names.playerName(reason.seat)}.`
    case 'smallest-hand':
      return `${capitalize(cards(reason.cards))}: no hand is smaller.`
    case 'large-hand':
      return `It is a big one, and ${names.playerName(reason.seat)} has only ${points(reason.points)} so far.`
    case 'small-hand':
      return `It is a small one, and ${names.playerName(reason.seat)} with ${points(reason.points)} is no danger.`
    case 'hand-swap': {
      const hands = `${names.playerName(reason.seat)} holds ${cards(reason.cards)}, you ${reason.ownCards}`
      return isAgainst ? `${hands}: yours is the better one.` : `${hands}: a good bargain.`
    }
    case 'others-swap':
      return 'Let the others swap; yours is fine.'
    case 'gamble':
      return `Second lowest loses, and ${points(reason.points)} is as safe as it gets.`
    case 'hard-to-beat':
      return `${capitalize(points(reason.points))}: try to beat that.`
    case 'take-all':
      return 'Otherwise you take them all.'
    case 'wish-held':
      return reason.count === 1
        ? `You hold one that fits: ${names.wish(reason.wish)}.`
        : `You hold ${reason.count} that fit: ${names.wish(reason.wish)}.`
    case 'wish-costliest':
      return `Then ${names.card(reason.card)} can go.`
    case 'wish-rare':
      return `The others are less likely to have ${names.wish(reason.wish)}.`
    case 'colour-held':
      return `You hold ${cards(reason.count)} in ${colourNames[reason.colour]}.`
    case 'colour-spared':
      return reason.count === 0
        ? `You hold no ${colourNames[reason.colour]} yourself.`
        : `Only ${cards(reason.count)} of yours in ${colourNames[reason.colour]}.`
    case 'blocks-call':
      return `${capitalize(colourNames[reason.colour])} is called just now: hardly anything fits then.`
    case 'spares-mimicry':
      return 'Mimicry can be anything; keep it.'
    case 'thief-welcome':
      return 'Let the thief work: fewer cards for you.'
    case 'last-card':
      return 'It is your last card anyway.'
    case 'sheds-card':
      return 'One card fewer, and free of charge.'
    case 'hits-back':
      return `Let ${names.playerName(reason.seat)} have it; it costs you no turn.`
    case 'round-won':
      return `With ${points(reason.points)} in hand you come off well: let it end.`
    case 'round-lost':
      return `With ${points(reason.points)} in hand it must not end yet.`
    case 'match-won':
      return `The match would be over, and you win with ${points(reason.points)}.`
    case 'match-lost':
      return `The match would be over, and ${points(reason.points)} does not win it.`
    case 'event-good':
      return `${names.title(reason.event)} suits you best.`
    case 'event-bad':
      return isAgainst
        ? `${names.title(reason.event)} would hurt you more.`
        : `${names.title(reason.event)} hurts you least.`
    case 'dares':
      return `${reason.numbers} of ${reason.unseen} unseen cards are numbers: dare it.`
    case 'declines':
      return `Only ${reason.numbers} of ${reason.unseen} unseen cards are numbers.`
    case 'free-discard':
      return 'It costs nothing to lose a card now.'
    case 'power-weak':
      return `${names.title(reason.power)} is the weakest of yours.`
    case 'power-spent':
      return `${names.title(reason.power)} is spent anyway.`
    case 'power-strong':
      return reason.power === null
        ? 'Face down still works, whatever it is.'
        : `${names.title(reason.power)} is the strongest.`
  }
}

const FEW_CARDS = 3

/** Compared with another player who has more. */
const formatFewCards = (name: string, count: number): string =>
  count > FEW_CARDS
    ? `${name} is closer to finishing, with ${cards(count)}`
    : `${name} has only ${cards(count)} left`

/** “Keeps your three blues together.” */
function formatKeptTogether(kept: readonly CardId[], names: ReasonNames): string {
  if (kept.length === 1) return `${capitalize(names.card(kept[0]))} will be easier to get rid of.`
  const colour = names.sharedColour(kept)
  return colour === null
    ? `Keeps ${kept.length} cards together that fit ${names.card(kept[0])}.`
    : `Keeps your ${englishCount(kept.length, colourNames[colour])} together.`
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
