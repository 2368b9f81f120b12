import { useId, useRef } from 'react'
import { useI18n } from '../../i18n/index.tsx'
import type { RulesChapter } from './rules-chapter.ts'

/** Links to all chapters: a column on wide screens, a panel behind a button on narrow ones. */
export function RulesIndex({ chapters }: { readonly chapters: readonly RulesChapter[] }) {
  const { index } = useI18n().messages.rules
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  return (
    <div className="rules-bar">
      <button type="button" className="chip" popoverTarget={id}>
        {index}
      </button>
      <nav id={id} ref={panel} popover="auto" className="rules-index" aria-label={index}>
        <ol>
          {chapters.map((chapter) => (
            <li key={chapter.id}>
              <a href={`#${chapter.id}`} onClick={() => panel.current!.hidePopover()}>
                {chapter.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  )
}
