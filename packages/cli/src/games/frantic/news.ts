import type { Told } from '@slapwise/card-game'
import { kindOf } from '@slapwise/card-game/words'
import type { Seat } from '@slapwise/kernel'
import { bold } from '../../terminal/screen.ts'
import { scoreTable } from './screens/score-table.ts'
import { rendered, type Teller } from './teller.ts'

/** What happened, in paragraphs: one for each turn, and one for each event. */
export function newsLines(t: Teller, facts: readonly Told[]): string[] {
  const paragraphs: string[][] = []
  let isOpen = false
  facts.forEach((told, i) => {
    const [before, after] = [facts[i - 1], facts[i + 1]]
    const apart = standsApart(told)
    if (apart || !isOpen || beginsTurn(told, before, after)) paragraphs.push([])
    paragraphs.at(-1)!.push(...sentencesFor(t, told))
    for (const text of paragraphsAfter(t, told)) paragraphs.push([text])
    isOpen = !apart
  })
  return paragraphs.filter(({ length }) => length > 0).map((sentences) => sentences.join(' '))
}

/** What has a paragraph of its own. */
const standsApart = ({ kind }: Told): boolean => APART.includes(kind)

const APART: readonly Told['kind'][] = ['event', 'drew-rules', 'opened-hands', 'round-over', 'match-over']

function sentencesFor(t: Teller, told: Told): string[] {
  if (told.kind === 'round-began') return [`${t.words.lies.round(told.round, null)}.`, ...said(t, told)]
  if (told.kind === 'drew-rules') return []
  if (told.kind === 'event') return said({ ...t, title: (id) => bold(`⚡ ${t.title(id)}`) }, told)
  return LOUD.includes(told.kind) ? said(t, told).map(bold) : said(t, told)
}

const LOUD: readonly Told['kind'][] = ['round-over', 'match-over']

function said(t: Teller, told: Told): string[] {
  const sentence = t.words.log.sentence(told, t)
  return sentence === null ? [] : [rendered(t, sentence)]
}

function paragraphsAfter(t: Teller, told: Told): string[] {
  if (told.kind === 'round-over') return scoreTable(t, told)
  return told.kind === 'drew-rules' ? told.rules.map((id) => ruleWords(t, id)) : []
}

function ruleWords({ setup, language }: Teller, id: string): string {
  const { name, text } = kindOf(setup, id)!
  return `${bold(`§ ${name[language]}.`)} ${text[language]}`
}

/** A card drawn in one's turn is known by what comes next: playing or passing. */
function beginsTurn(told: Told, before: Told | undefined, after: Told | undefined): boolean {
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

const isBy = (seat: Seat, told: Told | undefined, ...kinds: readonly Told['kind'][]): boolean =>
  told !== undefined && kinds.includes(told.kind) && 'seat' in told && told.seat === seat
