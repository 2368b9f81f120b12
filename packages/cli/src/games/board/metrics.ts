import { type BoardRules, type Fact, applyMildNamesToSetup, type Setup } from '@slapwise/board-game'
import { resolveLanguage, findCatalogueItem } from '@slapwise/board-game/i18n'
import type { AnyRules } from '@slapwise/kernel'
import { MetricCounter } from '../../deal-series/metric-counter.ts'
import type { GameMetrics } from '../game-terminal.ts'
import { getBoardMessages } from './i18n/index.ts'

const setupOf = (rules: AnyRules): Setup => (rules as BoardRules).setup

const idsOf = (things: readonly { readonly id: string }[]): string[] => things.map(({ id }) => id)

/** What happens in a round, how it ends, and what everybody holds then. */
export const boardMetrics: GameMetrics = {
  measure(rules, facts) {
    const { kinds } = setupOf(rules)
    const counts = new MetricCounter({
      perRound: ['events', 'attacks', 'landed', 'thrownIn'],
      endings: ['end-reached', 'empty-pile', 'stalemate'],
      leftover: ['cards', 'points'],
      heldCards: idsOf(kinds),
    })
    for (const { publicPart: news } of facts as readonly Fact[])
      switch (news.kind) {
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
          counts.add('endings', news.ending)
          for (const [seat, hand] of news.hands.entries()) {
            counts.addUnit('leftover')
            counts.addUnit('heldCards')
            counts.add('leftover', 'cards', hand.length)
            counts.add('leftover', 'points', news.points[seat])
            for (const id of new Set(hand.map((card) => kinds[card].id))) counts.add('heldCards', id)
          }
      }
    return counts.metrics
  },

  groups(rules, { language: code }, mild) {
    const language = resolveLanguage(code)
    const { lab: words, report, endings } = getBoardMessages(language)
    const setup = applyMildNamesToSetup(setupOf(rules), mild)
    const names = Object.fromEntries(idsOf(setup.kinds).map((id) => [id, findCatalogueItem(setup, id)!.name[language]]))
    return {
      perRound: { title: words.titles.perRound, isShare: false, labels: words.perRound },
      endings: { title: report.endings, isShare: true, labels: endings },
      leftover: { title: words.titles.leftover, isShare: false, labels: words.leftover },
      heldCards: { title: words.titles.heldCards, isShare: true, labels: names },
    }
  },
}
