import {
  applyMildNamesToSetup,
  type CardRules,
  type FaceIndex,
  type Fact,
  type PublicFact,
  type Setup,
} from '@slapwise/card-game'
import { findReferenceItem, resolveLanguage } from '@slapwise/card-game/i18n'
import type { AnyRules } from '@slapwise/kernel'
import { MetricCounter } from '../../deal-series/metric-counter.ts'
import type { GameMetrics } from '../game-terminal.ts'
import { getFranticMessages } from './i18n/index.ts'

type RoundOver = Extract<PublicFact, { kind: 'round-over' }>

const setupOf = (rules: AnyRules): Setup => (rules as CardRules).setup

/** Endings that are not caused by an event. */
const GENERAL_ENDINGS = ['last-card', 'empty-pile', 'stalemate', 'the-end'] as const

/** Counts what happens in a round, how rounds end, and the hands of the others when a player has finished. */
export const franticMetrics: GameMetrics = {
  measure(rules, facts) {
    const setup = setupOf(rules)
    const counts = new MetricCounter({
      perRound: ['events', 'attacks', 'drawn', 'thrownIn'],
      endings: endingsOf(setup),
      leftover: ['cards', 'points'],
      heldCards: kindsOf(setup),
    })
    /** The last event, until a card is played after it. */
    let event: Extract<PublicFact, { kind: 'event' }> | null = null
    for (const { publicPart } of facts as readonly Fact[])
      switch (publicPart.kind) {
        case 'event':
          event = publicPart
          counts.add('perRound', 'events')
          break
        case 'played':
          event = null
          break
        case 'threw-in':
          event = null
          counts.add('perRound', 'thrownIn')
          break
        case 'attacked':
          counts.add('perRound', 'attacks')
          break
        case 'drew':
          counts.add('perRound', 'drawn', publicPart.count)
          break
        case 'round-over':
          counts.addUnit('perRound')
          counts.addUnit('endings')
          counts.add('endings', endingOf(publicPart, event))
          if (publicPart.finishers.length > 0) countHands(counts, setup, publicPart)
      }
    return counts.metrics
  },

  groups(rules, { language: code }, usesMildNames) {
    const language = resolveLanguage(code)
    const messages = getFranticMessages(code).lab
    const setup = applyMildNamesToSetup(setupOf(rules), usesMildNames)
    const nameOf = (id: string): string => findReferenceItem(setup, id)?.name[language] ?? id
    const named = (ids: readonly string[], known: Readonly<Record<string, string>> = {}) =>
      Object.fromEntries(ids.map((id) => [id, known[id] ?? nameOf(id)]))
    return {
      perRound: { title: messages.titles.perRound, isShare: false, labels: messages.perRound },
      endings: {
        title: messages.titles.endings,
        isShare: true,
        labels: named(endingsOf(setup), messages.endings),
      },
      leftover: { title: messages.titles.leftover, isShare: false, labels: messages.leftover },
      heldCards: { title: messages.titles.heldCards, isShare: true, labels: named(kindsOf(setup)) },
    }
  },
}

const endingsOf = ({ endingScopes, events }: Setup): string[] => [
  ...GENERAL_ENDINGS.filter((id) => id === 'last-card' || id in endingScopes),
  ...events.map(({ id }) => id),
]

const kindsOf = ({ prints }: Setup): string[] => [...new Set(prints.map(({ kind }) => kind.id))]

/**
 * The cause of the round's end. If the player who triggered the event finished, it was their last card; if other
 * players finished, it was the event.
 */
function endingOf({ ending, finishers }: RoundOver, event: { event: string; seat: number } | null): string {
  if (ending !== null) return ending
  return event === null || finishers.includes(event.seat) ? 'last-card' : event.event
}

function countHands(counts: MetricCounter, { prints }: Setup, { finishers, hands, points }: RoundOver): void {
  for (const [seat, hand] of hands.entries()) {
    if (finishers.includes(seat)) continue
    counts.addUnit('leftover')
    counts.addUnit('heldCards')
    counts.add('leftover', 'cards', hand.length)
    counts.add('leftover', 'points', points[seat])
    const idOf = (face: FaceIndex) => prints[face].kind.id
    for (const id of new Set(hand.map(idOf))) counts.add('heldCards', id)
  }
}
