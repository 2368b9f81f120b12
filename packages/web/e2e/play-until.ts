import { below, seeded } from '@slapwise/kernel'
import type { Player } from './player.ts'

const MOST_TAPS = 400

/** Plays until that is in sight. Whoever else is there moves only while nothing is asked of her, and never afterwards. */
export async function playUntil(ada: Player, sight: string, ben: Player | null = null): Promise<void> {
  const random = seeded(sight)
  const tap = (player: Player) => player.tapSomething((count) => below(random, count))
  const sees = async (selector: string) => (await ada.page.locator(selector).count()) > 0
  for (let taps = 0; taps < MOST_TAPS; ) {
    if (!(await sees('.bar.yours'))) {
      if (ben && (await sees('main:not([data-ask])'))) await tap(ben)
    } else if (await sees(sight)) return
    else if (await tap(ada)) taps++
  }
  throw new Error('That never happens here.')
}

/** Her turn, at a table where nobody is in a hurry: until she does something, nothing happens. */
export const AT_TURN = 'main[data-ask=turn] .bar.yours'
