import { LAST_TELEPORT } from '../model/board.ts'
import { multicolouredCard } from '../model/card-kind.ts'

export const niceTry = multicolouredCard('nice-try', {
  name: { en: 'Nice Try', de: 'Netter Versuch' },
  text: {
    en: 'Somebody sits on the skull at the end of a turn? Send everyone there to manhole six instead.',
    de: 'Am Ende eines Zuges sitzt jemand auf dem Totenkopf? Schick alle dort zu Gully sechs.',
  },
  rulings: [
    {
      en: 'It comes after everybody has drawn: one that you have just drawn counts.',
      de: 'Er kommt, nachdem alle gezogen haben: Auch ein eben gezogener zählt.',
    },
    {
      en: 'It cannot refill a pile: if somebody went without a card, the round ends all the same.',
      de: 'Einen Stapel füllt er nicht auf: Ging jemand leer aus, endet die Runde trotzdem.',
    },
    {
      en: 'Nothing acts at manhole six, and you are left with three cards.',
      de: 'Bei Gully sechs wirkt nichts, und dir bleiben drei Karten.',
    },
  ],
  answerHints: {
    'nice-try': {
      en: `Throw it in: everybody on the skull goes to manhole ${LAST_TELEPORT}. If all let it be, the round is over.`,
      de: `Wirf ihn ein: Wer dort sitzt, muss zu Gully ${LAST_TELEPORT}. Lassen es alle, ist die Runde vorbei.`,
    },
  },
  thrownInAs: 'nice-try',
})
