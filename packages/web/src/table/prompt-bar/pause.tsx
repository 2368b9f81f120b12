import { useState } from 'react'
import { useI18n } from '../../i18n/index.tsx'
import type { PauseVote } from '../../match-sources/table-source.ts'
import { CoffeeCup } from '../../ui/print/coffee-cup.tsx'
import { useIsBigScreen } from '../big-screen.ts'
import { useTableContext } from '../table-context.tsx'
import { useSeatName } from '../use-seat-name.ts'
import './pause.css'

/** The viewer's vote on a pause: null for spectators and on big screens. */
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

/** A vote on a pause. It can be dismissed until somebody else votes for it. */
export function PauseVoteNotice({ pause }: { readonly pause: PauseVote }) {
  const { messages } = useI18n()
  const { state } = useTableContext()
  const isBigScreen = useIsBigScreen()
  const nameOfSeat = useSeatName(state)
  const { hasVoted, vote } = useOwnPauseVote(pause)
  const [dismissedVoters, setDismissedVoters] = useState('')
  const voters = pause.voterSeats.join()
  if (pause.isPaused || voters === dismissedVoters) return null
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
          onClick={() => setDismissedVoters(voters)}
        >
          ×
        </button>
      )}
    </div>
  )
}

/** The prompt bar during a pause, with the vote on resuming. */
export function PausedPromptBar({ pause }: { readonly pause: PauseVote }) {
  const { messages } = useI18n()
  const { hasVoted, vote } = useOwnPauseVote(pause)
  return (
    <section className="prompt-bar paused" aria-label={messages.table.promptGroup} tabIndex={-1}>
      <div className="prompt-sheet prompt-head">
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
      </div>
    </section>
  )
}
