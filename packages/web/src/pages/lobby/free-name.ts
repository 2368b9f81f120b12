import type { RoomView } from '@slapwise/protocol'

export const LONGEST_NAME = 24

const bare = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

/** A name like this one that nobody here has: the second Ada, the third. */
export function freeName({ members }: Pick<RoomView, 'members'>, name: string): string {
  const taken = new Set(members.filter(({ hasLeft }) => !hasLeft).map((member) => bare(member.name)))
  for (let number = 2; ; number++) {
    const ending = ` ${number}`
    const proposal = name.trim().slice(0, LONGEST_NAME - ending.length) + ending
    if (!taken.has(bare(proposal))) return proposal
  }
}
