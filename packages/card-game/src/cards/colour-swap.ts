import type { Seat } from '@slapwise/kernel'
import { cardKind } from '../model/card-kind.ts'
import { COLOURS, type Colour } from '../model/colours.ts'
import type { GameScript } from '../model/question.ts'
import { chooseOne } from '../round/questions.ts'
import { showColour } from '../table/round-verbs.ts'

export const colourSwap = cardKind({
  id: 'colour-swap',
  family: 'bi',
  points: 7,
  name: { en: 'Colour Swap', de: 'Colour Swap' },
  text: {
    en: 'Goes on either of its colours, and play goes on with the other one. If neither fitted, you choose.',
    de: 'Passt auf jede ihrer beiden Farben, und es geht mit der anderen weiter. Passte keine, wählst du.',
  },
  rulings: [
    {
      en: 'It goes on any other Colour Swap and on a wish for one of its colours.',
      de: 'Sie passt auf jeden anderen Colour Swap und auf einen Wunsch nach einer ihrer Farben.',
    },
    {
      en: 'In your hand it counts as both colours, for Vandalism as well as for Colour Blockade.',
      de: 'Auf der Hand zählt sie als beide Farben, bei Vandalism genauso wie bei Colour Blockade.',
    },
    {
      en: 'On the pile it counts as the colour it changed to.',
      de: 'Auf dem Stapel zählt sie als die Farbe, zu der sie gewechselt hat.',
    },
    {
      en: 'As opening card: the dealer chooses one of its two colours.',
      de: 'Als Startkarte: Wer gegeben hat, wählt eine ihrer beiden Farben.',
    },
  ],
  whenNotPlayed: 'asks-itself',
  *effect(table, player, card) {
    const { colour, second } = table.setup.faces[card]
    const colours = [colour!, second!]
    const before = table.call.colour
    const matched = colours.find((c) => c === before)
    const next = matched ? colours.find((c) => c !== matched)! : yield* chooseColour(player, colours)
    showColour(table, next, 'colour-swap')
    return 'done'
  },
})

function* chooseColour(player: Seat, colours: readonly Colour[]): GameScript<Colour> {
  const options = colours.map((colour) => COLOURS.indexOf(colour))
  const wish = yield* chooseOne(player, { ask: 'colour', source: 'colour-swap' }, 'wish', options)
  return COLOURS[wish]
}
