import type { ReplayViewer } from '@slapwise/kernel'
import { useEffect } from 'react'
import type { ReplayMoment, ReplaySource } from '../../match-sources/replay/replay-source.ts'

/** Browsers limit how often the address may change, and a scrubber moves fast. */
const ADDRESS_DELAY_MS = 250

const SPECTATOR = 'none'
const ALL_OPEN = 'all'

/** `?at=37&seat=2`: seats count from 1, as people do; `all` is all cards open, `none` a spectator. */
export function formatMoment({ index, viewer }: ReplayMoment): string {
  const seat = viewer === 'all-open' ? ALL_OPEN : viewer === null ? SPECTATOR : `${viewer + 1}`
  return `?at=${index}&seat=${seat}`
}

/** The moment that an address names; parts that are missing or wrong are those of `fallback`. */
export function parseMoment(search: string, playerCount: number, fallback: ReplayMoment): ReplayMoment {
  const params = new URLSearchParams(search)
  const at = params.get('at') ?? ''
  return {
    index: /^\d{1,7}$/.test(at) ? Number(at) : fallback.index,
    viewer: parseViewer(params.get('seat') ?? '', playerCount, fallback.viewer),
  }
}

function parseViewer(seat: string, playerCount: number, fallback: ReplayViewer): ReplayViewer {
  if (seat === ALL_OPEN) return 'all-open'
  if (seat === SPECTATOR) return null
  return /^\d$/.test(seat) && Number(seat) >= 1 && Number(seat) <= playerCount ? Number(seat) - 1 : fallback
}

/** Keeps the moment in the address, so that the page can be reloaded and its link passed on. */
export function useMomentInAddress({ controls }: ReplaySource): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const unsubscribe = controls.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(
        () => history.replaceState(history.state, '', formatMoment(controls.get())),
        ADDRESS_DELAY_MS,
      )
    })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [controls])
}
