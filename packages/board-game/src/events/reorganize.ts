import type { EventKind } from '../model/event-kind.ts'
import type { Table } from '../model/table.ts'
import { chooseIfSeveral } from '../round/questions.ts'
import { boardContentsOf, coverableSpaces } from '../table/board-contents.ts'
import { decodeRelocation, encodeRelocation } from '../table/relocation.ts'
import { relocate } from '../table/verbs.ts'

/** Every numbered teleport without a token on it, combined with every coverable space; encoded as relocations. */
function legalRelocations(table: Table): number[] {
  const spaces = coverableSpaces(boardContentsOf(table))
  const found: number[] = []
  table.teleports.forEach((space, number) => {
    if (!table.tokens.includes(space)) for (const to of spaces) found.push(encodeRelocation(number, to))
  })
  return found
}

export const reorganize: EventKind = {
  id: 'reorganize',
  name: { en: 'Reorganize', de: 'Umbau' },
  text: {
    en: 'Move two of the numbered manholes wherever you like.',
    de: 'Versetze zwei der nummerierten Gullys, wohin du willst.',
  },
  rulings: [
    {
      en: 'Not one that somebody stands on; not onto start, skull, another manhole or a white card.',
      de: 'Keinen, auf dem jemand steht; nicht auf Start, Totenkopf, andere Gullys oder weisse Karten.',
    },
    {
      en: 'Cards under the new place are covered; those under a manhole that moves on are out for the round.',
      de: 'Karten am neuen Ort sind zugedeckt; was unter einem Gully lag, der weiterzieht, ist für die Runde weg.',
    },
    {
      en: 'Somebody standing at the new place stays there, and nothing acts.',
      de: 'Wer am neuen Ort steht, bleibt dort, und nichts wirkt.',
    },
    {
      en: 'Two different ones, if there are two that nobody stands on.',
      de: 'Zwei verschiedene, wenn es zwei gibt, auf denen niemand steht.',
    },
  ],
  answerHints: {
    reorganize: {
      en: 'Whoever is sent to that number comes out there. What lies there is covered.',
      de: 'Wer zu dieser Nummer geschickt wird, kommt dort heraus. Was dort liegt, ist zugedeckt.',
    },
  },
  *run(table, _, trigger) {
    let first: number | null = null
    for (let i = 0; i < 2; i++) {
      const moves = legalRelocations(table).filter((move) => decodeRelocation(move).number !== first)
      const question = { ask: 'reorganize', source: 'reorganize' } as const
      const chosen = yield* chooseIfSeveral(trigger, question, 'relocation', moves)
      if (chosen === null) return
      const { number, to } = decodeRelocation(chosen)
      relocate(table, trigger, number, to)
      first = number
    }
  },
}
