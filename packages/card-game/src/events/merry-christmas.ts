import type { EventKind } from '../model/event-kind.ts'
import { chooseAssignment } from '../round/questions.ts'
import { setAside, takeUpAside } from '../table/verbs.ts'

export const merryChristmas: EventKind = {
  id: 'merry-christmas',
  name: { en: 'Merry Christmas', de: 'Merry Christmas' },
  text: {
    en: 'In order of play, give away your whole hand, face down and as you please. What you are given is your new hand.',
    de: 'Der Reihe nach verschenkst du deine ganze Hand, verdeckt und wie du willst. Was du bekommst, ist deine neue Hand.',
  },
  rulings: [
    { en: 'You cannot give anything to yourself.', de: 'Dich selbst beschenken geht nicht.' },
    {
      en: 'What you are given you take up when all have given, so it cannot be passed on.',
      de: 'Was du bekommst, nimmst du erst auf, wenn alle gegeben haben; weiterschenken geht also nicht.',
    },
    {
      en: 'A Lucky Bastard neither gives nor gets anything.',
      de: 'Wer Lucky Bastard reingeworfen hat, schenkt nichts und bekommt nichts.',
    },
  ],
  answerHints: {
    'hand-out': {
      en: 'Everything goes. What the others give you is your new hand.',
      de: 'Alles muss weg. Was die anderen dir schenken, ist deine neue Hand.',
    },
  },
  *run(table, players) {
    for (const seat of players) {
      const items = table.hands[seat].slice()
      const options = players.filter((other) => other !== seat)
      if (items.length === 0 || options.length === 0) continue
      const receivers =
        options.length === 1
          ? items.map(() => options[0])
          : yield* chooseAssignment(seat, { ask: 'hand-out', source: 'merry-christmas' }, options, items)
      for (const other of options) {
        const cards = items.filter((_, i) => receivers[i] === other)
        if (cards.length > 0) setAside(table, seat, other, cards)
      }
    }
    takeUpAside(table)
  },
}
