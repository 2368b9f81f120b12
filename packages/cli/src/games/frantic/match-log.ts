import type { VisibleFact } from '@slapwise/card-game'
import { findReferenceItem } from '@slapwise/card-game/i18n'
import type { Seat } from '@slapwise/kernel'
import { bold } from '../../terminal/screen.ts'
import { type FranticFormatter, formatSentence } from './formatter.ts'
import { formatScoreTable } from './screens/score-table.ts'

/** Formats facts in paragraphs, one per turn and per event. */
export function formatLog(formatter: FranticFormatter, facts: readonly VisibleFact[]): string[] {
  const paragraphs: string[][] = []
  let isOpen = false
  facts.forEach((fact, i) => {
    const [before, after] = [facts[i - 1], facts[i + 1]]
    const apart = hasOwnParagraph(fact)
    if (apart || !isOpen || beginsTurn(fact, before, after)) paragraphs.push([])
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

/** A card drawn in one's own turn is followed by playing or passing; a card drawn as a penalty is not. */
function beginsTurn(
  fact: VisibleFact,
  before: VisibleFact | undefined,
  after: VisibleFact | undefined,
): boolean {
  switch (fact.kind) {
    case 'round-began':
    case 'skipped':
      return true
    case 'played':
      return !isBy(fact.seat, before, 'drew', 'played', 'activated')
    case 'drew':
      return isBy(fact.seat, after, 'played', 'passed')
    default:
      return false
  }
}

const isBy = (seat: Seat, fact: VisibleFact | undefined, ...kinds: readonly VisibleFact['kind'][]): boolean =>
  fact !== undefined && kinds.includes(fact.kind) && 'seat' in fact && fact.seat === seat
