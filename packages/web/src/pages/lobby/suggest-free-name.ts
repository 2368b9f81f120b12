import { confusableSkeletons, MAX_NAME_LENGTH, type RoomView } from '@slapwise/protocol'

/** A name like this one that nobody here has, nor one that looks like it: the second Ada, the third. */
export function suggestFreeName({ members }: Pick<RoomView, 'members'>, name: string): string {
  const here = members.filter(({ hasLeft }) => !hasLeft)
  const taken = new Set(here.flatMap((member) => confusableSkeletons(member.name)))
  for (let number = 2; ; number++) {
    const ending = ` ${number}`
    const proposal = truncateName(name.trim(), MAX_NAME_LENGTH - ending.length) + ending
    if (!confusableSkeletons(proposal).some((skeleton) => taken.has(skeleton))) return proposal
  }
}

/** Without cutting a sign in two. */
function truncateName(name: string, most: number): string {
  const fits = [...new Intl.Segmenter().segment(name)].filter(
    ({ segment, index }) => index + segment.length <= most,
  )
  return fits
    .map(({ segment }) => segment)
    .join('')
    .trimEnd()
}
