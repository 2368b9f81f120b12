import type { Seat } from '@slapwise/kernel'
import { Avatar } from '../../ui/face/avatar.tsx'
import type { Mood } from '../../ui/face/mood.ts'
import { useExpressions } from '../expressions/use-expressions.tsx'

/** The face of the player in a seat; `mood` overrides the current one. */
export function PlayerFace({ seat, mood }: { readonly seat: Seat; readonly mood?: Mood }) {
  return <Avatar {...useExpressions().faces[seat]} {...(mood && { mood })} />
}
