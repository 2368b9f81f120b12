import type { TableState } from '../../game/source.ts'
import { Avatar } from '../../look/avatar.tsx'
import { useFaces } from '../use-faces.ts'
import { useWho } from '../use-who.ts'
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

function Winners({ state }: Pick<Props, 'state'>) {
  const { people, match } = state
  const faces = useFaces(state)
  const who = useWho(state)
  return (
    <div className="score-winners">
      {match.table.winners.map((seat) => {
        return <Avatar key={seat} name={who(seat)} avatar={faces[seat]} isBot={people[seat].isBot} />
      })}
    </div>
  )
}
