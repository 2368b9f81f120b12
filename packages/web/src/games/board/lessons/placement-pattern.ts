const PATTERN = /^(.+) on (?:any|(\d+)(?:-(\d+))?)$/
const PLACEMENT = /^(.+) on (\d+)$/

/**
 * Whether a placement, such as `push up on 12`, is one of those that a pattern stands for: `push on 12-15` (in any
 * direction, on a range of spaces), `push up on any`, or `any on 12`.
 */
export function matchesPlacement(pattern: string, placement: string): boolean {
  const [, meantCard, first, last = first] = PATTERN.exec(pattern) ?? []
  const [, card, space] = PLACEMENT.exec(placement) ?? []
  if (meantCard === undefined || card === undefined) return false
  const isCard = meantCard === 'any' || card === meantCard || card.startsWith(`${meantCard} `)
  const isSpace = first === undefined || (Number(space) >= Number(first) && Number(space) <= Number(last))
  return isCard && isSpace
}
