import type { TableMessages } from '../messages/table.ts'
import { formatList } from './grammar.ts'

export const tableMessages: TableMessages = {
  waitingFor: (names) =>
    names.length === 0
      ? 'Einen Moment'
      : `${formatList(names)} ${names.length === 1 ? 'überlegt' : 'überlegen'}`,
  waitingForGone: (names) => `${formatList(names)} ${names.length === 1 ? 'ist' : 'sind'} weg. Wir warten`,
  openRecap: 'Seit deinem letzten Zug. Tippen öffnet den Verlauf.',
  soClose: 'So nah dran.',
  lastCard: (name, isReader) => `${isReader ? 'Du hast' : `${name} hat`} nur noch eine Karte!`,
  lastCardSign: 'Letzte Karte!',
  confirm: 'Fertig',
  logTab: 'Verlauf',
  roundTitle: (round) => `Runde ${round}`,
  tapToGoOn: 'tippen und weiter',
  leave: 'Gehen',
  askAdvice: 'Was würdest du tun?',
  adviceMissing: 'Der Coach ist nicht erreichbar. Hör auf deine Nase.',
  rules: 'Regeln',
  reactionMenu: 'Mehr zu diesem Moment',
  noReactionPossible: 'Nichts im Ärmel. Geht gleich weiter …',
  extendWindow: 'Moment',
  skipReactions: 'Diese Runde nicht fragen',
  away: 'ein Bot spielt',
  offline: 'weg',
  notPlayableMark: 'jetzt nicht',
  picksMissing: (left) => `noch ${left}`,
  close: 'Verstanden',
  openDrawer: 'Verlauf und mehr',
  closeDrawer: 'Zurück an den Tisch',
  scoresTab: 'Punkte',
  preferencesTab: 'Optionen',
  takeBack: 'Zurücknehmen',
  you: 'du',
  seatsGroup: 'Am Tisch',
  promptGroup: 'Was jetzt zu tun ist',
  canBeChosen: 'wählbar',
  spokenPoints: (points, limit) =>
    limit === null ? `${points} ${points === 1 ? 'Punkt' : 'Punkte'}` : `${points} von ${limit} Punkten`,
}
