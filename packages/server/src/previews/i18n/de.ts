import type { PreviewMessages } from './messages.ts'

const LIST = new Intl.ListFormat('de', { type: 'conjunction' })

export const DE: PreviewMessages = {
  defaultTitle: 'Slapwise',
  defaultDescription: 'Frantic, das boshafte Schweizer Kartenspiel, mit Freunden überall oder gegen Bots.',
  bot: (count) => (count === 1 ? 'ein Bot' : `${count} Bots`),
  joinNames: (names) => LIST.format(names),
  room: {
    lobby: {
      title: (game) => `${game}: Spiel mit`,
      description: (names, count) =>
        `${names} ${count === 1 ? 'wartet' : 'warten'}. Setz dich, bevor es ohne dich losgeht.`,
      stamp: 'Spiel mit!',
    },
    playing: {
      title: (game) => `${game}: Die Partie läuft`,
      description: (names, count) =>
        `${names} ${count === 1 ? 'ist' : 'sind'} mittendrin. Zuschauen ist frei, einmischen nicht.`,
      stamp: 'Die Partie läuft',
    },
    over: {
      title: (game) => `${game}: Die Partie ist vorbei`,
      description: (names, count) =>
        `${names} ${count === 1 ? 'hat' : 'haben'} es überstanden. Verlang eine Revanche.`,
      stamp: 'Vorbei. Nochmal?',
    },
  },
  emptyRoom: 'Hier sitzt noch niemand. Such dir den besten Stuhl aus.',
  wins: (count) => (count === 1 ? 'gewinnt' : 'gewinnen'),
  result: 'Der Schaden',
  moment: 'Schau dir das an!',
  replayHint: 'Die Aufzeichnung zeigt, wer wem was angetan hat.',
  momentHint: 'Ein Moment der Partie, genau wie er war.',
}
