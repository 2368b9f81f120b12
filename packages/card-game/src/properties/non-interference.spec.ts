import { type Answer, accepts, below, type Seat, told } from '@slapwise/kernel'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { CardMatch } from '../card-rules.ts'
import type { CardId } from '../model/face.ts'
import type { Fact } from '../model/facts.ts'
import type { Table } from '../model/table.ts'
import { cardIn } from '../table/powers.ts'
import { only } from '../table/seats.ts'
import { anyMatch, walk } from '../testing/walk.ts'
import { hiddenFrom, imagine } from '../views/imagine.ts'
import { viewOf } from '../views/view.ts'
import { runs } from './runs.ts'

/** Everything that reaches one player, to the byte. */
const seenBy = (viewer: Seat, match: CardMatch): string =>
  JSON.stringify([viewOf(match, viewer), match.takeFacts().map((fact) => told(fact, viewer))])

const places = ({ hands, aside, drawPile }: Table): number[] => [
  ...hands.flat(),
  ...aside.flat(),
  ...drawPile,
]

/** The same luck in both: which events and rule cards come, and which cards are drawn blindly, is learnt as it happens. */
function shareChance(from: Table, to: Table): void {
  to.random = { ...from.random }
  to.eventPile = from.eventPile.slice()
  to.rulePile = from.rulePile
}

/** The answer as it would be given there; null if the cards do not allow it. */
function sameAnswer(there: CardMatch, seat: Seat, answer: Answer, map: readonly CardId[]): Answer | null {
  const { choice } = there.promptFor(seat)!
  const relabelled = (c: number) => (c < 0 ? c : c - cardIn(c) + map[cardIn(c)])
  const card = (c: number) => (choice.of === 'card' ? relabelled(c) : c)
  const mapped = typeof answer === 'number' ? card(answer) : answer.map(card)
  return accepts(choice, mapped) ? mapped : null
}

/** Which card lies in the other match where each card lies in this one. */
function relabellingOf(match: CardMatch, other: CardMatch): CardId[] {
  const map = match.state.setup.faces.map((_, card) => card)
  const theirs = places(other.state)
  places(match.state).forEach((card, i) => {
    map[card] = theirs[i]
  })
  return map
}

/**
 * Whether the viewer knows a card that lies elsewhere in the other match: one that came to light, or one that they have
 * seen before and that somebody has set aside face down here, but not there.
 */
const hasLearnt = (viewer: Seat, map: readonly CardId[], match: CardMatch): boolean =>
  map.some((other, card) => other !== card && (match.state.knownTo[card] & only(viewer)) !== 0)

/** Whether a power card has come to light for the viewer: opened, drawn or swapped. */
const seesNewPower = (viewer: Seat, before: CardMatch, now: CardMatch): boolean =>
  seenPowers(viewer, now).some((power) => !seenPowers(viewer, before).includes(power))

const seenPowers = (viewer: Seat, { state }: CardMatch): number[] =>
  state.powersKnownTo.flatMap((seats, power) => ((seats & only(viewer)) === 0 ? [] : [power]))

/** Power cards that the viewer was shown, and that may have gone back into the pile since. */
const shownPowers = (viewer: Seat, { state }: CardMatch): string =>
  state
    .facts!.map((fact) => told(fact, viewer))
    .flatMap((news) => [...(news.powers ?? []), ...(news.kind === 'activated' ? [news.power] : [])])
    .join()

/** Whether cards were shown and then mixed with others in the same step: then nothing is left by which to tell. */
const forgets = ({ state }: CardMatch): boolean =>
  state.facts!.some(({ secret }) => secret?.cards) &&
  state.facts!.some(({ news }) => news.kind === 'mixed-hands' || news.kind === 'shuffled-onto-pile')

/** Some effects tell everybody something about hidden cards: their points, or how many of them are special. */
function tellsByRule(facts: readonly Fact[], before: string): boolean {
  return [before, ...facts.flatMap(playOf)].some((play) => TELLING.includes(play))
}

const TELLING = ['double-taxation', 'riot', 'special-favours', 'special-charge']

/** The attack, power or event that a fact is about. */
function playOf({ news }: Fact): string[] {
  if (news.kind === 'attacked') return [news.card]
  if (news.kind === 'activated') return [news.power]
  return news.kind === 'event' ? [news.event] : []
}

it('Whatever a player cannot know, dealt another way, changes nothing that they see', () => {
  let compared = 0
  fc.assert(
    fc.property(anyMatch, (start) => {
      let lastPlay = ''
      walk(start, ({ match, prompt, answer, random }) => {
        lastPlay = match.takeFacts().flatMap(playOf).at(-1) ?? lastPlay
        const viewer = below(random, match.state.hands.length)
        const here = match.fork()
        const there = imagine(match, viewer, random)
        here.listen()
        there.listen()
        here.settle()
        shareChance(here.state, there.state)
        expect(seenBy(viewer, there)).toBe(seenBy(viewer, here))

        const map = relabellingOf(here, there)
        const answerThere = sameAnswer(there, prompt.seat, answer, map)
        if (answerThere === null) return
        expect(here.answer(prompt.seat, answer)).toBeNull()
        expect(there.answer(prompt.seat, answerThere)).toBeNull()
        if (hasLearnt(viewer, map, here) || hasLearnt(viewer, map, there)) return
        if (seesNewPower(viewer, match, here) || seesNewPower(viewer, match, there)) return
        if (shownPowers(viewer, here) !== shownPowers(viewer, there)) return
        if (forgets(here) || tellsByRule(here.state.facts!, lastPlay)) return
        expect(seenBy(viewer, there)).toBe(seenBy(viewer, here))
        compared++
      })
    }),
    runs(60),
  )
  expect(compared).toBeGreaterThan(1000)
})

it('An imagined match deals nearly all hidden cards anew', () => {
  let hidden = 0
  let moved = 0
  fc.assert(
    fc.property(anyMatch, (start) => {
      walk(start, ({ match, random }) => {
        const viewer = below(random, match.state.hands.length)
        const map = relabellingOf(match, imagine(match, viewer, random))
        hidden += hiddenFrom(match, viewer).length
        moved += map.filter((to, from) => to !== from).length
      })
    }),
    runs(5),
  )
  expect(moved / hidden).toBeGreaterThan(0.9)
})
