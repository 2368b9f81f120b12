import type { LocalMatchMessages } from '../messages/local-match.ts'

export const localMatchMessages: LocalMatchMessages = {
  tabTitle: 'Partie',
  nextMatch: 'Eine neue Partie',
  bots: 'Bots',
  dealAgain: 'Neu austeilen',
  autoSaveHint: 'Geh ruhig: Die Karten bleiben liegen, bis du wieder da bist.',
}
