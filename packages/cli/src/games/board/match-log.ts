import type { VisibleFact } from '@slapwise/board-game'
import { bold } from '../../terminal/screen.ts'
import { type BoardFormatter, formatSentence } from './formatter.ts'
import { formatScoreTable } from './screens/score-table.ts'

/** What happened, in paragraphs: one for each turn, and one for each event. */
export function formatLog(t: BoardFormatter, facts: readonly VisibleFact[]): string[] {
  const paragraphs: string[][] = []
  let isOpen = false
  for (const told of facts) {
    const apart = OWN_PARAGRAPH_KINDS.includes(told.kind)
    if (apart || !isOpen || told.kind === 'turn-began' || told.kind === 'round-began') paragraphs.push([])
    paragraphs.at(-1)!.push(...formatSentences(t, told))
    if (told.kind === 'round-over') for (const row of formatScoreTable(t, told)) paragraphs.push([row])
    isOpen = !apart
  }
  return paragraphs.filter(({ length }) => length > 0).map((sentences) => sentences.join(' '))
}

/** What has a paragraph of its own. */
const OWN_PARAGRAPH_KINDS: readonly VisibleFact['kind'][] = ['event', 'round-over', 'match-over']

/** Whose turn it is needs no saying: whatever comes next says who does it. */
function formatSentences(t: BoardFormatter, told: VisibleFact): string[] {
  if (told.kind === 'turn-began') return []
  if (told.kind === 'event') return formatFact({ ...t, title: (id) => bold(`⚡ ${t.title(id)}`) }, told)
  return BOLD_KINDS.includes(told.kind) ? formatFact(t, told).map(bold) : formatFact(t, told)
}

const BOLD_KINDS: readonly VisibleFact['kind'][] = ['round-over', 'match-over']

function formatFact(t: BoardFormatter, told: VisibleFact): string[] {
  const sentence = t.messages.log.formatFact(told, t)
  return sentence === null ? [] : [formatSentence(t, sentence)]
}
