import type { TableState } from '../../game/source.ts'
import { hitsOf, type Presentations } from '../facts/presentation.ts'
import { useWho } from '../use-who.ts'
import { keyOf, type Teller } from './log-lines.ts'

interface Props {
  readonly facts: Presentations
  readonly state: TableState
  readonly teller: Teller
}

/** For those who listen: who goes for them, what turns the table over, and how a round has ended. The rest is in the log. */
export function Heard({ facts, state, teller }: Props) {
  const who = useWho(state)
  const { own, table } = state.match
  const isHit = (told: object) => hitsOf(told, facts).some(({ on }) => on === own.seat)
  const worth = state.fresh.filter((told) => isHit(told) || teller.accent(told) !== null)
  const lines = worth.map(teller.sentence).flatMap((sentence) => (sentence ? [teller.plain(sentence)] : []))
  const hasEnded = worth.some((told) => teller.accent(told) === 'end')
  const isCounted = hasEnded && table.scores.some((points) => points !== 0)
  const scores = isCounted ? table.scores.map((points, seat) => `${who(seat)} ${points}`).join(', ') : ''
  return (
    <div className="visually-hidden" aria-live="polite">
      {worth.length > 0 && <p key={keyOf(worth[0])}>{[...lines, scores].join(' ')}</p>}
    </div>
  )
}
