import type { ReactNode } from 'react'

interface Props {
  readonly caption: string
  readonly head?: readonly string[]
  /** The first cell of a row is its heading. */
  readonly rows: readonly (readonly ReactNode[])[]
}

/** A table of numbers from the engine. */
export const RulesTable = ({ caption, head, rows }: Props) => (
  <table className="rules-table">
    <caption>{caption}</caption>
    {head && (
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
    )}
    <tbody>
      {rows.map(([first, ...cells], row) => (
        <tr key={row}>
          <th scope="row">{first}</th>
          {cells.map((cell, i) => (
            <td key={i}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
