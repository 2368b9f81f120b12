import type { ReactNode } from 'react'
import { useI18n } from '../../i18n/index.tsx'
import type { ReferenceItem } from './reference-item.ts'
import './reference-entry.css'

interface Props {
  readonly item: ReferenceItem
  readonly picture: ReactNode
  readonly title?: ReactNode
  /** Links to the items that it meets. */
  readonly related?: readonly ReactNode[]
}

/** Everything there is to know about a card or an event, on the cards page and at the table. */
export function ReferenceEntry({ item, picture, title = item.title, related = [] }: Props) {
  const { messages } = useI18n()
  return (
    <article className="reference-entry">
      {picture}
      <div>
        <h3>{title}</h3>
        <p>{item.text}</p>
        <dl>
          {item.facts.map(({ id, label, value }) => (
            <div key={id} data-fact={id}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Rulings rulings={item.rulings} />
        {item.variants.map((variant) => (
          <section key={variant.title}>
            <h4>{variant.title}</h4>
            <p>{variant.text}</p>
            <Rulings rulings={variant.rulings} />
          </section>
        ))}
        {related.length > 0 && (
          <p className="related-items">
            <span>{messages.cards.related}</span> {related}
          </p>
        )}
      </div>
    </article>
  )
}

function Rulings({ rulings }: { readonly rulings: readonly string[] }) {
  if (rulings.length === 0) return null
  return (
    <ul>
      {rulings.map((ruling) => (
        <li key={ruling}>{ruling}</li>
      ))}
    </ul>
  )
}
