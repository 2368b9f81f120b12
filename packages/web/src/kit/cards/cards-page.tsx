import { type ReactNode, useMemo, useState } from 'react'
import { navigate } from '../../browser/navigate.ts'
import { useI18n } from '../../i18n/index.tsx'
import { Chips } from '../../ui/controls/chips.tsx'
import { ReferenceEntry } from '../../ui/controls/reference-entry.tsx'
import './cards-page.css'
import { containsAllWords } from './contains-all-words.ts'
import '../../ui/style/page.css'

/** A card, an event or a rule on the reference page. */
export interface CardEntry {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly rulings?: readonly string[]
  /** Other words that players use for it; only the search reads them. */
  readonly alias: string | undefined
  readonly group: string
  readonly renderPicture: () => ReactNode
}

interface Props {
  readonly entries: readonly CardEntry[]
  readonly groups: readonly string[]
  groupName(group: string): string
}

/** The reference page of a game: all cards and events, with a search and a filter by group. */
export function CardsPage({ entries, groups, groupName }: Props) {
  const { messages } = useI18n()
  const [query, setQuery] = useState('')
  const [group, setGroup] = useState<string | null>(null)
  const shown = useMemo(
    () => entries.filter((entry) => (group === null || entry.group === group) && matchesSearch(entry, query)),
    [entries, group, query],
  )
  return (
    <main className="page cards-page">
      <h1>{messages.cards.title}</h1>
      <div className="cards-search">
        <label>
          {messages.cards.search}
          <input type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
        </label>
        <div className="chips">
          <Chips
            options={groups}
            isChosen={(name) => group === name}
            label={groupName}
            onChoose={(name) => setGroup(group === name ? null : name)}
          />
        </div>
      </div>
      {shown.length === 0 && <p>{messages.cards.noResults}</p>}
      <ul className="cards-list">
        {shown.map(({ id, renderPicture, alias: _, ...texts }) => (
          <li key={id}>
            <ReferenceEntry picture={renderPicture()} {...texts} />
          </li>
        ))}
      </ul>
      <button type="button" className="button quiet" onClick={() => navigate('/')}>
        {messages.cards.backToStart}
      </button>
    </main>
  )
}

/** Searches the title, the texts and the alias. */
const matchesSearch = ({ title, text, rulings = [], alias = '' }: CardEntry, query: string): boolean =>
  containsAllWords([title, text, alias, ...rulings], query)
