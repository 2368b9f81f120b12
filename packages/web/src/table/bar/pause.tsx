import { useState } from 'react'
import type { PauseVote } from '../../game/source.ts'
import { Cup } from '../../look/print/cup.tsx'
import { useSpeech } from '../../words/index.tsx'
import { useAtTable } from '../at-table.tsx'
import { useBigScreen } from '../big-screen.ts'
import { useWho } from '../use-who.ts'
import './pause.css'

/** How one can vote: not at all for those who hold no cards, or on a screen that nobody taps. */
function useOwnVote({ voters }: PauseVote) {
  const { source, state } = useAtTable()
  const { seat } = state.match.own
  return { hasVoted: seat !== null && voters.includes(seat), vote: seat === null ? null : source.vote }
}

function Tally({ voters, needed }: PauseVote) {
  const { words } = useSpeech()
  if (voters.length === 0) return null
  return <span className="pause-tally">{words.company.votes(voters.length, needed)}</span>
}

/** Somebody wants a break, until enough do or nobody does any more. It can be ignored until somebody else wants it too. */
export function WantedPause({ pause }: { readonly pause: PauseVote }) {
  const { words } = useSpeech()
  const { state } = useAtTable()
  const isBigScreen = useBigScreen()
  const who = useWho(state)
  const { hasVoted, vote } = useOwnVote(pause)
  const [ignored, ignore] = useState('')
  const voters = pause.voters.join()
  if (pause.isPaused || voters === ignored) return null
  const others = pause.voters.filter((seat) => seat !== state.match.own.seat).map(who)
  return (
    <div className="pause-vote">
      <Cup />
      <p role="status">
        {words.company.wantPause(others, hasVoted)} <Tally {...pause} />
      </p>
      {vote && (
        <button type="button" className={`button ${hasVoted ? 'quiet' : ''}`} onClick={() => vote(!hasVoted)}>
          {hasVoted ? words.company.neverMind : words.company.meToo}
        </button>
      )}
      {!hasVoted && !isBigScreen && (
        <button
          type="button"
          className="pause-ignore"
          aria-label={words.company.notNow}
          onClick={() => ignore(voters)}
        >
          ×
        </button>
      )}
    </div>
  )
}

/** The bar during a break: nothing is asked but whether to go on. */
export function PausedBar({ pause }: { readonly pause: PauseVote }) {
  const { words } = useSpeech()
  const { hasVoted, vote } = useOwnVote(pause)
  return (
    <section className="bar paused" tabIndex={-1}>
      <div className="asked">
        <Cup />
        <strong role="status">
          {words.company.paused} <Tally {...pause} />
        </strong>
      </div>
      {vote && (
        <button type="button" className="button" aria-pressed={hasVoted} onClick={() => vote(!hasVoted)}>
          {words.company.resume}
        </button>
      )}
    </section>
  )
}
