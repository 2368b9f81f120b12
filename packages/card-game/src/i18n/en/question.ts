import type { CardMessages } from '../card-messages.ts'
import { formatExactCount } from './grammar.ts'

const cards = (count: number): string => formatExactCount(count, 'card')

/** Questions for a card to lay down, by event. */
const layQuestions: Readonly<Record<string, string>> = {
  'gambling-man': 'Place your bet: one card, face down',
  'russian-roulette': 'One card, face down. Good luck',
  tsunami: 'At least as high, or take them all',
}

export const formatQuestion: CardMessages['formatQuestion'] = ({ ask, source, about }, count, names) => {
  const title = source === null ? '' : names.title(source)
  switch (ask) {
    case 'turn':
      return 'Your turn: play or draw'
    case 'drawn':
      return 'Play after all, or pass'
    case 'second-chance':
      return 'Another one, at once'
    case 'friend':
      return 'Bring a friend?'
    case 'victim':
      return about === undefined ? `${title}: whom?` : `${title}: and who else?`
    case 'allot-draws':
      return `Share out ${cards(count)}`
    case 'give':
      return about === undefined
        ? `Give away ${cards(count)}`
        : `${cards(count)} for ${names.playerName(about)}`
    case 'discard':
      return `Throw away ${cards(count)}`
    case 'lay':
      return layQuestions[source ?? ''] ?? 'Lay one down'
    case 'pick':
      return 'Take one'
    case 'receiver':
      return source === 'recycling' ? 'Whose hand does it go back to?' : 'Who gets it?'
    case 'hand-out':
      return 'Who gets what?'
    case 'wish':
      return 'Make a wish'
    case 'counterattack':
      return `${names.playerName(about!)} attacks you. Hit back?`
    case 'nice-try':
      return `${names.playerName(about!)} is out. Nice try?`
    case 'lucky-bastard':
      return 'Trouble ahead. Feeling lucky?'
    case 'imitate':
      return 'What is it today?'
    case 'colour':
      return source === 'colour-blockade' ? 'Which colour is off limits?' : 'Which colour next?'
    case 'steal':
      return `Help yourself to ${cards(count)}`
    case 'event':
      return 'Which event?'
    case 'seppuku':
      return 'Seppuku: do you dare?'
    case 'distribute':
      return names.isReader(about!) ? 'Who gets your hand?' : `Who gets ${names.playerName(about!)}’s hand?`
    case 'giver':
      return 'Who gives you two?'
    case 'swap-hands':
      return count === 2 ? 'Which two swap hands?' : 'Swap hands with whom?'
    case 'recharge':
      return 'Recharge which one?'
    case 'power':
      return about === undefined || names.isReader(about)
        ? 'Which power card of yours?'
        : `Which power card of ${names.playerName(about)}?`
    case 'use':
      return `Use ${title}?`
    case 'another':
      return 'Another card, fitting or not'
    case 'seen':
      return 'Seen enough?'
    case 'next-round':
      return 'Ready for the next round?'
  }
}
