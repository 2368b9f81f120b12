import { greenCard } from '../model/card-kind.ts'
import { attack } from '../round/attack.ts'
import { putToken } from '../round/movement.ts'
import { chooseIfSeveral } from '../round/questions.ts'
import { otherSeats } from '../table/seats.ts'
import { moveToken } from '../table/verbs.ts'

export const swap = greenCard('swap', {
  name: { en: 'Swap', de: 'Platztausch' },
  text: {
    en: 'End on it and you change places with somebody of your choice.',
    de: 'Wer darauf stehen bleibt, tauscht mit jemandem nach Wahl den Platz.',
  },
  rulings: [
    {
      en: 'You have to. Only the one you choose can block it.',
      de: 'Du musst. Blocken kann nur, wen du wählst.',
    },
    {
      en: 'It is no movement: nothing at either place acts, except an X, which nobody may stand on.',
      de: 'Es ist keine Bewegung: An keinem der Plätze wirkt etwas, ausser einem X, auf dem niemand stehen darf.',
    },
  ],
  answerHints: {
    token: {
      en: 'You change places, so look for somebody further back. They may block it.',
      de: 'Ihr tauscht die Plätze, also such jemanden weiter hinten. Blocken ist erlaubt.',
    },
  },
  *onLanded(table, owner) {
    const victim = yield* chooseIfSeveral(
      owner,
      { ask: 'token', source: 'swap' },
      'seat',
      otherSeats(table, owner),
    )
    if (!(yield* attack(table, owner, victim!, 'swap'))) return
    const [mine, theirs] = [table.tokens[owner], table.tokens[victim!]]
    moveToken(table, victim!, 'swap', [mine], 'swap')
    yield* putToken(table, owner, theirs)
  },
})
