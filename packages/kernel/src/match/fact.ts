import type { Seat } from './script.ts'
import { hasSeat, type SeatSet } from './seat-set.ts'

/** Something that happened in a match: the part that everybody sees, and a part that only some seats see. */
export interface Fact<News extends object = object, Secret extends object = object> {
  readonly publicPart: News
  readonly secretPart?: { readonly visibleTo: SeatSet } & Secret
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
  F extends Fact<infer News, infer Secret> ? News & Partial<Omit<Secret, 'visibleTo'>> : never

/** The fact as `viewer` sees it; null is a spectator. */
export function toVisibleFact<News extends object, Secret extends object>(
  { publicPart, secretPart }: Fact<News, Secret>,
  viewer: Seat | null,
): News & Partial<Secret> {
  if (!secretPart || viewer === null || !hasSeat(secretPart.visibleTo, viewer)) return publicPart
  const { visibleTo: _, ...visible } = secretPart
  return { ...publicPart, ...(visible as unknown as Secret) }
}
