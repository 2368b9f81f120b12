import { LONGEST_NAME, type RoomView, skeletonOf } from '@slapwise/protocol'

/** A name like this one that nobody here has, nor one that looks like it: the second Ada, the third. */
export function freeName({ members }: Pick<RoomView, 'members'>, name: string): string {
  const taken = new Set(members.filter(({ hasLeft }) => !hasLeft).map((member) => skeletonOf(member.name)))
  for (let number = 2; ; number++) {
    const ending = ` ${number}`
    const proposal = shortened(name.trim(), LONGEST_NAME - ending.length) + ending
    if (!taken.has(skeletonOf(proposal))) return proposal
  }
}

/** Without cutting a sign in two. */
function shortened(name: string, most: number): string {
  const fits = [...new Intl.Segmenter().segment(name)].filter(
    ({ segment, index }) => index + segment.length <= most,
  )
  return fits
    .map(({ segment }) => segment)
    .join('')
    .trimEnd()
}
