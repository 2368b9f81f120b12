import { Fragment } from 'react'
import type { RulesText } from './rules-chapter.ts'

/** Names for the references in a text. */
export interface NameResolver {
  readonly game: string
  /** The name of a card or an event. */
  nameOf(id: string): string
  /** The title of a chapter. */
  titleOf(chapter: string): string
}

interface Props {
  readonly text: RulesText
  readonly names: NameResolver
}

export const RulesParagraphs = ({ text, names }: Props) =>
  text.map((part, i) => {
    if (typeof part === 'string')
      return (
        <p key={i}>
          <LinkedText text={part} names={names} />
        </p>
      )
    const List = 'steps' in part ? 'ol' : 'ul'
    return (
      <List key={i}>
        {('steps' in part ? part.steps : part).map((item) => (
          <li key={item}>
            <LinkedText text={item} names={names} />
          </li>
        ))}
      </List>
    )
  })

const REFERENCE = /\{([^}]+)\}/

/** A text with links in place of its references. */
export function LinkedText({ text, names }: { readonly text: string; readonly names: NameResolver }) {
  return text.split(REFERENCE).map((part, i) => {
    if (i % 2 === 0) return <Fragment key={i}>{part}</Fragment>
    const isChapter = part.startsWith('#')
    return (
      <a key={i} href={isChapter ? part : `/cards/${names.game}#${part}`}>
        {isChapter ? names.titleOf(part.slice(1)) : names.nameOf(part)}
      </a>
    )
  })
}
