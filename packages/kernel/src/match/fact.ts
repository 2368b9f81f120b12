import type { Seat } from './script.ts'
import { hasSeat, type SeatSet } from './seat-set.ts'

/** What just happened, as everybody may hear it, and what of it only some may see. */
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

/** A fact as one viewer hears it. */
export type VisibleFactOf<F> =
  F extends Fact<infer News, infer Secret> ? News & Partial<Omit<Secret, 'visibleTo'>> : never

/** What `viewer` hears; null is a spectator. */
export function toVisibleFact<News extends object, Secret extends object>(
  { publicPart, secretPart }: Fact<News, Secret>,
  viewer: Seat | null,
): News & Partial<Secret> {
  if (!secretPart || viewer === null || !hasSeat(secretPart.visibleTo, viewer)) return publicPart
  const { visibleTo: _, ...shown } = secretPart
  return { ...publicPart, ...(shown as unknown as Secret) }
}
