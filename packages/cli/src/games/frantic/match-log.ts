import type { VisibleFact } from '@slapwise/card-game'
import { findCatalogueItem } from '@slapwise/card-game/i18n'
import type { Seat } from '@slapwise/kernel'
import { bold } from '../../terminal/screen.ts'
import { type FranticFormatter, formatSentence } from './formatter.ts'
import { formatScoreTable } from './screens/score-table.ts'

/** What happened, in paragraphs: one for each turn, and one for each event. */
export function formatLog(t: FranticFormatter, facts: readonly VisibleFact[]): string[] {
  const paragraphs: string[][] = []
  let isOpen = false
  facts.forEach((told, i) => {
    const [before, after] = [facts[i - 1], facts[i + 1]]
    const apart = hasOwnParagraph(told)
    if (apart || !isOpen || beginsTurn(told, before, after)) paragraphs.push([])
    paragraphs.at(-1)!.push(...formatSentences(t, told))
    for (const text of formatAppendix(t, told)) paragraphs.push([text])
    isOpen = !apart
  })
  return paragraphs.filter(({ length }) => length > 0).map((sentences) => sentences.join(' '))
}

/** What has a paragraph of its own. */
const hasOwnParagraph = ({ kind }: VisibleFact): boolean => OWN_PARAGRAPH_KINDS.includes(kind)

const OWN_PARAGRAPH_KINDS: readonly VisibleFact['kind'][] = [
  'event',
  'drew-rules',
  'opened-hands',
  'round-over',
  'match-over',
]

function formatSentences(t: FranticFormatter, told: VisibleFact): string[] {
  if (told.kind === 'round-began')
    return [`${t.messages.tableStatus.round(told.round, null)}.`, ...formatFact(t, told)]
  if (told.kind === 'drew-rules') return []
  if (told.kind === 'event') return formatFact({ ...t, title: (id) => bold(`⚡ ${t.title(id)}`) }, told)
  return BOLD_KINDS.includes(told.kind) ? formatFact(t, told).map(bold) : formatFact(t, told)
}

const BOLD_KINDS: readonly VisibleFact['kind'][] = ['round-over', 'match-over']

function formatFact(t: FranticFormatter, told: VisibleFact): string[] {
  const sentence = t.messages.log.formatFact(told, t)
  return sentence === null ? [] : [formatSentence(t, sentence)]
}

function formatAppendix(t: FranticFormatter, told: VisibleFact): string[] {
  if (told.kind === 'round-over') return formatScoreTable(t, told)
  return told.kind === 'drew-rules' ? told.rules.map((id) => formatRuleCard(t, id)) : []
}

function formatRuleCard({ setup, language }: FranticFormatter, id: string): string {
  const { name, text } = findCatalogueItem(setup, id)!
  return `${bold(`§ ${name[language]}.`)} ${text[language]}`
}

/** A card drawn in one's turn is known by what comes next: playing or passing. */
function beginsTurn(told: VisibleFact, before: VisibleFact | undefined, after: VisibleFact | undefined): boolean {
  switch (told.kind) {
    case 'round-began':
    case 'skipped':
      return true
    case 'played':
      return !isBy(told.seat, before, 'drew', 'played', 'activated')
    case 'drew':
      return isBy(told.seat, after, 'played', 'passed')
    default:
      return false
  }
}

const isBy = (seat: Seat, told: VisibleFact | undefined, ...kinds: readonly VisibleFact['kind'][]): boolean =>
  told !== undefined && kinds.includes(told.kind) && 'seat' in told && told.seat === seat
