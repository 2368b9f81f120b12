import type { ReplayViewer } from '@slapwise/kernel'
import { useEffect } from 'react'
import { ALL_OPEN, formatMoment, SPECTATOR } from '../../match-sources/replay/format-moment.ts'
import type { LookBackLink } from '../../match-sources/replay/look-back-link.ts'
import type { ReplayMoment, ReplaySource } from '../../match-sources/replay/replay-source.ts'

/** Browsers limit how often the address may change, and a scrubber moves fast. */
const ADDRESS_DELAY_MS = 250

/** The moment that an address names; parts that are missing or wrong are those of `fallback`. */
export function parseMoment(search: string, playerCount: number, fallback: ReplayMoment): ReplayMoment {
  const params = new URLSearchParams(search)
  const at = params.get('at') ?? ''
  return {
    index: /^\d{1,7}$/.test(at) ? Number(at) : fallback.index,
    viewer: parseViewer(params.get('seat') ?? '', playerCount, fallback.viewer),
  }
}

/** Whether the address is a link to one moment. */
export const namesMoment = (search: string): boolean => new URLSearchParams(search).has('at')

function parseViewer(seat: string, playerCount: number, fallback: ReplayViewer): ReplayViewer {
  if (seat === ALL_OPEN) return 'all-open'
  if (seat === SPECTATOR) return null
  return /^\d$/.test(seat) && Number(seat) >= 1 && Number(seat) <= playerCount ? Number(seat) - 1 : fallback
}

/**
 * Keeps the moment in the address, so that the page can be reloaded and its link passed on. The address of a page that
 * follows another names none, so that it goes on following.
 */
export function useMomentInAddress({ controls }: ReplaySource, link: LookBackLink | null): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const unsubscribe = controls.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        const isFollowing = link?.role.get() === 'following'
        history.replaceState(
          history.state,
          '',
          // The fragment may contain the match.
          isFollowing ? location.pathname : formatMoment(controls.get()) + location.hash,
        )
      }, ADDRESS_DELAY_MS)
    })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [controls, link])
}
