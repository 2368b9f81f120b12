import type { VisibleFact } from '@slapwise/board-game'
import { bold } from '../../terminal/screen.ts'
import { type BoardFormatter, formatSentence } from './formatter.ts'
import { formatScoreTable } from './screens/score-table.ts'

/** Formats facts in paragraphs, one per turn and per event. */
export function formatLog(formatter: BoardFormatter, facts: readonly VisibleFact[]): string[] {
  const paragraphs: string[][] = []
  let isOpen = false
  for (const fact of facts) {
    const apart = OWN_PARAGRAPH_KINDS.includes(fact.kind)
    if (apart || !isOpen || fact.kind === 'turn-began' || fact.kind === 'round-began') paragraphs.push([])
    paragraphs.at(-1)!.push(...formatSentences(formatter, fact))
    if (fact.kind === 'round-over')
      for (const row of formatScoreTable(formatter, fact)) paragraphs.push([row])
    isOpen = !apart
  }
  return paragraphs.filter(({ length }) => length > 0).map((sentences) => sentences.join(' '))
}

/** Facts with a paragraph of their own. */
const OWN_PARAGRAPH_KINDS: readonly VisibleFact['kind'][] = ['event', 'round-over', 'match-over']

/** Leaves out `turn-began`: the next sentence names the player anyway. */
function formatSentences(formatter: BoardFormatter, fact: VisibleFact): string[] {
  if (fact.kind === 'turn-began') return []
  if (fact.kind === 'event')
    return formatFact({ ...formatter, title: (id) => bold(`⚡ ${formatter.title(id)}`) }, fact)
  return BOLD_KINDS.includes(fact.kind) ? formatFact(formatter, fact).map(bold) : formatFact(formatter, fact)
}

const BOLD_KINDS: readonly VisibleFact['kind'][] = ['round-over', 'match-over']

function formatFact(formatter: BoardFormatter, fact: VisibleFact): string[] {
  const sentence = formatter.messages.log.formatFact(fact, formatter)
  return sentence === null ? [] : [formatSentence(formatter, sentence)]
}
