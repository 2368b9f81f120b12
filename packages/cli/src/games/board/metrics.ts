import { type BoardRules, type Fact, namedSetup, type Setup } from '@slapwise/board-game'
import { languageOf, thingOf } from '@slapwise/board-game/i18n'
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
      course: ['events', 'attacks', 'landed', 'thrownIn'],
      endings: ['end-reached', 'empty-pile', 'stalemate'],
      left: ['cards', 'points'],
      held: idsOf(kinds),
    })
    for (const { publicPart: news } of facts as readonly Fact[])
      switch (news.kind) {
        case 'event':
          counts.add('course', 'events')
          break
        case 'attacked':
          counts.add('course', 'attacks')
          break
        case 'triggered':
          counts.add('course', 'landed')
          break
        case 'threw-in':
          counts.add('course', 'thrownIn')
          break
        case 'round-over':
          counts.addUnit('course')
          counts.addUnit('endings')
          counts.add('endings', news.ending)
          for (const [seat, hand] of news.hands.entries()) {
            counts.addUnit('left')
            counts.addUnit('held')
            counts.add('left', 'cards', hand.length)
            counts.add('left', 'points', news.points[seat])
            for (const id of new Set(hand.map((card) => kinds[card].id))) counts.add('held', id)
          }
      }
    return counts.metrics
  },

  groups(rules, { language: code }, mild) {
    const language = languageOf(code)
    const { lab: words, report, endings } = getBoardMessages(language)
    const setup = namedSetup(setupOf(rules), mild)
    const names = Object.fromEntries(idsOf(setup.kinds).map((id) => [id, thingOf(setup, id)!.name[language]]))
    return {
      course: { title: words.titles.course, isShare: false, labels: words.course },
      endings: { title: report.endings, isShare: true, labels: endings },
      left: { title: words.titles.left, isShare: false, labels: words.left },
      held: { title: words.titles.held, isShare: true, labels: names },
    }
  },
}
