import type { EventKind } from '../model/event-kind.ts'
import { chooseFromHand, choosePlayer } from '../round/questions.ts'
import { setAside, takeUpAside } from '../table/verbs.ts'

export const surpriseParty: EventKind = {
  id: 'surprise-party',
  name: { en: 'Surprise Party', de: 'Surprise Party' },
  text: {
    en: 'In order of play everyone brings somebody one card. Presents are opened at the end.',
    de: 'Der Reihe nach bringt jede Person jemandem eine Karte mit. Ausgepackt wird am Schluss.',
  },
  rulings: [
    {
      en: 'Nobody else takes part? Then you keep your card.',
      de: 'Macht sonst niemand mit, behältst du deine Karte.',
    },
    { en: 'You cannot bring yourself anything.', de: 'Dir selbst etwas mitbringen geht nicht.' },
    {
      en: 'First you choose the card, then whom it is for.',
      de: 'Zuerst wählst du die Karte, dann, für wen sie ist.',
    },
    {
      en: 'A Lucky Bastard neither brings nor gets anything.',
      de: 'Wer Lucky Bastard reingeworfen hat, bringt nichts mit und bekommt nichts.',
    },
  ],
  answerHints: {
    give: {
      en: 'Next you say whom it is for. Not for yourself.',
      de: 'Danach sagst du, für wen sie ist. Nicht für dich.',
    },
    receiver: {
      en: 'They take it up when everybody has brought something.',
      de: 'Die Person nimmt sie auf, wenn alle etwas mitgebracht haben.',
    },
  },
  *run(table, players) {
    if (players.length < 2) return
    for (const seat of players) {
      const cards = yield* chooseFromHand(table, seat, 1, { ask: 'give', source: 'surprise-party' })
      if (cards.length === 0) continue
      const guests = players.filter((other) => other !== seat)
      const guest = yield* choosePlayer(seat, { ask: 'receiver', source: 'surprise-party' }, guests)
      setAside(table, seat, guest!, cards)
    }
    takeUpAside(table)
  },
}
