import type { Seat } from './script.ts'
import { hasSeat, type SeatSet } from './seat-set.ts'

/** Something that happened in a match: the part that everybody sees, and a part that only some seats see. */
export interface Fact<PublicPart extends object = object, SecretPart extends object = object> {
  readonly publicPart: PublicPart
  readonly secretPart?: { readonly visibleTo: SeatSet } & SecretPart
}

/** A seat has another player from here on; null stands for a bot. */
export interface SeatTakeover {
  readonly kind: 'took-over'
  readonly seat: Seat
  readonly fromPlayer: string | null
  readonly toPlayer: string | null
}

/** A fact as one viewer sees it: the public part, and the secret fields if they are visible to that viewer. */
export type VisibleFactOf<F> =
  F extends Fact<infer PublicPart, infer SecretPart>
    ? PublicPart & Partial<Omit<SecretPart, 'visibleTo'>>
    : never

/** The fact as `viewer` sees it; null is a spectator. */
export function toVisibleFact<PublicPart extends object, SecretPart extends object>(
  { publicPart, secretPart }: Fact<PublicPart, SecretPart>,
  viewer: Seat | null,
): PublicPart & Partial<SecretPart> {
  if (!secretPart || viewer === null || !hasSeat(secretPart.visibleTo, viewer)) return publicPart
  const { visibleTo: _, ...visible } = secretPart
  return { ...publicPart, ...(visible as unknown as SecretPart) }
}

/** The fact with its secret fields, for a match that is over. */
export function revealFact({ publicPart, secretPart }: Fact): object {
  if (!secretPart) return publicPart
  const { visibleTo: _, ...secrets } = secretPart
  return { ...publicPart, ...secrets }
}
