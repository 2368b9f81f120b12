import {
  type CardRules,
  type FaceIndex,
  type Fact,
  type News,
  namedSetup,
  type Setup,
} from '@slapwise/card-game'
import { kindOf, languageOf } from '@slapwise/card-game/words'
import type { AnyRules } from '@slapwise/kernel'
import { Counts } from '../../series/counts.ts'
import type { Laboratory } from '../terminal.ts'
import { tableWordsIn } from './words/index.ts'

type RoundOver = Extract<News, { kind: 'round-over' }>

const setupOf = (rules: AnyRules): Setup => (rules as CardRules).setup

/** Endings that no event is the reason of. */
const PLAIN_ENDINGS = ['last-card', 'empty-pile', 'stalemate', 'the-end'] as const

/** What happens in a round, how it ends, and what the others hold when somebody is rid of all cards. */
export const laboratory: Laboratory = {
  measure(rules, facts) {
    const setup = setupOf(rules)
    const counts = new Counts({
      course: ['events', 'attacks', 'drawn', 'thrownIn'],
      endings: endingsOf(setup),
      left: ['cards', 'points'],
      held: kindsOf(setup),
    })
    /** The event that was the last thing to happen. */
    let event: Extract<News, { kind: 'event' }> | null = null
    for (const { news } of facts as readonly Fact[])
      switch (news.kind) {
        case 'event':
          event = news
          counts.sum('course', 'events')
          break
        case 'played':
          event = null
          break
        case 'threw-in':
          event = null
          counts.sum('course', 'thrownIn')
          break
        case 'attacked':
          counts.sum('course', 'attacks')
          break
        case 'drew':
          counts.sum('course', 'drawn', news.count)
          break
        case 'round-over':
          counts.units('course')
          counts.units('endings')
          counts.sum('endings', endingOf(news, event))
          if (news.finishers.length > 0) countHands(counts, setup, news)
      }
    return counts.measures
  },

  groups(rules, { language: code }, mild) {
    const language = languageOf(code)
    const words = tableWordsIn(language).lab
    const setup = namedSetup(setupOf(rules), mild)
    const nameOf = (id: string): string => kindOf(setup, id)?.name[language] ?? id
    const named = (ids: readonly string[], known: Readonly<Record<string, string>> = {}) =>
      Object.fromEntries(ids.map((id) => [id, known[id] ?? nameOf(id)]))
    return {
      course: { title: words.titles.course, isShare: false, names: words.course },
      endings: { title: words.titles.endings, isShare: true, names: named(endingsOf(setup), words.endings) },
      left: { title: words.titles.left, isShare: false, names: words.left },
      held: { title: words.titles.held, isShare: true, names: named(kindsOf(setup)) },
    }
  },
}

const endingsOf = ({ endings, events }: Setup): string[] => [
  ...PLAIN_ENDINGS.filter((id) => id === 'last-card' || id in endings),
  ...events.map(({ id }) => id),
]

const kindsOf = ({ prints }: Setup): string[] => [...new Set(prints.map(({ kind }) => kind.id))]

/** What nobody else but who brought an event about is rid of was gone by their last card. */
function endingOf({ ending, finishers }: RoundOver, event: { event: string; seat: number } | null): string {
  if (ending !== null) return ending
  return event === null || finishers.includes(event.seat) ? 'last-card' : event.event
}

function countHands(counts: Counts, { prints }: Setup, { finishers, hands, points }: RoundOver): void {
  for (const [seat, hand] of hands.entries()) {
    if (finishers.includes(seat)) continue
    counts.units('left')
    counts.units('held')
    counts.sum('left', 'cards', hand.length)
    counts.sum('left', 'points', points[seat])
    const idOf = (face: FaceIndex) => prints[face].kind.id
    for (const id of new Set(hand.map(idOf))) counts.sum('held', id)
  }
}
