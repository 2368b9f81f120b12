import { styleText } from 'node:util'
import type { Setup } from '@slapwise/card-game'
import type { Figures } from './bulk.ts'

const NAME_WIDTH = 20
const COUNT_WIDTH = 10

export function report(figures: Figures, setup: Setup): string {
  const cardNames = new Map(setup.prints.map(({ kind }) => [kind.id, kind.name.en]))
  const eventNames = new Map(setup.events.map(({ id, name }) => [id, name.en]))
  const powerNames = new Map(setup.powers.map(({ id, name }) => [id, name.en]))
  const events = counts('Events', figures.events, eventNames)
  const powers = powerNames.size > 0 ? ['', ...counts('Powers', figures.powers, powerNames)] : []
  const { games, rounds, answers, decisions, seconds, answersPerSecond, longestMatch, digest } = figures
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
    ...beside(counts('Cards played', figures.cards, cardNames), [...events, ...powers]),
    '',
    `Digest ${digest}`,
  ].join('\n')
}

function counts(title: string, byId: Figures['cards'], names: ReadonlyMap<string, string>): string[] {
  const entries = Object.entries(byId).sort(([, a], [, b]) => b - a)
  const heading = styleText('bold', title.padEnd(NAME_WIDTH + COUNT_WIDTH))
  return [heading, ...rows(entries.map(([id, count]) => [names.get(id) ?? id, count]))]
}

const rows = (entries: readonly (readonly [string, number])[]): string[] =>
  entries.map(
    ([name, count]) => name.padEnd(NAME_WIDTH) + count.toLocaleString('en-GB').padStart(COUNT_WIDTH),
  )

function beside(left: readonly string[], right: readonly string[]): string[] {
  const blank = ' '.repeat(NAME_WIDTH + COUNT_WIDTH)
  return Array.from(
    { length: Math.max(left.length, right.length) },
    (_, i) => `${left[i] ?? blank}     ${right[i] ?? ''}`,
  )
}
