import type { MemberNumber, RoomView } from '@slapwise/protocol'
import type { CliMessages } from '../i18n/index.ts'
import type { OnlineSession } from './online-session.ts'

/** Votes for what is voted on now, or takes one's vote back. */
export function toggleVote(session: OnlineSession): void {
  const { room, you } = session.state
  if (!room.vote || you === null) return
  const { topic, voters } = room.vote
  session.send({ type: 'vote', topic, isFor: !voters.includes(you) })
}

/** How many are for it of how many that it takes; null where nobody is, or no number carries it. */
export function formatVoteCount({ vote }: RoomView, messages: CliMessages): string | null {
  if (!vote || vote.votesNeeded === null || vote.voters.length === 0) return null
  return messages.room.tally(vote.voters.length, vote.votesNeeded)
}

/** The members whose vote has changed: those who are for it now, and those who are not any more. */
export function formatVoteChanges(
  before: RoomView,
  now: RoomView,
  you: MemberNumber | null,
  messages: CliMessages,
): readonly string[] {
  if (!now.vote || before.vote?.topic !== now.vote.topic) return []
  const { topic, voters } = now.vote
  const { voters: earlierVoters } = before.vote
  const { votedFor, withdrewVote } = messages.room.changes
  const nameOf = (member: MemberNumber) => (member === you ? null : now.members[member].name)
  const isAsked =
    topic !== 'rematch' &&
    now.seats.some(({ member }) => member !== null && member === you) &&
    !voters.includes(you!)
  const tally = [formatVoteCount(now, messages), isAsked ? messages.room.agreeHint : null].filter(
    (part) => part !== null,
  )
  const more = tally.length === 0 ? '.' : `: ${tally.join('; ')}.`
  return [
    ...voters
      .filter((member) => !earlierVoters.includes(member))
      .map((member) => votedFor[topic](nameOf(member)) + more),
    ...earlierVoters
      .filter((member) => !voters.includes(member) && !now.members[member].hasLeft)
      .map((member) => withdrewVote[topic](nameOf(member))),
  ]
}
