import type { ReactNode } from 'react'
import './reference-entry.css'

interface Props {
  readonly picture: ReactNode
  readonly title: string
  readonly text: string
  readonly rulings?: readonly string[]
  readonly children?: ReactNode
}

/** The reference entry of a card or an event: its text and the rulings on it. */
export function ReferenceEntry({ picture, title, text, rulings = [], children }: Props) {
  return (
    <article className="reference-entry">
      {picture}
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
        {rulings.length > 0 && (
          <ul>
            {rulings.map((ruling) => (
              <li key={ruling}>{ruling}</li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </article>
  )
}
