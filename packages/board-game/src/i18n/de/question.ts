import type { BoardMessages } from '../board-messages.ts'

export const formatQuestion: BoardMessages['formatQuestion'] = ({ ask, source, about }, names) => {
  const title = source === null ? '' : names.title(source)
  switch (ask) {
    case 'set-up':
      return 'Vor dem Start: leg eine Karte aus'
    case 'turn':
      return 'Du bist dran: spiel eine Karte'
    case 'roll':
      return source === null ? 'Bereit zum Würfeln?' : `${title}: bereit zum Würfeln?`
    case 'token':
      return `${title}: wessen Figur?`
    case 'gift':
      return `${title}: für wen, und wie weit?`
    case 'magnet':
      return `${title}: welche Karte?`
    case 'lay':
      return `${title}: wohin damit?`
    case 'restock':
      return `${title}: leg eine Karte, egal auf welche Farbe`
    case 'market':
      return `${title}: nimm eine`
    case 'reorganize':
      return `${title}: welchen Gully, und wohin?`
    case 'block':
      return source === 're-roll'
        ? `${names.playerName(about!)} will, dass du nochmal würfelst. Blocken?`
        : `${title} von ${names.playerName(about!)}, gegen dich. Blocken?`
    case 're-roll':
      return names.isReader(about!)
        ? 'Dein Würfel. Nochmal?'
        : `Der Würfel von ${names.playerName(about!)}. Nochmal?`
    case 'nice-try':
      return 'Der Totenkopf ist besetzt. Netter Versuch?'
    case 'next-round':
      return 'Bereit für die nächste Runde?'
  }
}
