import { useDeferredValue, useMemo } from 'react'
import { navigate } from '../../browser/navigate.ts'
import { useI18n } from '../../i18n/index.tsx'
import { CardsIndex } from './cards-index.tsx'
import { CardsList } from './cards-list.tsx'
import { EMPTY_ADDRESS, type ReferenceAddress } from './reference-address.ts'
import { filterItems, type ReferenceFilter } from './reference-filter.ts'
import type { ListedItem } from './reference-item.ts'
import { searchItems } from './search-items.ts'
import { useReferenceAddress } from './use-reference-address.ts'
import '../../ui/style/page.css'
import './cards-page.css'
import './cards-print.css'

export interface ReferenceSection {
  readonly id: string
  readonly title: string
}

interface Props {
  readonly gameName: string
  /** In the order of the page: all items of a section follow each other. */
  readonly items: readonly ListedItem[]
  readonly sections: readonly ReferenceSection[]
  readonly filters: readonly ReferenceFilter[]
  readonly related: ReadonlyMap<string, readonly string[]>
}

/** More than a phone shows at first: the rest is rendered once these are painted. */
const FIRST_ITEMS = 6

/** The reference page of a game: everything there is, with a search, filters and an index. Each item has an address. */
export function CardsPage({ gameName, items, sections, filters, related }: Props) {
  const { messages } = useI18n()
  const [address, replaceAddress] = useReferenceAddress(filters)
  const { query, chosenTags, shown, isNarrowed } = useMemo(() => narrow(items, address), [items, address])
  const listed = useDeferredValue(shown, shown.slice(0, FIRST_ITEMS))
  const titles = useMemo(() => new Map(items.map(({ id, title }) => [id, title])), [items])
  const isSearching = query.trim() !== ''
  return (
    <main className="page cards-page">
      <header>
        <p>{gameName}</p>
        <h1>{messages.cards.title}</h1>
      </header>
      <search className="cards-bar">
        <input
          type="search"
          aria-label={messages.cards.search}
          placeholder={messages.cards.search}
          value={query}
          onChange={(event) => replaceAddress({ query: event.target.value, chosenTags, entry: '' })}
        />
        <CardsIndex
          sections={sections}
          filters={filters}
          items={shown}
          chosenTags={chosenTags}
          onChoose={(tags) => replaceAddress({ query, chosenTags: tags, entry: '' })}
        />
      </search>
      <div className="cards-sections">
        <p className="cards-count">
          <span role="status">{isNarrowed && messages.cards.found(shown.length, items.length)}</span>{' '}
          {isNarrowed && (
            <button type="button" className="chip" onClick={() => replaceAddress(EMPTY_ADDRESS)}>
              {messages.cards.showAll}
            </button>
          )}
        </p>
        {shown.length === 0 && <p>{messages.cards.noResults}</p>}
        <CardsList
          items={listed}
          // Search results come by relevance, without sections.
          sections={isSearching ? null : sections}
          target={address.entry}
          titles={titles}
          related={related}
        />
        <button type="button" className="button quiet" onClick={() => navigate('/')}>
          {messages.cards.backToStart}
        </button>
      </div>
    </main>
  )
}

/** Applies search and filters, unless they hide the item that the address leads to. */
function narrow(items: readonly ListedItem[], { query, chosenTags, entry }: ReferenceAddress) {
  const shown = searchItems(filterItems(items, chosenTags), query)
  const isHidden = ({ id }: ListedItem) => id === entry && !shown.some((item) => item.id === id)
  if (items.some(isHidden)) return { query: '', chosenTags: {}, shown: items, isNarrowed: false }
  return { query, chosenTags, shown, isNarrowed: query.trim() !== '' || Object.keys(chosenTags).length > 0 }
}
