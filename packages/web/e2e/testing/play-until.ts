import { below, seeded } from '@slapwise/kernel'
import { waitUntil } from '@slapwise/kernel/testing/deadline'
import { OVER, type Player } from './player.ts'

/** Whoever can be asked something, in whichever browser. */
type Tapper = Pick<Player, 'waitForSomething' | 'tapSomething' | 'isOver'>

/** More than any match takes that these tests begin with. */
const MOST_IN_A_MATCH = 1500

/**
 * Everybody taps at random whatever they are asked, until the match is over. `before`: what somebody does first, for
 * whom something is to be tapped now.
 */
export async function playOut<P extends Tapper>(
  players: readonly P[],
  seed: string,
  before: (player: P) => Promise<void> = async () => {},
): Promise<void> {
  const play = async (player: P, place: number) => {
    const random = seeded(`${seed} ${place}`)
    /** A tap, or the end. */
    const step = async (): Promise<string | null> => {
      await player.waitForSomething()
      if (await player.isOver) return OVER
      await before(player)
      return player.tapSomething((count) => below(random, count))
    }
    for (let taps = 0; taps < MOST_IN_A_MATCH; taps++)
      if ((await waitUntil('something to tap, or the end of the match', step)) === OVER) return
    throw new Error('This match goes on for ever.')
  }
  await Promise.all(players.map(play))
}

const MOST_TAPS = 400

/** Plays until that is in sight. Whoever else is there moves only while nothing is asked of her, and never afterwards. */
export async function playUntil(ada: Player, sight: string, ben: Player | null = null): Promise<void> {
  const random = seeded(sight)
  const tap = (player: Player) => player.tapSomething((count) => below(random, count))
  const sees = async (selector: string) => (await ada.page.locator(selector).count()) > 0
  /** A tap of hers, or what she is to see. */
  const step = async (): Promise<string | null> => {
    if (await sees('.bar:is(.yours, .calm)')) return (await sees(sight)) ? sight : tap(ada)
    if (ben && (await sees('main:not([data-ask])'))) await tap(ben)
    return null
  }
  for (let taps = 0; taps < MOST_TAPS; taps++)
    if ((await waitUntil(`something to tap, or ${sight}`, step)) === sight) return
  throw new Error('That never happens here.')
}

/** Her turn, at a table where nobody is in a hurry: until she does something, nothing happens. */
export const AT_TURN = 'main[data-ask=turn] .bar.yours'
