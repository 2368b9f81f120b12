import { confusableSkeletons, MAX_NAME_LENGTH, type RoomView } from '@slapwise/protocol'

/** A similar name that is not confusable with any in the room, such as “Ada 2”. */
export function suggestFreeName({ members }: Pick<RoomView, 'members'>, name: string): string {
  const present = members.filter(({ hasLeft }) => !hasLeft)
  const taken = new Set(present.flatMap((member) => confusableSkeletons(member.name)))
  for (let number = 2; ; number++) {
    const ending = ` ${number}`
    const suggestion = truncateName(name.trim(), MAX_NAME_LENGTH - ending.length) + ending
    if (!confusableSkeletons(suggestion).some((skeleton) => taken.has(skeleton))) return suggestion
  }
}

/** Truncates by grapheme clusters, so that no character is cut in half. */
function truncateName(name: string, maxLength: number): string {
  const segments = [...new Intl.Segmenter().segment(name)].filter(
    ({ segment, index }) => index + segment.length <= maxLength,
  )
  return segments
    .map(({ segment }) => segment)
    .join('')
    .trimEnd()
}
