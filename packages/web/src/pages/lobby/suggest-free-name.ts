import { confusableSkeletons, MAX_NAME_LENGTH, type RoomView } from '@slapwise/protocol'

/** A similar name that is not confusable with any in the room, such as “Ada 2”. */
export function suggestFreeName({ members }: Pick<RoomView, 'members'>, name: string): string {
  const here = members.filter(({ hasLeft }) => !hasLeft)
  const taken = new Set(here.flatMap((member) => confusableSkeletons(member.name)))
  for (let number = 2; ; number++) {
    const ending = ` ${number}`
    const proposal = truncateName(name.trim(), MAX_NAME_LENGTH - ending.length) + ending
    if (!confusableSkeletons(proposal).some((skeleton) => taken.has(skeleton))) return proposal
  }
}

/** By code points, so that no character is cut in half. */
function truncateName(name: string, most: number): string {
  const fits = [...new Intl.Segmenter().segment(name)].filter(
    ({ segment, index }) => index + segment.length <= most,
  )
  return fits
    .map(({ segment }) => segment)
    .join('')
    .trimEnd()
}
