import type { TableState } from '../../game/source.ts'
import { Avatar } from '../../look/avatar.tsx'
import { useSpeech } from '../../words/index.tsx'
import { isOver } from './is-over.ts'
import { Confetti } from './score-confetti.tsx'
import './score-poster.css'

interface Props {
  readonly state: TableState
  readonly title: string
  readonly ended: string | null
}

/** Which round it was and how it ended; a poster for whoever has won. */
export function ScoreHead({ state, title, ended }: Props) {
  const isShared = state.match.table.winners.length > 1
  return (
    <header className={`score-head ${isShared ? 'shared' : ''}`}>
      {isOver(state) && <Confetti />}
      {isOver(state) && <Winners state={state} />}
      <h2 id="score-title">{title}</h2>
      {ended !== null && <p>{ended}</p>}
    </header>
  )
}

function Winners({ state: { people, match } }: Pick<Props, 'state'>) {
  const { words } = useSpeech()
  return (
    <div className="score-winners">
      {match.table.winners.map((seat) => {
        const { name, avatar, isBot } = people[seat]
        return <Avatar key={seat} name={name ?? words.bots[seat]} avatar={avatar} isBot={isBot} />
      })}
    </div>
  )
}
