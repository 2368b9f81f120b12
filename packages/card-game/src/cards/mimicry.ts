import { findIndices, type Seat } from '@slapwise/kernel'
import { type CardKind, cardKind } from '../model/card-kind.ts'
import { COLOURS, type Colour } from '../model/colours.ts'
import type { GameScript } from '../model/question.ts'
import type { Table } from '../model/table.ts'
import { chooseOne } from '../round/questions.ts'
import { resolveKind } from '../round/resolve.ts'
import { isColourBlocked } from '../round/wish.ts'
import { reportImitation, showColour } from '../table/round-verbs.ts'

export const mimicry = cardKind({
  id: 'mimicry',
  family: 'unique',
  points: 7,
  name: { en: 'Mimicry', de: 'Mimicry' },
  text: {
    en: 'Is whatever special card you say it is, unique ones excepted. As a coloured one it takes the colour in force, and so needs one. Can be thrown in, too.',
    de: 'Ist, welche Spezialkarte du willst, ausser den einmaligen. Als farbige nimmt sie die geltende Farbe an und braucht also eine. Lässt sich auch reinwerfen.',
  },
  rulings: [
    {
      en: 'Only special cards of this deck can be imitated, and never Fuck You, Curse, The End or Mimicry itself.',
      de: 'Nachahmen kannst du nur Spezialkarten aus diesem Spiel, und nie Fuck You, Curse, The End oder Mimicry selbst.',
    },
    {
      en: 'On a black card, on a wish for a number or where anything may follow, it can only be an open-wish card.',
      de: 'Auf einer schwarzen Karte, auf einem Zahlenwunsch oder wo alles folgen darf, kann sie nur eine Wunschkarte sein.',
    },
    {
      en: 'As a Colour Swap it has the colour in force and another one of your choice.',
      de: 'Als Colour Swap hat sie die geltende Farbe und eine andere deiner Wahl.',
    },
    {
      en: 'As a coloured card it counts as its colour, and the card it imitates may follow it.',
      de: 'Als farbige Karte zählt sie als ihre Farbe, und was sie nachahmt, darf darauf folgen.',
    },
    {
      en: 'It can be thrown in as Counterattack, Nice Try or Lucky Bastard; as opening card it is an open-wish card of the dealer’s choice.',
      de: 'Reinwerfen lässt sie sich als Counterattack, Nice Try oder Lucky Bastard; als Startkarte ist sie eine Wunschkarte nach Wahl der Person, die gegeben hat.',
    },
    {
      en: 'You say what it is once it lies on the pile.',
      de: 'Was sie ist, sagst du erst, wenn sie auf dem Stapel liegt.',
    },
  ],
  answerHints: {
    imitate: {
      en: 'Your card does what that one does, wish and all.',
      de: 'Deine Karte tut, was diese tut, samt Wunsch.',
    },
  },
  thrownInAs: 'any',
  whenNotPlayed: 'asks-itself',
  *effect(table, player, card) {
    const colour = colourInForce(table)
    const kind = yield* chooseKind(table, player, colour)
    reportImitation(table, player, kind.id)
    if (kind.family === 'bi') {
      yield* swapColour(table, player, colour!)
      return 'done'
    }
    if (kind.family === 'single') showColour(table, colour!, kind.id)
    yield* resolveKind(table, player, card, kind)
    return 'done'
  },
})

function colourInForce(table: Table): Colour | null {
  const { colour } = table.call
  return colour === null || isColourBlocked(table, colour) ? null : colour
}

/** Open-wish cards can always be imitated; all others need a colour in force. */
function* chooseKind(table: Table, player: Seat, colour: Colour | null): GameScript<CardKind> {
  const { imitable } = table.setup
  const possible = findIndices(imitable, ({ family }) => family === 'open-wish' || colour !== null)
  const chosen = yield* chooseOne(player, { ask: 'imitate', source: 'mimicry' }, 'kind', possible)
  return imitable[chosen]
}

/** Mimicry played as Colour Swap has two colours: the one in force, and a chosen one with which play continues. */
function* swapColour(table: Table, player: Seat, colour: Colour): GameScript<void> {
  const others = table.setup.wishes.colour.filter(
    (wish) => COLOURS[wish] !== colour && !isColourBlocked(table, COLOURS[wish]),
  )
  if (others.length === 0) return
  const chosen = yield* chooseOne(player, { ask: 'colour', source: 'colour-swap' }, 'wish', others)
  showColour(table, COLOURS[chosen], 'colour-swap')
}
