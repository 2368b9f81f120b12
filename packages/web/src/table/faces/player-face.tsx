import type { Seat } from '@slapwise/kernel'
import { Avatar } from '../../ui/face/avatar.tsx'
import type { Mood } from '../../ui/face/mood.ts'
import { useExpressions } from '../expressions/use-expressions.tsx'

/** Somebody who sits here; in another mood, where they have reason to be. */
export function PlayerFace({ seat, mood }: { readonly seat: Seat; readonly mood?: Mood }) {
  return <Avatar {...useExpressions().faces[seat]} {...(mood && { mood })} />
}
