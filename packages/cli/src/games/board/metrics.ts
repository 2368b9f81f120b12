import { applyMildNamesToSetup, type BoardRules, type Fact, type Setup } from '@slapwise/board-game'
import { findReferenceItem, resolveLanguage } from '@slapwise/board-game/i18n'
import type { AnyRules } from '@slapwise/kernel'
import { MetricCounter } from '../../deal-series/metric-counter.ts'
import type { GameMetrics } from '../game-terminal.ts'
import { getBoardMessages } from './i18n/index.ts'

const setupOf = (rules: AnyRules): Setup => (rules as BoardRules).setup

const idsOf = (items: readonly { readonly id: string }[]): string[] => items.map(({ id }) => id)

/** Counts what happens in a round, how rounds end, and the hands at their end. */
export const boardMetrics: GameMetrics = {
  measure(rules, facts) {
    const { kinds } = setupOf(rules)
    const counts = new MetricCounter({
      perRound: ['events', 'attacks', 'landed', 'thrownIn'],
      endings: ['end-reached', 'empty-pile', 'stalemate'],
      leftover: ['cards', 'points'],
      heldCards: idsOf(kinds),
    })
    for (const { publicPart } of facts as readonly Fact[])
      switch (publicPart.kind) {
        case 'event':
          counts.add('perRound', 'events')
          break
        case 'attacked':
          counts.add('perRound', 'attacks')
          break
        case 'triggered':
          counts.add('perRound', 'landed')
          break
        case 'threw-in':
          counts.add('perRound', 'thrownIn')
          break
        case 'round-over':
          counts.addUnit('perRound')
          counts.addUnit('endings')
          counts.add('endings', publicPart.ending)
          for (const [seat, hand] of publicPart.hands.entries()) {
            counts.addUnit('leftover')
            counts.addUnit('heldCards')
            counts.add('leftover', 'cards', hand.length)
            counts.add('leftover', 'points', publicPart.points[seat])
            for (const id of new Set(hand.map((card) => kinds[card].id))) counts.add('heldCards', id)
          }
      }
    return counts.metrics
  },

  groups(rules, { language: code }, usesMildNames) {
    const language = resolveLanguage(code)
    const { lab: labMessages, report, endings } = getBoardMessages(code)
    const setup = applyMildNamesToSetup(setupOf(rules), usesMildNames)
    const names = Object.fromEntries(
      idsOf(setup.kinds).map((id) => [id, findReferenceItem(setup, id)!.name[language]]),
    )
    return {
      perRound: { title: labMessages.titles.perRound, isShare: false, labels: labMessages.perRound },
      endings: { title: report.endings, isShare: true, labels: endings },
      leftover: { title: labMessages.titles.leftover, isShare: false, labels: labMessages.leftover },
      heldCards: { title: labMessages.titles.heldCards, isShare: true, labels: names },
    }
  },
}
