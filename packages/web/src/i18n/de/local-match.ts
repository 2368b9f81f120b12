import type { LocalMatchMessages } from '../messages/local-match.ts'

export const localMatchMessages: LocalMatchMessages = {
  tabTitle: 'Partie',
  nextMatch: 'Eine neue Partie',
  bots: {
    name: 'Bots',
    description: 'Wie viele dir eins auswischen wollen, und wie schlau sie es anstellen.',
  },
  mixedLevels: 'Ein bunter Haufen: Jeder hat sein eigenes Niveau, unter «Mehr».',
  eachBot: { name: 'Bot für Bot', description: 'Einer darf schlauer sein als der andere.' },
  length: (name, minutes) => `${name}, ${minutes} Min.`,
  more: { title: 'Mehr', asUsual: 'alles wie üblich' },
  dealAgain: 'Neu austeilen',
  autoSaveHint: 'Geh ruhig: Die Karten bleiben liegen, bis du wieder da bist.',
  firstMatchOver: (tempo) =>
    `Das war die geführte Partie; die nächste läuft im Tempo «${tempo}». Neues stellt sich weiter vor, bis du es unter Optionen abstellst.`,
  searchTotals: (rollouts, percent) =>
    `Die Bots haben sich ${rollouts} Zukünfte angesehen. Du kamst in allen vor. ${percent === 100 ? 'Zeit hatten sie genug.' : `Für ${percent} % von dem, was sie vorhatten, hat die Zeit auf diesem Gerät gereicht.`}`,
  notKept: 'Dein Browser hat für diese Partie keinen Platz: Gehst du weg, ist sie weg.',
}
