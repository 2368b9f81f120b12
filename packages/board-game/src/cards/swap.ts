import { green } from '../model/kind.ts'
import { attack } from '../round/attack.ts'
import { bePut } from '../round/movement.ts'
import { chooseOpenly } from '../round/questions.ts'
import { others } from '../table/seats.ts'
import { moveToken } from '../table/verbs.ts'

export const swap = green('swap', {
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
  meanings: {
    token: {
      en: 'You change places, so look for somebody further back. They may block it.',
      de: 'Ihr tauscht die Plätze, also such jemanden weiter hinten. Blocken ist erlaubt.',
    },
  },
  *landed(table, owner) {
    const victim = yield* chooseOpenly(owner, { ask: 'token', source: 'swap' }, 'seat', others(table, owner))
    if (!(yield* attack(table, owner, victim!, 'swap'))) return
    const [mine, theirs] = [table.tokens[owner], table.tokens[victim!]]
    moveToken(table, victim!, 'swap', [mine])
    yield* bePut(table, owner, 'swap', theirs)
  },
})
