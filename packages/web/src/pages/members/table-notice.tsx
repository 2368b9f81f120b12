import type { ReactNode } from 'react'
import './table-notice.css'

/** A notice on the table with buttons. */
export const TableNotice = ({ text, children }: { readonly text: string; readonly children: ReactNode }) => (
  <div className="table-notice">
    <p role="status">{text}</p>
    {children}
  </div>
)
