import type { Seat } from './script.ts'
import { has, type SeatSet } from './seat-set.ts'

/** What just happened, as everybody may hear it, and what of it only some may see. */
export interface Fact<News extends object = object, Secret extends object = object> {
  readonly news: News
  readonly secret?: { readonly to: SeatSet } & Secret
}

/** A seat has another player from here on; null stands for a bot. */
export interface TookOver {
  readonly kind: 'took-over'
  readonly seat: Seat
  readonly from: string | null
  readonly to: string | null
}

/** A fact as one viewer hears it. */
export type ToldOf<F> = F extends Fact<infer News, infer Secret> ? News & Partial<Omit<Secret, 'to'>> : never

/** What `viewer` hears; null is a spectator. */
export function told<News extends object, Secret extends object>(
  { news, secret }: Fact<News, Secret>,
  viewer: Seat | null,
): News & Partial<Secret> {
  if (!secret || viewer === null || !has(secret.to, viewer)) return news
  const { to: _, ...shown } = secret
  return { ...news, ...(shown as unknown as Secret) }
}
