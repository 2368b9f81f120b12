import type { Told } from '@slapwise/board-game'
import { bold } from '../../terminal/screen.ts'
import { scoreTable } from './screens/score-table.ts'
import { rendered, type Teller } from './teller.ts'

/** What happened, in paragraphs: one for each turn, and one for each event. */
export function newsLines(t: Teller, facts: readonly Told[]): string[] {
  const paragraphs: string[][] = []
  let isOpen = false
  for (const told of facts) {
    const apart = APART.includes(told.kind)
    if (apart || !isOpen || told.kind === 'turn-began' || told.kind === 'round-began') paragraphs.push([])
    paragraphs.at(-1)!.push(...sentencesFor(t, told))
    if (told.kind === 'round-over') for (const row of scoreTable(t, told)) paragraphs.push([row])
    isOpen = !apart
  }
  return paragraphs.filter(({ length }) => length > 0).map((sentences) => sentences.join(' '))
}

/** What has a paragraph of its own. */
const APART: readonly Told['kind'][] = ['event', 'round-over', 'match-over']

/** Whose turn it is needs no saying: whatever comes next says who does it. */
function sentencesFor(t: Teller, told: Told): string[] {
  if (told.kind === 'turn-began') return []
  if (told.kind === 'event') return said({ ...t, title: (id) => bold(`⚡ ${t.title(id)}`) }, told)
  return LOUD.includes(told.kind) ? said(t, told).map(bold) : said(t, told)
}

const LOUD: readonly Told['kind'][] = ['round-over', 'match-over']

function said(t: Teller, told: Told): string[] {
  const sentence = t.words.log.sentence(told, t)
  return sentence === null ? [] : [rendered(t, sentence)]
}
