import { useEffect, useMemo, useRef, useState } from 'react'
import { navigate } from '../../browser/navigate.ts'
import { useI18n } from '../../i18n/index.tsx'
import { CardsIndex, type ChosenTags, type ReferenceFilter } from './cards-index.tsx'
import { ReferenceEntry } from './reference-entry.tsx'
import type { ListedItem } from './reference-item.ts'
import { searchItems } from './search-items.ts'
import { useAddressHash } from './use-address-hash.ts'
import '../../ui/style/page.css'
import './cards-page.css'

export interface ReferenceSection {
  readonly id: string
  readonly title: string
}

interface Props {
  /** In the order of the page: all items of a section follow each other. */
  readonly items: readonly ListedItem[]
  readonly sections: readonly ReferenceSection[]
  readonly filters: readonly ReferenceFilter[]
  readonly related: ReadonlyMap<string, readonly string[]>
}

/** The reference page of a game: everything there is, with a search, filters and an index. Each item has an address. */
export function CardsPage({ items, sections, filters, related }: Props) {
  const { messages } = useI18n()
  const [query, setQuery] = useState('')
  const [chosenTags, setChosenTags] = useState<ChosenTags>({})
  const target = useAddressHash()
  const shown = useMemo(() => {
    const isChosen = ({ tags }: ListedItem) =>
      Object.entries(chosenTags).every(([filter, tag]) => tags[filter]?.includes(tag))
    return searchItems(items.filter(isChosen), query)
  }, [items, chosenTags, query])

  // A link to something that search or filters hide shows it all the same.
  const [shownTarget, setShownTarget] = useState('')
  if (target !== shownTarget) {
    setShownTarget(target)
    setQuery('')
    setChosenTags({})
  }
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (target === '') return
    const entry = list.current!.querySelector(`#${CSS.escape(target)}`)
    entry?.scrollIntoView({ block: 'start' })
    entry?.querySelector<HTMLElement>('h3 a')?.focus({ preventScroll: true })
  }, [target])

  const titles = new Map(items.map(({ id, title }) => [id, title]))
  const isSearching = query.trim() !== ''
  // Search results come by relevance, without sections.
  const parts = isSearching ? [{ id: 'found', title: messages.cards.found(shown.length) }] : sections
  const partItems = (part: string) => (isSearching ? shown : shown.filter(({ section }) => section === part))
  return (
    <main className="page cards-page">
      <h1>{messages.cards.title}</h1>
      <search className="cards-bar">
        <input
          type="search"
          aria-label={messages.cards.search}
          placeholder={messages.cards.search}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <CardsIndex
          sections={sections}
          filters={filters}
          items={shown}
          chosenTags={chosenTags}
          onChoose={setChosenTags}
        />
      </search>
      <p className="visually-hidden" aria-live="polite">
        {isSearching && messages.cards.found(shown.length)}
      </p>
      <div className="cards-sections" ref={list}>
        {shown.length === 0 && <p>{messages.cards.noResults}</p>}
        {parts.map(({ id, title }) => {
          const listed = partItems(id)
          if (listed.length === 0) return null
          return (
            <section key={id} aria-labelledby={`section-${id}`}>
              <h2 id={`section-${id}`}>{title}</h2>
              <ul className="cards-list">
                {listed.map((item) => (
                  <li key={item.id} id={item.id} className={item.id === target ? 'is-target' : ''}>
                    <ReferenceEntry
                      item={item}
                      picture={item.renderPicture()}
                      title={<a href={`#${item.id}`}>{item.title}</a>}
                      related={(related.get(item.id) ?? []).map((other) => (
                        <a key={other} href={`#${other}`}>
                          {titles.get(other)}
                        </a>
                      ))}
                    />
                  </li>
                ))}
              </ul>
            </section>
          )
        })}
        <button type="button" className="button quiet" onClick={() => navigate('/')}>
          {messages.cards.backToStart}
        </button>
      </div>
    </main>
  )
}
