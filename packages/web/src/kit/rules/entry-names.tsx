import type { ReactNode } from 'react'

interface Props {
  readonly game: string
  readonly ids: readonly string[]
  nameOf(id: string): string
}

const EntryLink = ({ game, id, nameOf }: Omit<Props, 'ids'> & { readonly id: string }) => (
  <a href={`/cards/${game}#${id}`}>{nameOf(id)}</a>
)

interface ListProps extends Props {
  readonly title: string
  readonly isNumbered?: boolean
}

/** A list of links to entries of the reference. */
export function EntryNames({ title, ids, isNumbered = false, ...entry }: ListProps) {
  const List = isNumbered ? 'ol' : 'ul'
  return (
    <>
      <h3>{title}</h3>
      <List className="rules-names">
        {ids.map((id) => (
          <li key={id}>
            <EntryLink id={id} {...entry} />
          </li>
        ))}
      </List>
    </>
  )
}

/** The same in a line. */
export const EntryNameSeries = ({ ids, ...entry }: Props): ReactNode =>
  ids.map((id, i) => (
    <span key={id}>
      {i > 0 && ', '}
      <EntryLink id={id} {...entry} />
    </span>
  ))
