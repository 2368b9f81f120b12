import { styleText } from 'node:util'
import type { Setup, Words } from '@slapwise/card-game'
import type { Figures } from './bulk.ts'

const NAME_WIDTH = 20
const COUNT_WIDTH = 10

/** `setup` has the names. */
export function report(figures: Figures, setup: Setup): string {
  const { games, rounds, answers, decisions, seconds, answersPerSecond, longestMatch, digest } = figures
  const kinds = setup.prints.map(({ kind }) => kind)
  return [
    ...rows([
      ['Matches', games],
      ['Rounds', rounds],
      ['Answers', answers],
      ['… with a choice', decisions],
      ['Longest match', longestMatch],
      ['Seconds', seconds],
      ['Answers a second', answersPerSecond],
    ]),
    '',
    ...beside(
      column(
        counts('Cards played', figures.cards, kinds),
        counts('Thrown in', figures.thrownIn, kinds),
        counts('Rule cards', figures.ruleCards, setup.ruleCards),
      ),
      column(counts('Events', figures.events, setup.events), counts('Powers', figures.powers, setup.powers)),
    ),
    '',
    `Digest ${digest}`,
  ].join('\n')
}

type Named = { readonly id: string; readonly name: Words }

function counts(title: string, byId: Figures['cards'], named: readonly Named[]): string[] {
  const names = new Map(named.map(({ id, name }) => [id, name.en]))
  const entries = Object.entries(byId).sort(([, a], [, b]) => b - a)
  if (entries.length === 0) return []
  const heading = styleText('bold', title.padEnd(NAME_WIDTH + COUNT_WIDTH))
  return [heading, ...rows(entries.map(([id, count]) => [names.get(id)!, count]))]
}

const rows = (entries: readonly (readonly [string, number])[]): string[] =>
  entries.map(
    ([name, count]) => name.padEnd(NAME_WIDTH) + count.toLocaleString('en-GB').padStart(COUNT_WIDTH),
  )

const BLANK = ' '.repeat(NAME_WIDTH + COUNT_WIDTH)

/** Below one another, those that have anything to count. */
const column = (...parts: readonly string[][]): string[] =>
  parts.filter(({ length }) => length > 0).flatMap((part, i) => (i > 0 ? [BLANK, ...part] : part))

const beside = (left: readonly string[], right: readonly string[]): string[] =>
  Array.from(
    { length: Math.max(left.length, right.length) },
    (_, i) => `${left[i] ?? BLANK}     ${right[i] ?? ''}`,
  )
