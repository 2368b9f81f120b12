import type { FaceIndex, Setup, VisibleFact } from '@slapwise/card-game'
import { canOnlyPass } from '@slapwise/kernel'
import {
  type IntroductionTopic,
  topicsOfPrompt,
  toTopics,
} from '../../../table/introductions/introduction-topic.ts'
import type { FranticState } from './state.ts'

type OwnPrompt = FranticState['match']['own']['prompt']

/** The questions, cards, events, power cards and rule cards that come up in this state, from what the viewer sees. */
export const listFranticTopics = (state: FranticState, prompt: OwnPrompt): readonly IntroductionTopic[] => [
  ...(prompt && !canOnlyPass(prompt) ? topicsOfPrompt(prompt) : []),
  ...state.newFacts.flatMap((fact) => topicsOfFact(fact, state.setup)),
  ...(prompt?.question.ask === 'turn' ? topicsInHand(state, prompt) : []),
]

function topicsOfFact(fact: VisibleFact, setup: Setup): readonly IntroductionTopic[] {
  const kindOf = (face: FaceIndex) => setup.prints[face].kind.id
  switch (fact.kind) {
    case 'event':
      return toTopics('event', [fact.event])
    case 'opened':
    case 'played':
      return toTopics('stage', [kindOf(fact.face)])
    case 'threw-in':
      return toTopics('stage', [kindOf(fact.face), fact.as])
    case 'imitated':
    case 'attacked':
      return toTopics('stage', [fact.card])
    case 'activated':
      return toTopics('stage', [fact.power])
    case 'drew-rules':
      return toTopics('stage', fact.rules)
    default:
      return []
  }
}

/** The rule cards in force, the own power cards, and the hand: cards that can be played now come first. */
function topicsInHand({ match, setup }: FranticState, { choice }: NonNullable<OwnPrompt>) {
  const { hand, powers } = match.own
  const playable = choice.kind === 'one' ? choice.options : []
  const cards = hand.toSorted(
    (one, other) => Number(playable.includes(other)) - Number(playable.includes(one)),
  )
  return toTopics('hand', [
    ...match.table.ruleCards,
    ...powers.map(({ power }) => power),
    ...cards.map((card) => setup.faces[card].kind.id),
  ])
}
