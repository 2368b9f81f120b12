import { type Fact, revealFact, toVisibleFact } from '../match/fact.ts'
import type { MatchHost, MatchView } from '../match/match-host.ts'
import type { Seat } from '../match/script.ts'

/** The viewer of a finished match: a seat, a spectator (null), or somebody for whom all cards lie open. */
export type ReplayViewer = Seat | null | 'all-open'

/** A match as one viewer sees it, with the hands that are shown to them. */
export interface ReplayView extends MatchView {
  readonly shownHands?: Readonly<Record<Seat, unknown>>
}

/** With all cards open it is the view of a spectator to whom every player shows their hand. */
export function viewForReplay(host: MatchHost, viewer: ReplayViewer): ReplayView {
  if (viewer !== 'all-open') return host.viewFor(viewer)
  const view = host.viewFor(null)
  const hands = view.table.scores.map((_, seat) => [seat, host.game.handView(host.match, seat)] as const)
  return { ...view, shownHands: Object.fromEntries(hands) }
}

export const factForReplay = (fact: Fact, viewer: ReplayViewer): object =>
  viewer === 'all-open' ? revealFact(fact) : toVisibleFact(fact, viewer)
