import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { TableState } from '../../match-sources/table-source.ts'
import { latestEntries } from './log-entries.ts'
import { useGameLogFormatter } from './use-game-log-formatter.tsx'

const [ADA, BEN] = [0, 1]

interface Drew {
  readonly kind: 'drew'
  readonly seat: number
}

const drew = (seat: number): Drew => ({ kind: 'drew', seat })
const tookOver = (fromPlayer: string | null, toPlayer: string | null) => ({
  kind: 'took-over',
  seat: BEN,
  fromPlayer,
  toPlayer,
})

type Part = { readonly seat: number; readonly text: string | null }

const messages = {
  nothingYet: '',
  formatFact: ({ kind, seat }: Drew, { viewer }: { readonly viewer: number | null }) =>
    kind === 'drew' ? [{ seat, text: seat === viewer ? 'You' : null }] : null,
}

/** The names in the sentences of a log, oldest first, for a viewer in this seat. */
function drawing(log: readonly object[], players: readonly string[], viewer: number | null): string[] {
  const state = {
    players: players.map((name) => ({ name, isBot: false })),
    match: { own: { seat: viewer } },
  } as unknown as TableState
  const names = { playerName: (seat: number) => players[seat], isReader: (seat: number) => seat === viewer }
  const found: string[] = []
  const Reader = () => {
    const formatter = useGameLogFormatter<Drew, Part, null, typeof names, never>({
      state,
      setup: null,
      names,
      messages,
      startedTurn: () => null,
      explainItem() {},
      PartComponent: () => null,
      toPlainText: ([part], { playerName }) => (part as Part).text ?? playerName((part as Part).seat),
    })
    found.push(...latestEntries(log, formatter, 99).map((line) => line.formatter.toPlainText(line.sentence)))
    return null
  }
  renderToStaticMarkup(createElement(Reader))
  return found
}

const LOG = [drew(BEN), tookOver('Ben', null), drew(BEN), drew(ADA), tookOver(null, 'Cem'), drew(BEN)]

it('has the names of the players at the time of the fact', () => {
  expect(drawing(LOG, ['Ada', 'Cem'], ADA)).toEqual(['Ben', 'Zonk', 'You', 'Cem'])
})

it('does not address a viewer with facts from before they took the seat over', () => {
  expect(drawing(LOG, ['Ada', 'Cem'], BEN)).toEqual(['Ben', 'Zonk', 'Ada', 'You'])
})
