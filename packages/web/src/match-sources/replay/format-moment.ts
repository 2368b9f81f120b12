import type { ReplayMoment } from './replay-source.ts'

export const SPECTATOR = 'none'
export const ALL_OPEN = 'all'

/** `?at=37&seat=2`: seats count from 1, as people do; `all` is all cards open, `none` a spectator. */
export function formatMoment({ index, viewer }: ReplayMoment): string {
  const seat = viewer === 'all-open' ? ALL_OPEN : viewer === null ? SPECTATOR : `${viewer + 1}`
  return `?at=${index}&seat=${seat}`
}
