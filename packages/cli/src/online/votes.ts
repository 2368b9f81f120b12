import type { MemberNumber, RoomView } from '@slapwise/protocol'
import type { CliMessages } from '../i18n/index.ts'
import type { OnlineSession } from './online-session.ts'

/** Votes on the open motion, or withdraws the vote. */
export function toggleVote(session: OnlineSession): void {
  const { room, you } = session.state
  if (!room.vote || you === null) return
  const { topic, voters } = room.vote
  session.send({ type: 'vote', topic, isFor: !voters.includes(you) })
}

/** The votes so far and the votes needed; null if there are none, or if votes do not decide. */
export function formatVoteCount({ vote }: RoomView, messages: CliMessages): string | null {
  if (!vote || vote.votesNeeded === null || vote.voters.length === 0) return null
  return messages.room.voteCount(vote.voters.length, vote.votesNeeded)
}

/** Lines about new and withdrawn votes. */
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
  const details = [formatVoteCount(now, messages), isAsked ? messages.room.agreeHint : null].filter(
    (part) => part !== null,
  )
  const suffix = details.length === 0 ? '.' : `: ${details.join('; ')}.`
  return [
    ...voters
      .filter((member) => !earlierVoters.includes(member))
      .map((member) => votedFor[topic](nameOf(member)) + suffix),
    ...earlierVoters
      .filter((member) => !voters.includes(member) && !now.members[member].hasLeft)
      .map((member) => withdrewVote[topic](nameOf(member))),
  ]
}
