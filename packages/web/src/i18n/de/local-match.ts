import type { LocalMatchMessages } from '../messages/local-match.ts'

export const localMatchMessages: LocalMatchMessages = {
  tabTitle: 'Partie',
  nextMatch: 'Eine neue Partie',
  bots: 'Bots',
  length: 'Länge',
  lengthDescriptions: {
    none: 'Eine Runde, ohne Punkte.',
    short: 'Ein paar Runden.',
    medium: 'Ein paar mehr.',
    long: 'Nimm was zu trinken mit.',
  },
  minutes: (count) => `${count} Min.`,
  dealAgain: 'Neu austeilen',
  autoSaveHint: 'Geh ruhig: Die Karten bleiben liegen, bis du wieder da bist.',
  firstMatchOver: (tempo) =>
    `Das war die geführte Partie; die nächste läuft im Tempo «${tempo}». Neues stellt sich weiter vor, bis du es unter Optionen abstellst.`,
}
