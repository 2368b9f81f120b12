import type { TableWords } from '../lexicon/table.ts'
import { list } from './grammar.ts'

export const table: TableWords = {
  waitFor: (names) =>
    names.length === 0
      ? 'Der Tisch überlegt'
      : `${list(names)} ${names.length === 1 ? 'überlegt' : 'überlegen'}`,
  done: 'Fertig',
  log: 'Verlauf',
  round: (round) => `Runde ${round}`,
  tapToGoOn: 'tippen und weiter',
  leave: 'Gehen',
  rules: 'Regeln',
  aboutWindow: 'Mehr zu diesem Moment',
  nothingToAdd: 'Nichts im Ärmel. Geht gleich weiter …',
  holdOn: 'Moment, ich überlege',
  dontAsk: 'Diese Runde nicht fragen',
  away: 'ein Bot spielt',
  offline: 'weg',
  notNow: 'jetzt nicht',
  stillToPick: (left) => `noch ${left}`,
  gotIt: 'Verstanden',
  drawer: 'Verlauf und mehr',
  closeDrawer: 'Zurück an den Tisch',
  scores: 'Punkte',
  options: 'Optionen',
  takeBack: 'Zurücknehmen',
  you: 'du',
}
