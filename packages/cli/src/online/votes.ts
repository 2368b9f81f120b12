import type { MemberNumber, RoomView } from '@slapwise/protocol'
import type { CliMessages } from '../i18n/index.ts'
import type { OnlineSession } from './online-session.ts'

/** Votes for what is voted on now, or takes one's vote back. */
export function toggleVote(session: OnlineSession): void {
  const { room, you } = session.state
  if (!room.vote || you === null) return
  const { motion, voters } = room.vote
  session.send({ type: 'vote', motion, isFor: !voters.includes(you) })
}

/** How many are for it of how many that it takes; null where nobody is, or no number carries it. */
export function formatVoteCount({ vote }: RoomView, words: CliMessages): string | null {
  if (!vote || vote.needed === null || vote.voters.length === 0) return null
  return words.room.tally(vote.voters.length, vote.needed)
}

/** The members whose vote has changed: those who are for it now, and those who are not any more. */
export function formatVoteChanges(
  before: RoomView,
  now: RoomView,
  you: MemberNumber | null,
  words: CliMessages,
): readonly string[] {
  if (!now.vote || before.vote?.motion !== now.vote.motion) return []
  const { motion, voters } = now.vote
  const { voters: formerly } = before.vote
  const { votedFor: wants, withdrewVote: wantsNoMore } = words.room.changes
  const nameOf = (member: MemberNumber) => (member === you ? null : now.members[member].name)
  const isAsked =
    motion !== 'rematch' &&
    now.seats.some(({ member }) => member !== null && member === you) &&
    !voters.includes(you!)
  const tally = [formatVoteCount(now, words), isAsked ? words.room.agreeHint : null].filter(
    (part) => part !== null,
  )
  const more = tally.length === 0 ? '.' : `: ${tally.join('; ')}.`
  return [
    ...voters
      .filter((member) => !formerly.includes(member))
      .map((member) => wants[motion](nameOf(member)) + more),
    ...formerly
      .filter((member) => !voters.includes(member) && !now.members[member].hasLeft)
      .map((member) => wantsNoMore[motion](nameOf(member))),
  ]
}
