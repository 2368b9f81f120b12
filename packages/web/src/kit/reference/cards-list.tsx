import { memo, useEffect, useRef } from 'react'
import type { ReferenceSection } from './cards-page.tsx'
import { ReferenceEntry } from './reference-entry.tsx'
import type { ListedItem } from './reference-item.ts'

interface Props {
  readonly items: readonly ListedItem[]
  /** Null for one list without headings. */
  readonly sections: readonly ReferenceSection[] | null
  /** The item that the address leads to; it is scrolled to and focused. */
  readonly target: string
  readonly titles: ReadonlyMap<string, string>
  readonly related: ReadonlyMap<string, readonly string[]>
}

/** All entries, section by section. Memoized: typing renders the search field at once, and the list when there is time. */
export const CardsList = memo(function CardsList({ items, sections, target, titles, related }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const hasTarget = items.some(({ id }) => id === target)
  useEffect(
    () => (hasTarget ? revealEntry(list.current!.querySelector(`#${CSS.escape(target)}`)!) : undefined),
    [target, hasTarget],
  )

  const renderItems = (listed: readonly ListedItem[]) => (
    <ul className="cards-list">
      {listed.map((item) => (
        <ListedEntry
          key={item.id}
          item={item}
          isTarget={item.id === target}
          titles={titles}
          related={related.get(item.id)}
        />
      ))}
    </ul>
  )
  return (
    <div ref={list}>
      {sections === null
        ? renderItems(items)
        : sections.map(({ id, title }) => {
            const listed = items.filter(({ section }) => section === id)
            return (
              listed.length > 0 && (
                <section key={id} aria-labelledby={`section-${id}`}>
                  <h2 id={`section-${id}`}>{title}</h2>
                  {renderItems(listed)}
                </section>
              )
            )
          })}
    </div>
  )
})

/** The frames for which a target is kept in place. */
const SETTLING_FRAMES = 20

/**
 * Focuses an entry and scrolls to it, for several frames: the entries around it get their real heights only when they
 * are near the screen, and once more when the fonts have come. Returns a function that stops it.
 */
function revealEntry(entry: Element): () => void {
  let frame = 0
  let left = SETTLING_FRAMES
  const scroll = () => {
    entry.scrollIntoView({ block: 'start', behavior: 'instant' })
    left--
    if (left > 0) frame = requestAnimationFrame(scroll)
  }
  scroll()
  document.fonts.ready.then(() => {
    if (left >= 0) entry.scrollIntoView({ block: 'start', behavior: 'instant' })
  })
  entry.querySelector<HTMLElement>('h3 a')?.focus({ preventScroll: true })
  return () => {
    left = -1
    cancelAnimationFrame(frame)
  }
}

interface EntryProps {
  readonly item: ListedItem
  readonly isTarget: boolean
  readonly titles: ReadonlyMap<string, string>
  readonly related: readonly string[] | undefined
}

const ListedEntry = memo(function ListedEntry({ item, isTarget, titles, related = [] }: EntryProps) {
  return (
    <li id={item.id} className={isTarget ? 'is-target' : ''}>
      <ReferenceEntry
        item={item}
        picture={item.renderPicture()}
        title={<a href={`#${item.id}`}>{item.title}</a>}
        related={related.map((other) => (
          <a key={other} href={`#${other}`}>
            {titles.get(other)}
          </a>
        ))}
      />
    </li>
  )
})
