import { useId, useRef } from 'react'
import { useI18n } from '../../i18n/index.tsx'
import { Chips } from '../../ui/controls/chips.tsx'
import type { ReferenceSection } from './cards-page.tsx'
import type { ListedItem } from './reference-item.ts'

export interface ReferenceFilter {
  readonly id: string
  readonly title: string
  readonly options: readonly { readonly id: string; readonly label: string }[]
}

/** The chosen option of each filter that is in use. */
export type ChosenTags = Readonly<Record<string, string>>

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
  const toggle = (filter: string, option: string) => {
    const { [filter]: before, ...others } = chosenTags
    onChoose(before === option ? others : { ...others, [filter]: option })
  }
  const chosenCount = Object.keys(chosenTags).length
  return (
    <>
      <button type="button" className="chip" popoverTarget={id}>
        {messages.cards.index(chosenCount)}
      </button>
      <nav id={id} ref={panel} popover="auto" className="cards-index" aria-label={messages.cards.index(0)}>
        {filters.map((filter) => (
          <fieldset key={filter.id} className="chips">
            <legend>{filter.title}</legend>
            <Chips
              options={filter.options.map((option) => option.id)}
              isChosen={(option) => chosenTags[filter.id] === option}
              label={(option) => filter.options.find((one) => one.id === option)!.label}
              onChoose={(option) => toggle(filter.id, option)}
            />
          </fieldset>
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
