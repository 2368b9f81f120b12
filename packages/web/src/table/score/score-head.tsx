import type { Listener } from '@slapwise/card-game/words'
import { plain, type Sentence } from '@slapwise/card-game/words'
import { lastRoundOver } from '../../games/frantic/score/score-history.ts'
import type { FranticState } from '../../games/frantic/state.ts'
import { Avatar } from '../../look/avatar.tsx'
import { useSpeech } from '../../words/index.tsx'
import { Confetti } from './score-confetti.tsx'
import './score-poster.css'
import { useNamedSetup, useNames } from '../../games/frantic/use-names.ts'

interface Props {
  readonly state: FranticState
}

/** Which round it was and how it ended; a poster for whoever has won. */
export function ScoreHead({ state }: Props) {
  const { words } = useSpeech()
  const names = useNames(state)
  const setup = useNamedSetup(state)
  const { table, own } = state.match
  const listener: Listener = { setup, viewer: own.seat }
  const text = (sentence: Sentence) => plain(sentence, names)
  const over = lastRoundOver(state)
  const isOver = table.phase === 'over'
  const isShared = table.winners.length > 1
  return (
    <header className={`score-head ${isShared ? 'shared' : ''}`}>
      {isOver && <Confetti />}
      {isOver && <Winners state={state} />}
      <h2 id="score-title">
        {isOver ? text(words.score.wins(table.winners, listener)) : words.table.round(table.round)}
      </h2>
      {over && <p>{text(words.score.ended(over, listener))}</p>}
    </header>
  )
}

function Winners({ state: { people, match } }: Props) {
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
