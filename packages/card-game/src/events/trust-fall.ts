import type { EventKind } from '../model/event-kind.ts'
import { chooseFromHand, choosePlayer } from '../round/questions.ts'
import { setAside, takeUpAside } from '../table/verbs.ts'

const GIVEN_CARDS = 2

export const trustFall: EventKind = {
  id: 'trust-fall',
  name: { en: 'Trust Fall', de: 'Trust Fall' },
  text: {
    en: 'In order of play, name somebody: they give you two cards of their choice. You will open them at the end.',
    de: 'Der Reihe nach nennst du jemanden: Die Person gibt dir zwei Karten ihrer Wahl. Aufgedeckt wird am Schluss.',
  },
  rulings: [
    {
      en: 'The same person may be named more than once.',
      de: 'Dieselbe Person darf mehrmals genannt werden.',
    },
    {
      en: 'Whoever has fewer than two cards gives what they have.',
      de: 'Wer weniger als zwei Karten hat, gibt, was da ist.',
    },
    {
      en: 'A Lucky Bastard names nobody and cannot be named.',
      de: 'Wer Lucky Bastard reingeworfen hat, nennt niemanden und wird nicht genannt.',
    },
  ],
  answerHints: {
    giver: {
      en: `They choose which ${GIVEN_CARDS}, and you see them when everybody has fallen.`,
      de: `Welche ${GIVEN_CARDS}, wählt die Person, und du siehst sie, wenn alle gefallen sind.`,
    },
    give: {
      en: 'You choose which. They see them when everybody has fallen.',
      de: 'Welche, wählst du. Gesehen werden sie, wenn alle gefallen sind.',
    },
  },
  *run(table, players) {
    for (const seat of players) {
      const others = players.filter((other) => other !== seat)
      const giver = yield* choosePlayer(seat, { ask: 'giver', source: 'trust-fall' }, others)
      if (giver === null) continue
      const question = { ask: 'give', source: 'trust-fall', about: seat } as const
      const cards = yield* chooseFromHand(table, giver, GIVEN_CARDS, question)
      if (cards.length > 0) setAside(table, giver, seat, cards)
    }
    takeUpAside(table)
  },
}
