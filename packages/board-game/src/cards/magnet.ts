import { findIndices } from '@slapwise/kernel'
import type { Space } from '../model/board.ts'
import { greenCard } from '../model/card-kind.ts'
import type { Table } from '../model/table.ts'
import { chooseIfSeveral } from '../round/questions.ts'
import { takeUp } from '../table/verbs.ts'

/** The spaces with a card, without a token on it and without a numbered teleport over it. */
const takeableSpaces = ({ spaces, tokens, teleports }: Table): Space[] =>
  findIndices(
    spaces,
    (cards, space) => cards.length > 0 && !tokens.includes(space) && !teleports.includes(space),
  )

export const magnet = greenCard('magnet', {
  name: { en: 'Magnet', de: 'Magnet' },
  text: {
    en: 'End on it and you pull any card off the board into your hand.',
    de: 'Wer darauf stehen bleibt, zieht eine beliebige Karte vom Brett auf die Hand.',
  },
  rulings: [
    {
      en: 'Not the numbered teleports, and nothing that somebody stands on.',
      de: 'Nicht die nummerierten Teleporter, und nichts, worauf jemand steht.',
    },
    {
      en: 'What lay underneath is in force again.',
      de: 'Was darunter lag, gilt wieder.',
    },
    {
      en: 'You have to take one, if there is one to take.',
      de: 'Du musst eine nehmen, wenn es eine zu nehmen gibt.',
    },
  ],
  answerHints: {
    magnet: {
      en: 'It goes into your hand. What lay under it is in force again.',
      de: 'Sie kommt auf deine Hand. Was darunter lag, gilt wieder.',
    },
  },
  *onLanded(table, owner, on) {
    const space = yield* chooseIfSeveral(
      owner,
      { ask: 'magnet', source: 'magnet' },
      'space',
      takeableSpaces(table),
    )
    if (space === null)
      table.facts?.push({
        publicPart: {
          kind: 'no-effect',
          of: 'magnet',
          because: 'nothing-to-take',
          seat: owner,
          space: on.space,
        },
      })
    else takeUp(table, owner, space)
  },
})
