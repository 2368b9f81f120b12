import { franticCardGame, type OwnView } from '@slapwise/card-game'
import { type AnyGame, askBot, createRandom, RecordingHost, toRecordedDecisions } from '@slapwise/kernel'
import type { StoredMatch } from '../../src/match-sources/local/stored-match.ts'
import { type BrowserPlayer, MATCH_OVER_SELECTOR } from './browser-player.ts'

const GAME = franticCardGame as unknown as AnyGame
const VIEWER = 0
/** Most deals have such a moment, so a few are enough. */
const MAX_DEALS = 50

/** A match of one round against a bot that ends with the viewer's next card, as the page stores it. */
function findLastTurn(maxDecisions: number): StoredMatch {
  const settings = GAME.settingsSchema.parse({ players: 2, limit: 1 })
  const rulesVersion = GAME.latestRulesVersion
  for (let deal = 0; deal < MAX_DEALS; deal++) {
    const seed = `last turn ${deal}`
    const host = RecordingHost.start({ game: GAME, rulesVersion, settings, seed })
    if (playUntilLastCard(host, seed) && host.decisions.length <= maxDecisions)
      return {
        game: GAME.id,
        rulesVersion,
        settings,
        levels: ['simple'],
        seat: VIEWER,
        saved: host.match.save(),
        history: { seed, decisions: toRecordedDecisions(host.decisions) },
        log: [],
      }
  }
  throw new Error(`None of ${MAX_DEALS} deals has a turn in which the viewer plays their last card.`)
}

/** Whether the match comes to a turn in which the viewer's only card ends it at once. */
function playUntilLastCard(host: RecordingHost, seed: string): boolean {
  const random = createRandom(seed)
  while (!host.match.isOver) {
    if (endsWithOwnCard(host)) return true
    const [seat] = host.awaitedSeats
    host.answer(seat, askBot(GAME, GAME.bots.simple, host.match, seat, random))
  }
  return false
}

function endsWithOwnCard({ match }: RecordingHost): boolean {
  const { hand } = GAME.ownView(match, VIEWER) as unknown as OwnView
  const after = match.fork()
  return hand.length === 1 && after.answer(VIEWER, hand[0]) === null && after.isOver
}

/** Plays the last card of a match against a bot, which is no longer than this, and waits for its final score. */
export async function winMatch(
  ada: BrowserPlayer,
  address: string,
  maxDecisions = Number.POSITIVE_INFINITY,
): Promise<void> {
  await ada.page.goto(address)
  await ada.page.evaluate(
    (match) => localStorage.setItem('slapwise.match.frantic', match),
    JSON.stringify(findLastTurn(maxDecisions)),
  )
  await ada.page.goto(`${address}/play/frantic`)
  await ada.page.locator('.hand .playable').click()
  await ada.page.locator(MATCH_OVER_SELECTOR).waitFor()
}
