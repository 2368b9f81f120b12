import { type BoardRules, type Fact, namedSetup, type Setup } from '@slapwise/board-game'
import { languageOf, thingOf } from '@slapwise/board-game/words'
import type { AnyRules } from '@slapwise/kernel'
import { Counts } from '../../series/counts.ts'
import type { Laboratory } from '../terminal.ts'
import { terminalWordsIn } from './words/index.ts'

const setupOf = (rules: AnyRules): Setup => (rules as BoardRules).setup

const idsOf = (things: readonly { readonly id: string }[]): string[] => things.map(({ id }) => id)

/** What happens in a round, how it ends, and what everybody holds then. */
export const laboratory: Laboratory = {
  measure(rules, facts) {
    const { kinds } = setupOf(rules)
    const counts = new Counts({
      course: ['events', 'attacks', 'landed', 'thrownIn'],
      endings: ['end-reached', 'empty-pile', 'stalemate'],
      left: ['cards', 'points'],
      held: idsOf(kinds),
    })
    for (const { news } of facts as readonly Fact[])
      switch (news.kind) {
        case 'event':
          counts.sum('course', 'events')
          break
        case 'attacked':
          counts.sum('course', 'attacks')
          break
        case 'triggered':
          counts.sum('course', 'landed')
          break
        case 'threw-in':
          counts.sum('course', 'thrownIn')
          break
        case 'round-over':
          counts.units('course')
          counts.units('endings')
          counts.sum('endings', news.ending)
          for (const [seat, hand] of news.hands.entries()) {
            counts.units('left')
            counts.units('held')
            counts.sum('left', 'cards', hand.length)
            counts.sum('left', 'points', news.points[seat])
            for (const id of new Set(hand.map((card) => kinds[card].id))) counts.sum('held', id)
          }
      }
    return counts.measures
  },

  groups(rules, { language: code }, mild) {
    const language = languageOf(code)
    const { lab: words, report, endings } = terminalWordsIn(language)
    const setup = namedSetup(setupOf(rules), mild)
    const names = Object.fromEntries(idsOf(setup.kinds).map((id) => [id, thingOf(setup, id)!.name[language]]))
    return {
      course: { title: words.titles.course, isShare: false, names: words.course },
      endings: { title: report.endings, isShare: true, names: endings },
      left: { title: words.titles.left, isShare: false, names: words.left },
      held: { title: words.titles.held, isShare: true, names },
    }
  },
}
