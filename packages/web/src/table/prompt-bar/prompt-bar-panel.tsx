import { type ReactNode, useLayoutEffect, useRef } from 'react'
import './prompt-bar-panel.css'

/** The part of an answer form that does not fit into the bar: it opens upwards over the table, so that nothing else moves. */
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

/** Passes the height of this panel to the drawer: an open drawer ends above it. */
function reportHeightToDrawer(panel: HTMLElement): () => void {
  const apply = (height: number) =>
    document
      .querySelector<HTMLElement>('.drawer-body')
      ?.style.setProperty('--prompt-panel-height', `${height}px`)
  const observer = new ResizeObserver(([{ borderBoxSize }]) => apply(borderBoxSize[0]?.blockSize ?? 0))
  observer.observe(panel)
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
