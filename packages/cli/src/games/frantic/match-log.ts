import { startedTurn, type VisibleFact } from '@slapwise/card-game'
import { findReferenceItem } from '@slapwise/card-game/i18n'
import { bold } from '../../terminal/screen.ts'
import { type FranticFormatter, formatSentence } from './formatter.ts'
import { formatScoreTable } from './screens/score-table.ts'

/** Formats facts in paragraphs, one per turn and per event. */
export function formatLog(formatter: FranticFormatter, facts: readonly VisibleFact[]): string[] {
  const paragraphs: string[][] = []
  let isOpen = false
  facts.forEach((fact, i) => {
    const apart = hasOwnParagraph(fact)
    const isStart = fact.kind === 'round-began' || startedTurn(fact, facts[i - 1], facts[i + 1]) !== null
    if (apart || !isOpen || isStart) paragraphs.push([])
    paragraphs.at(-1)!.push(...formatSentences(formatter, fact))
    for (const text of formatAppendix(formatter, fact)) paragraphs.push([text])
    isOpen = !apart
  })
  return paragraphs.filter(({ length }) => length > 0).map((sentences) => sentences.join(' '))
}

const hasOwnParagraph = ({ kind }: VisibleFact): boolean => OWN_PARAGRAPH_KINDS.includes(kind)

const OWN_PARAGRAPH_KINDS: readonly VisibleFact['kind'][] = [
  'event',
  'drew-rules',
  'opened-hands',
  'round-over',
  'match-over',
]

function formatSentences(formatter: FranticFormatter, fact: VisibleFact): string[] {
  if (fact.kind === 'round-began')
    return [`${formatter.messages.tableStatus.round(fact.round, null)}.`, ...formatFact(formatter, fact)]
  if (fact.kind === 'drew-rules') return []
  if (fact.kind === 'event')
    return formatFact({ ...formatter, title: (id) => bold(`⚡ ${formatter.title(id)}`) }, fact)
  return BOLD_KINDS.includes(fact.kind) ? formatFact(formatter, fact).map(bold) : formatFact(formatter, fact)
}

const BOLD_KINDS: readonly VisibleFact['kind'][] = ['round-over', 'match-over']

function formatFact(formatter: FranticFormatter, fact: VisibleFact): string[] {
  const sentence = formatter.messages.log.formatFact(fact, formatter)
  return sentence === null ? [] : [formatSentence(formatter, sentence)]
}

function formatAppendix(formatter: FranticFormatter, fact: VisibleFact): string[] {
  if (fact.kind === 'round-over') return formatScoreTable(formatter, fact)
  return fact.kind === 'drew-rules' ? fact.rules.map((id) => formatRuleCard(formatter, id)) : []
}

function formatRuleCard({ setup, language }: FranticFormatter, id: string): string {
  const { name, text } = findReferenceItem(setup, id)!
  return `${bold(`§ ${name[language]}.`)} ${text[language]}`
}
