import { type ReactNode, useLayoutEffect, useRef } from 'react'
import './prompt-bar-panel.css'

/** The part of an answer form that does not fit into the bar: it opens upwards over the table, so that nothing else moves. */
export function PromptBarPanel({ children }: { readonly children: ReactNode }) {
  const unfold = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => reportHeightToDrawer(unfold.current!), [])
  useLayoutEffect(() => markExpanded(unfold.current!), [])
  return (
    <div ref={unfold} className="prompt-bar-panel">
      {children}
    </div>
  )
}

/** Tells the drawer the height of this panel: an open drawer ends above it. */
function reportHeightToDrawer(unfold: HTMLElement): () => void {
  const tell = (height: number) =>
    document
      .querySelector<HTMLElement>('.drawer-body')
      ?.style.setProperty('--prompt-panel-height', `${height}px`)
  const observer = new ResizeObserver(([{ borderBoxSize }]) => tell(borderBoxSize[0]?.blockSize ?? 0))
  observer.observe(unfold)
  return () => {
    observer.disconnect()
    tell(0)
  }
}

/**
 * Marks the bar and the table as expanded by an attribute. `:has()` in a style sheet would be evaluated for half of the
 * table on each change.
 */
function markExpanded(unfold: HTMLElement): () => void {
  const bar = unfold.closest<HTMLElement>('.prompt-bar')
  const table = unfold.closest<HTMLElement>('.table > .prompt-bar')?.parentElement
  const tell = (isUnfolded: boolean) => {
    bar?.toggleAttribute('data-expanded', isUnfolded)
    table?.toggleAttribute('data-expanded', isUnfolded)
  }
  const look = () => tell(unfold.hasChildNodes())
  const observer = new MutationObserver(look)
  observer.observe(unfold, { childList: true })
  look()
  return () => {
    observer.disconnect()
    tell(false)
  }
}
