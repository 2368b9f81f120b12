import { type ReactNode, useLayoutEffect, useRef } from 'react'
import './prompt-bar-panel.css'

/** What needs more room than the bar has: it unfolds upward over the table, and nothing has to move for it. */
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

/** An open drawer ends where this begins, however high it is. */
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
 * Bar and table say so themselves: what a style finds out with `:has()`, it finds out anew for half the table whenever
 * anything comes or goes there.
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
