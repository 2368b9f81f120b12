import { whiteCard } from '../model/card-kind.ts'
import { rollEvent, rollEventWhenReady } from '../round/event.ts'
import { markTriggered } from '../round/movement.ts'

export const troublemaker = whiteCard('troublemaker', {
  name: { en: 'Troublemaker', de: 'Troublemaker' },
  text: {
    en: 'Play it instead of moving, or end on it: either way the big die brings an event.',
    de: 'Spiel sie, statt zu laufen, oder bleib darauf stehen: So oder so bringt der grosse Würfel ein Ereignis.',
  },
  rulings: [
    {
      en: 'The event is that of whoever’s token ended here, whoever moved it.',
      de: 'Das Ereignis gehört der Person, deren Figur hier gelandet ist, egal, wer sie bewegt hat.',
    },
    {
      en: 'Whoever has played it sets off nothing by ending on it in the same turn.',
      de: 'Wer sie gespielt hat und im selben Zug darauf landet, löst nichts mehr aus.',
    },
    {
      en: 'It goes on anything but white cards and manholes, and is never covered.',
      de: 'Sie darf auf alles ausser weisse Karten und Gullys und wird nie zugedeckt.',
    },
  ],
  answerHints: {
    roll: {
      en: 'The big die says which event happens.',
      de: 'Der grosse Würfel sagt, welches Ereignis passiert.',
    },
  },
  *onPlayed(table, player, card) {
    markTriggered(table, player, card)
    yield* rollEventWhenReady(table, player, 'troublemaker')
    return 'done'
  },
  onLanded: (table, owner) => rollEvent(table, owner),
})
