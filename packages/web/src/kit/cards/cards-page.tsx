import { type ReactNode, useMemo, useState } from 'react'
import { go } from '../../browser/go.ts'
import { Chips } from '../../look/controls/chips.tsx'
import { Entry } from '../../look/controls/entry.tsx'
import { useSpeech } from '../../words/index.tsx'
import './cards-page.css'
import { tells } from './search.ts'
import '../../look/style/page.css'

/** Something that can be looked up. */
export interface Listed {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly rulings?: readonly string[]
  /** What else people call what it does. */
  readonly alias: string | undefined
  readonly group: string
  readonly picture: () => ReactNode
}

interface Props {
  readonly things: readonly Listed[]
  readonly groups: readonly string[]
  nameOf(group: string): string
}

/** All that is in the box of a game, to look things up and to browse. */
export function CardsPage({ things, groups, nameOf }: Props) {
  const { words } = useSpeech()
  const [sought, seek] = useState('')
  const [group, setGroup] = useState<string | null>(null)
  const shown = useMemo(
    () => things.filter((thing) => (group === null || thing.group === group) && isSought(thing, sought)),
    [things, group, sought],
  )
  return (
    <main className="page cards-page">
      <h1>{words.cards.title}</h1>
      <div className="cards-search">
        <label>
          {words.cards.search}
          <input type="search" value={sought} onChange={(event) => seek(event.target.value)} />
        </label>
        <div className="chips">
          <Chips
            options={groups}
            isChosen={(name) => group === name}
            label={nameOf}
            onChoose={(name) => setGroup(group === name ? null : name)}
          />
        </div>
      </div>
      {shown.length === 0 && <p>{words.cards.nothing}</p>}
      <ul className="cards-list">
        {shown.map(({ id, picture, alias: _, ...said }) => (
          <li key={id}>
            <Entry picture={picture()} {...said} />
          </li>
        ))}
      </ul>
      <button type="button" className="button quiet" onClick={() => go('/')}>
        {words.cards.home}
      </button>
    </main>
  )
}

/** By its name, what it does, and what people call that. */
const isSought = ({ title, text, rulings = [], alias = '' }: Listed, sought: string): boolean =>
  tells([title, text, alias, ...rulings], sought)
