import type { BoardMessages } from '../board-messages.ts'

export const formatQuestion: BoardMessages['formatQuestion'] = ({ ask, source, about }, names) => {
  const title = source === null ? '' : names.title(source)
  switch (ask) {
    case 'set-up':
      return 'Before the start: place a card'
    case 'turn':
      return 'Your turn: play a card'
    case 'roll':
      return source === null ? 'Ready to roll?' : `${title}: ready to roll?`
    case 'token':
      return `${title}: whose token?`
    case 'gift':
      return `${title}: for whom, and how far?`
    case 'magnet':
      return `${title}: which card?`
    case 'lay':
      return `${title}: where does it go?`
    case 'restock':
      return `${title}: place a card, on any colour`
    case 'market':
      return `${title}: take one`
    case 'reorganize':
      return `${title}: which manhole, and where to?`
    case 'block':
      return source === 're-roll'
        ? `${names.playerName(about!)} wants your die rolled again. Block it?`
        : `${names.playerName(about!)} is after you with ${title}. Block it?`
    case 're-roll':
      return names.isReader(about!)
        ? 'Your die. Roll it again?'
        : `${names.playerName(about!)}’s die. Have it rolled again?`
    case 'nice-try':
      return 'The skull is taken. Nice try?'
    case 'next-round':
      return 'Ready for the next round?'
  }
}
