import type { Question, Setup, VisibleFact } from '@slapwise/board-game'
import { canOnlyPass } from '@slapwise/kernel'
import {
  type IntroductionTopic,
  topicsOfPrompt,
  toTopics,
} from '../../../table/introductions/introduction-topic.ts'
import type { BoardState } from './state.ts'

type OwnPrompt = BoardState['match']['own']['prompt']

/** The questions for a card of the hand. */
const HAND_QUESTIONS: ReadonlySet<Question['ask']> = new Set(['set-up', 'turn'])

/** The questions, cards and events that come up in this state, from what the viewer sees. */
export const listBoardTopics = (state: BoardState, prompt: OwnPrompt): readonly IntroductionTopic[] => [
  ...(prompt && !canOnlyPass(prompt) ? topicsOfPrompt(prompt) : []),
  ...state.newFacts.flatMap((fact) => topicsOfFact(fact, state.setup)),
  ...(prompt && HAND_QUESTIONS.has(prompt.question.ask)
    ? toTopics('hand', kindIdsOf(state.match.own.hand, state.setup))
    : []),
]

const kindIdsOf = (kinds: readonly number[], setup: Setup): string[] =>
  kinds.map((kind) => setup.kinds[kind].id)

function topicsOfFact(fact: VisibleFact, setup: Setup): readonly IntroductionTopic[] {
  switch (fact.kind) {
    case 'event':
      return toTopics('event', [fact.event])
    case 'placed':
    case 'threw-in':
      return toTopics('stage', kindIdsOf([fact.card], setup))
    case 'attacked':
      return toTopics('stage', [fact.card])
    case 'hindered':
    case 'triggered':
      return toTopics('stage', [fact.source])
    default:
      return []
  }
}
