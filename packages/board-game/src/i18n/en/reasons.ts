import type { SpaceChange } from '../../index.ts'
import type { BoardMessages, ReasonNames } from '../board-messages.ts'

/** Sentences about what speaks for the answer, or against the best alternative. */
export const formatReason: BoardMessages['formatReason'] = (reason, names) => {
  const { isAgainst } = reason
  switch (reason.id) {
    case 'only':
      return 'There is nothing else you could do.'
    case 'equal':
      return 'Something else would do just as well.'
    case 'move':
      return formatMove(reason, names)
    case 'keeping':
      return isAgainst
        ? `${names.cardName(reason.card)} is better kept for later.`
        : `${names.cardName(reason.card)} does you no good in your hand.`
    case 'taking':
      return `${names.cardName(reason.card)} is the one to have.`
    case 'own-way': {
      const change = formatChange(reason.change, reason.space, names)
      return isAgainst ? `${change} would get you into trouble.` : `${change} is good for your own way.`
    }
    case 'their-way': {
      const change = formatChange(reason.change, reason.space, names)
      const name = names.playerName(reason.seat)
      return isAgainst ? `${change} would do ${name} a favour.` : `${change} is bad news for ${name}.`
    }
    case 'swap-own':
      return isAgainst
        ? `A swap with ${names.playerName(reason.seat)} would take you to ${names.space(reason.space)}.`
        : `It takes you to ${names.space(reason.space)}.`
    case 'swap-theirs':
      return isAgainst
        ? `${names.playerName(reason.seat)} on ${names.space(reason.space)} would be a gift.`
        : `${names.playerName(reason.seat)} has to go to ${names.space(reason.space)}.`
    case 'moving':
      return names.isReader(reason.seat)
        ? `From ${names.space(reason.space)}, walking does you good for once.`
        : `Nobody should walk more than ${names.playerName(reason.seat)}, now on ${names.space(reason.space)}.`
    case 'steps':
      return `That takes ${names.isReader(reason.seat) ? 'you' : names.playerName(reason.seat)} to ${names.space(reason.space)}.`
    case 'damage':
      return isAgainst
        ? `${names.title(reason.source)} does you a favour: let it through.`
        : `${names.title(reason.source)} would cost you dearly.`
    case 're-roll': {
      const owner = names.isReader(reason.seat) ? 'your' : `${names.playerName(reason.seat)}’s`
      return isAgainst
        ? `${capitalize(owner)} ${reason.rolled} can stay.`
        : `Another roll beats ${owner} ${reason.rolled}.`
    }
    case 'rare':
      return 'Not worth it: save that card for when it hurts.'
    case 'round-ends':
      return reason.isWanted
        ? `Let it end: ${reason.points} points are a good result.`
        : `It must not end now, with ${reason.points} points for you.`
  }
}

function formatMove(
  { move, card, seat }: Parameters<typeof formatReason>[0] & { readonly id: 'move' },
  names: ReasonNames,
): string {
  switch (move) {
    case 'walk':
      return 'An honest roll is best for you now.'
    case 'stay':
      return 'Stay where you are: the skull comes early enough.'
    case 'remote':
      return names.isReader(seat)
        ? 'You may choose who walks.'
        : `${names.playerName(seat)} walks instead of you.`
    case 'event':
      return 'An event instead of a roll: it can hardly be worse.'
    case 'back':
      return 'Back is the right direction.'
    case 'ghost':
      return 'A ghost minds none of the cards on the way.'
    case 'jump':
      return `${names.cardName(card)} is better played now than kept.`
  }
}

function formatChange(change: SpaceChange, space: number, names: ReasonNames): string {
  const place = names.space(space)
  if ('placed' in change) return `${names.cardName(change.placed)} on ${place}`
  if ('taken' in change) return `${place} without ${names.cardName(change.taken)}`
  return change.teleport === 'here' ? `A manhole on ${place}` : `${capitalize(place)} without its manhole`
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
