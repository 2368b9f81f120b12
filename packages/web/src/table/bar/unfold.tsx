import { type ReactNode, useLayoutEffect, useRef } from 'react'
import './unfold.css'

/** What needs more room than the bar has: it unfolds upward over the table, and nothing has to move for it. */
export function Unfold({ children }: { readonly children: ReactNode }) {
  const unfold = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => keepOffDrawer(unfold.current!), [])
  return (
    <div ref={unfold} className="unfold">
      {children}
    </div>
  )
}

/** An open drawer ends where this begins, however high it is. */
function keepOffDrawer(unfold: HTMLElement): () => void {
  const tell = (height: number) =>
    document.querySelector<HTMLElement>('.drawer-body')?.style.setProperty('--unfolded', `${height}px`)
  const observer = new ResizeObserver(([{ borderBoxSize }]) => tell(borderBoxSize[0]?.blockSize ?? 0))
  observer.observe(unfold)
  return () => {
    observer.disconnect()
    tell(0)
  }
}
