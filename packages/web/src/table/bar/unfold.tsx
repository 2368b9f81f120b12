import type { ReactNode } from 'react'
import './unfold.css'

/** What needs more room than the bar has: it unfolds upward over the table, and nothing has to move for it. */
export const Unfold = ({ children }: { readonly children: ReactNode }) => (
  <div className="unfold">{children}</div>
)
