import type { ReactNode } from 'react'
import './table-notice.css'

/** Something to decide beside the match: what it is, and the buttons for it. */
export const TableNotice = ({ text, children }: { readonly text: string; readonly children: ReactNode }) => (
  <div className="table-notice">
    <p role="status">{text}</p>
    {children}
  </div>
)
