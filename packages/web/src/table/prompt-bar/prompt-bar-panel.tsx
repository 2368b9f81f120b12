import { type ReactNode, useLayoutEffect, useRef } from 'react'
import './prompt-bar-panel.css'

/** The part of an answer form that does not fit beside the question: it unfolds below it, and the sheet grows upwards. */
export function PromptBarPanel({ children }: { readonly children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => reportHeightToDrawer(panel.current!), [])
  useLayoutEffect(() => markExpanded(panel.current!), [])
  return (
    <div ref={panel} className="prompt-bar-panel">
      {children}
    </div>
  )
}

/** Passes to the drawer how far the sheet rises above the bar: an open drawer ends above it. */
function reportHeightToDrawer(panel: HTMLElement): () => void {
  const bar = panel.closest<HTMLElement>('.prompt-bar')!
  const sheet = panel.parentElement!
  const apply = (height: number) =>
    document
      .querySelector<HTMLElement>('.drawer-body')
      ?.style.setProperty('--prompt-panel-height', `${height}px`)
  const observer = new ResizeObserver(() =>
    apply(Math.max(0, bar.getBoundingClientRect().top - sheet.getBoundingClientRect().top)),
  )
  observer.observe(sheet)
  return () => {
    observer.disconnect()
    apply(0)
  }
}

/**
 * Marks the bar and the table as expanded by an attribute. `:has()` in a style sheet would be evaluated for half of the
 * table on each change.
 */
function markExpanded(panel: HTMLElement): () => void {
  const bar = panel.closest<HTMLElement>('.prompt-bar')
  const table = panel.closest<HTMLElement>('.table > .prompt-bar')?.parentElement
  const apply = (isExpanded: boolean) => {
    bar?.toggleAttribute('data-expanded', isExpanded)
    table?.toggleAttribute('data-expanded', isExpanded)
  }
  const update = () => apply(panel.hasChildNodes())
  const observer = new MutationObserver(update)
  observer.observe(panel, { childList: true })
  update()
  return () => {
    observer.disconnect()
    apply(false)
  }
}
