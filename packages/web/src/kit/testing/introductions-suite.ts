import {
  type AnyGame,
  askBot,
  createRandom,
  Match,
  MatchHost,
  type Prompt,
  type Random,
} from '@slapwise/kernel'
import { expect, it } from 'vitest'
import type { TableState } from '../../match-sources/table-source.ts'
import { nextIntroduction, questionOfKey } from '../../table/introductions/introduction-topic.ts'
import { isMatchOver } from '../../table/score/is-match-over.ts'
import type { TableGame } from '../../table/table-game.ts'

interface IntroductionsSuiteOptions {
  readonly game: AnyGame
  readonly tableGame: Pick<TableGame, 'listTopics'>
  readonly settings: object
  /** The ids of all items that the viewer sees in this state, named in any way. */
  listVisibleItems(state: TableState): ReadonlySet<string>
  readonly questionTexts: readonly Readonly<Record<string, string>>[]
  hasText(key: string): boolean
}

const VIEWER = 0
const MATCHES = 6
const MAX_ANSWERS = 3000

/** Tests what introduces itself in whole matches. */
export function introductionsSuite(options: IntroductionsSuiteOptions): void {
  const { tableGame, listVisibleItems, questionTexts, hasText } = options

  it('introduces each thing once, whenever something new comes up, and mentions nothing hidden', () => {
    const introduced: string[] = []
    for (let i = 0; i < MATCHES; i++)
      for (const state of playMatch(options, `introductions ${i}`)) {
        const topics = tableGame.listTopics(state, state.match.own.prompt as Prompt<unknown> | null)
        const visible = listVisibleItems(state)
        for (const { key } of topics) if (questionOfKey(key) === null) expect(visible).toContain(key)
        const next = nextIntroduction(null, topics, introduced)
        const newKeys = topics.map(({ key }) => key).filter((key) => !introduced.includes(key))
        expect(next === null).toBe(newKeys.length === 0)
        if (next) {
          expect(newKeys).toContain(next.key)
          introduced.push(next.key)
        }
      }
    expect(new Set(introduced).size).toBe(introduced.length)
    const questions = introduced.flatMap((key) => questionOfKey(key) ?? [])
    expect(questions.length).toBeGreaterThan(6)
    expect(introduced.length - questions.length).toBeGreaterThan(15)
    for (const texts of questionTexts) for (const ask of questions) expect(texts[ask]).toMatch(/\S.*[.?!]$/)
    for (const key of introduced)
      if (questionOfKey(key) === null) expect({ key, hasText: hasText(key) }).toEqual({ key, hasText: true })
  })
}

/** The states of a match as the viewer sees them, one after each answer. */
function* playMatch(options: IntroductionsSuiteOptions, seed: string): Generator<TableState> {
  const { game, settings } = options
  const complete = game.settingsSchema.parse(settings)
  const rules = game.createRules(complete, game.latestRulesVersion)
  const host = new MatchHost(game, Match.start(rules, seed, true))
  const random: Random = createRandom(seed)
  const bot = game.bots.chaotic
  let log: readonly object[] = []
  for (let answers = 0; answers < MAX_ANSWERS; answers++) {
    const newFacts = host.takeFactsFor(VIEWER)
    log = [...log, ...newFacts]
    const state: TableState = {
      settings: complete,
      rulesVersion: game.latestRulesVersion,
      players: [],
      match: { ...host.viewFor(VIEWER), clock: null },
      clock: null,
      log,
      newFacts,
    }
    yield state
    if (isMatchOver(state)) return
    const [seat] = host.awaitedSeats
    expect(host.answer(seat, askBot(game, bot, host.match, seat, random))).toBeNull()
  }
}
