import { confusableSkeletons, type MemberNumber } from '@slapwise/protocol'
import type { Member } from '../state/room-data.ts'
import type { RoomState } from '../state/room-state.ts'
import { RoomError } from './room-error.ts'

/** Comparing names closely is slow, and a refused client may try again and again. */
const skeletonCache = new WeakMap<Member, { readonly name: string; readonly skeletons: readonly string[] }>()

function cachedSkeletons(member: Member): readonly string[] {
  const { name } = member
  const cached = skeletonCache.get(member)
  if (cached?.name === name) return cached.skeletons
  const skeletons = confusableSkeletons(name)
  skeletonCache.set(member, { name, skeletons })
  return skeletons
}

/** Returns the name; throws if another member has one that looks like it. */
export function requireFreeName({ data }: RoomState, name: string, own: MemberNumber | null): string {
  const wantedSkeletons = confusableSkeletons(name)
  const isTaken = data.members.some(
    (member, number) =>
      number !== own &&
      !member.hasLeft &&
      cachedSkeletons(member).some((skeleton) => wantedSkeletons.includes(skeleton)),
  )
  if (isTaken) throw new RoomError('name-taken', `Another member is already called ${name}.`)
  return name
}
