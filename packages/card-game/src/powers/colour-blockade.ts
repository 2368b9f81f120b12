import { COLOURS } from '../model/colours.ts'
import { hasColour } from '../model/face.ts'
import type { PowerKind } from '../model/power-kind.ts'
import { chooseOne } from '../round/questions.ts'
import { countEffectTurn, startBlockade } from '../table/lasting-effects.ts'

/** The current turn and the next one. */
const TURNS = 2

export const colourBlockade: PowerKind = {
  id: 'colour-blockade',
  name: { en: 'Colour Blockade', de: 'Colour Blockade' },
  text: {
    en: 'Choose a colour: nobody plays it or wishes for it until your next turn is over. You neither.',
    de: 'Wähl eine Farbe: Niemand spielt oder wünscht sie, bis dein nächster Zug vorbei ist. Du auch nicht.',
  },
  rulings: [
    {
      en: 'You may block the colour just wished for: then open-wish cards are the way out.',
      de: 'Du darfst die gerade gewünschte Farbe sperren: Dann helfen nur noch Wunschkarten weiter.',
    },
    {
      en: 'A Colour Swap with that colour is blocked too.',
      de: 'Auch ein Colour Swap mit dieser Farbe ist gesperrt.',
    },
    {
      en: 'If your next turn is skipped, it counts all the same.',
      de: 'Wird dein nächster Zug übersprungen, zählt er trotzdem.',
    },
  ],
  answerHints: {
    colour: {
      en: 'For you too, until your next turn is over.',
      de: 'Auch für dich, bis dein nächster Zug vorbei ist.',
    },
  },
  timing: 'after',
  *run(table, player) {
    const question = { ask: 'colour', source: 'colour-blockade' } as const
    const chosen = yield* chooseOne(player, question, 'wish', table.setup.wishes.colour)
    startBlockade(table, 'colour-blockade', player, TURNS, COLOURS[chosen])
  },
  lastingHooks: {
    whyForbidden: ({ colour }, face) => (hasColour(face, colour!) ? 'blocked' : null),
    blockedColour: ({ colour }) => colour!,
    onTurnEnd(table, effect, seat) {
      if (seat === effect.owner) countEffectTurn(table, effect)
    },
  },
}
