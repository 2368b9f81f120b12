import { createRandom, randomBelow } from '@slapwise/kernel'
import { waitUntil } from '@slapwise/kernel/testing/wait'
import { type BrowserPlayer, MATCH_OVER_SELECTOR } from './browser-player.ts'

/** A player in any browser. */
type Tapper = Pick<BrowserPlayer, 'waitForTapTarget' | 'tapAnyTarget' | 'isOver'>

/** More than any match in these tests takes. */
const MAX_TAPS_PER_MATCH = 1500

/** All players answer at random until the match is over. `before` is called for a player before each of their taps. */
export async function playToEnd<P extends Tapper>(
  players: readonly P[],
  seed: string,
  before: (player: P) => Promise<void> = async () => {},
): Promise<void> {
  const play = async (player: P, index: number) => {
    const random = createRandom(`${seed} ${index}`)
    /** A tap, or the end. */
    const step = async (): Promise<string | null> => {
      await player.waitForTapTarget()
      if (await player.isOver) return MATCH_OVER_SELECTOR
      await before(player)
      return player.tapAnyTarget((count) => randomBelow(random, count), MATCH_OVER_SELECTOR)
    }
    for (let taps = 0; taps < MAX_TAPS_PER_MATCH; taps++)
      if ((await waitUntil('a tap target, or the end of the match', step)) === MATCH_OVER_SELECTOR) return
    throw new Error(`the match is not over after ${MAX_TAPS_PER_MATCH} taps`)
  }
  await Promise.all(players.map(play))
}

const MAX_TAPS = 400

/** Plays until the selector matches. The other players answer only while `ada` has no prompt, and never afterwards. */
export async function playUntil(
  ada: BrowserPlayer,
  selector: string,
  ...others: readonly BrowserPlayer[]
): Promise<void> {
  const random = createRandom(selector)
  const choose = (count: number) => randomBelow(random, count)
  const isVisible = async (selector: string) => (await ada.page.locator(selector).count()) > 0
  /** A tap of Ada's, or the match of the selector. */
  const step = async (): Promise<string | null> => {
    if (await isVisible('.prompt-bar:is(.own-prompt, .no-reaction)'))
      return (await isVisible(selector)) ? selector : ada.tapAnyTarget(choose, selector)
    for (const other of others) if (await isVisible('main:not([data-ask])')) await other.tapAnyTarget(choose)
    return null
  }
  for (let taps = 0; taps < MAX_TAPS; taps++)
    if ((await waitUntil(`a tap target, or ${selector}`, step)) === selector) return
  throw new Error(`${selector} did not appear within ${MAX_TAPS} taps`)
}

/** Ada's turn. With a relaxed pace nothing happens until she answers. */
export const OWN_TURN_SELECTOR = 'main[data-ask=turn] .prompt-bar.own-prompt'
