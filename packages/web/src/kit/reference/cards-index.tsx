import { useId, useRef } from 'react'
import { useI18n } from '../../i18n/index.tsx'
import { Chips } from '../../ui/controls/chips.tsx'
import type { ReferenceSection } from './cards-page.tsx'
import { type ChosenTags, type ReferenceFilter, toggleTag } from './reference-filter.ts'
import type { ListedItem } from './reference-item.ts'

interface Props {
  readonly sections: readonly ReferenceSection[]
  readonly filters: readonly ReferenceFilter[]
  /** The items that are shown. */
  readonly items: readonly ListedItem[]
  readonly chosenTags: ChosenTags
  onChoose(tags: ChosenTags): void
}

/** Filters, and links to all that is shown: a column on wide screens, a panel behind a button on narrow ones. */
export function CardsIndex({ sections, filters, items, chosenTags, onChoose }: Props) {
  const { messages } = useI18n()
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  const chosenCount = Object.values(chosenTags).flat().length
  return (
    <>
      <button type="button" className="chip" popoverTarget={id}>
        {messages.cards.index(chosenCount)}
      </button>
      <nav id={id} ref={panel} popover="auto" className="cards-index" aria-label={messages.cards.index(0)}>
        {filters.map((filter) => (
          <FilterChips key={filter.id} filter={filter} chosenTags={chosenTags} onChoose={onChoose} />
        ))}
        {sections.map((section) => {
          const listed = items.filter((item) => item.section === section.id)
          if (listed.length === 0) return null
          return (
            <section key={section.id}>
              <h2>{section.title}</h2>
              <ul>
                {listed.map((item) => (
                  <li key={item.id}>
                    <a href={`#${item.id}`} onClick={() => panel.current!.hidePopover()}>
                      {item.title}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          )
        })}
      </nav>
    </>
  )
}

interface FilterProps extends Pick<Props, 'chosenTags' | 'onChoose'> {
  readonly filter: ReferenceFilter
}

function FilterChips({ filter: { id, title, options }, chosenTags, onChoose }: FilterProps) {
  return (
    <fieldset className="chips">
      <legend>{title}</legend>
      <Chips
        options={options.map((option) => option.id)}
        isChosen={(option) => chosenTags[id]?.includes(option) ?? false}
        label={(option) => {
          const { mark, label } = options.find((one) => one.id === option)!
          return (
            <>
              {mark} <span>{label}</span>
            </>
          )
        }}
        onChoose={(option) => onChoose(toggleTag(chosenTags, id, option))}
      />
    </fieldset>
  )
}
