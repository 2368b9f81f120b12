import { useState } from 'react'
import { useI18n } from '../../i18n/index.tsx'
import type { PauseVote } from '../../match-sources/table-source.ts'
import { CoffeeCup } from '../../ui/print/coffee-cup.tsx'
import { useIsBigScreen } from '../big-screen.ts'
import { useTableContext } from '../table-context.tsx'
import { useSeatName } from '../use-seat-name.ts'
import './pause.css'

/** How one can vote: not at all for those who hold no cards, or on a screen that nobody taps. */
function useOwnPauseVote({ voterSeats }: PauseVote) {
  const { source, state } = useTableContext()
  const { seat } = state.match.own
  return { hasVoted: seat !== null && voterSeats.includes(seat), vote: seat === null ? null : source.vote }
}

function VoteTally({ voterSeats, needed }: PauseVote) {
  const { messages } = useI18n()
  if (voterSeats.length === 0) return null
  return <span className="pause-tally">{messages.members.voteCount(voterSeats.length, needed)}</span>
}

/** Somebody wants a break, until enough do or nobody does any more. It can be ignored until somebody else wants it too. */
export function PauseVoteNotice({ pause }: { readonly pause: PauseVote }) {
  const { messages } = useI18n()
  const { state } = useTableContext()
  const isBigScreen = useIsBigScreen()
  const nameOfSeat = useSeatName(state)
  const { hasVoted, vote } = useOwnPauseVote(pause)
  const [ignored, ignore] = useState('')
  const voters = pause.voterSeats.join()
  if (pause.isPaused || voters === ignored) return null
  const others = pause.voterSeats.filter((seat) => seat !== state.match.own.seat).map(nameOfSeat)
  return (
    <div className="pause-vote">
      <CoffeeCup />
      <p role="status">
        {messages.members.pauseVoters(others, hasVoted)} <VoteTally {...pause} />
      </p>
      {vote && (
        <button type="button" className={`button ${hasVoted ? 'quiet' : ''}`} onClick={() => vote(!hasVoted)}>
          {hasVoted ? messages.members.withdrawPauseVote : messages.members.joinPauseVote}
        </button>
      )}
      {!hasVoted && !isBigScreen && (
        <button
          type="button"
          className="pause-ignore"
          aria-label={messages.members.ignorePauseVote}
          onClick={() => ignore(voters)}
        >
          ×
        </button>
      )}
    </div>
  )
}

/** The bar during a break: nothing is asked but whether to go on. */
export function PausedPromptBar({ pause }: { readonly pause: PauseVote }) {
  const { messages } = useI18n()
  const { hasVoted, vote } = useOwnPauseVote(pause)
  return (
    <section className="prompt-bar paused" tabIndex={-1}>
      <div className="prompt-question">
        <CoffeeCup />
        <strong role="status">
          {messages.members.pausedTitle} <VoteTally {...pause} />
        </strong>
      </div>
      {vote && (
        <button type="button" className="button" aria-pressed={hasVoted} onClick={() => vote(!hasVoted)}>
          {messages.members.resumeMatch}
        </button>
      )}
    </section>
  )
}
