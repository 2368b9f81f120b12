import { crazyEights } from '@slapwise/crazy-eights'
import {
  type Answer,
  type AnyGame,
  type Bot,
  canOnlyPass,
  GameRegistry,
  isReaction,
  type Observation,
  replayRecord,
  type SearchContext,
} from '@slapwise/kernel'
import { BOT_THINKING_MS } from '@slapwise/protocol'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runLocalHost, type WorkerUpdate } from './local-host.ts'
import { WorkerScope } from './testing/worker-scope.ts'

/** The number of decisions of the slow bot. */
let decisions = 0

const slow: Bot = {
  isSlow: true,
  answer({ prompt }) {
    if (prompt.choice.options.length > 1) decisions++
    return prompt.choice.options.at(-1)!
  },
}

/** Reports the seat for which it is asked. */
const notingBot = (note: (seat: number) => void): Bot => ({
  answer({ view, prompt }) {
    note((view() as { readonly seat: number }).seat)
    return prompt.choice.options.at(-1)!
  },
})

const GAME = {
  ...crazyEights,
  bots: { ...crazyEights.bots, fiendish: slow },
} as unknown as AnyGame
const YOU = 0

let scope: WorkerScope

beforeEach(() => {
  vi.useFakeTimers()
  decisions = 0
  scope = WorkerScope.install()
  runLocalHost(GAME)
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Plays a round, and lets the timers of bots run while it is their turn. */
function playRound(snap: boolean | 'glance', seed: string): void {
  const settings = GAME.settingsSchema.parse({ players: 4, limit: 1, snap })
  scope.post({ type: 'start', settings, rulesVersion: GAME.latestRulesVersion, levels: [], seed })
  while (scope.last.table.winners.length === 0) {
    const { own, promptNumber } = scope.last
    if (own.prompt) scope.post({ type: 'answer', promptNumber, answer: own.prompt.choice.options.at(-1)! })
    else scope.wait()
  }
}

it.each([true, 'glance'] as const)('has no prompt for a player who can only pass (snap: %s)', (snap) => {
  for (const seed of ['a', 'b', 'c']) playRound(snap, seed)
  const moments = scope.sent.map(({ match }) => match)
  const asked = moments.flatMap(({ own }) => (own.prompt && isReaction(own.prompt.mode) ? [own.prompt] : []))
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.filter(canOnlyPass)).toEqual([])
  const passed = moments.filter(
    ({ table, own }) =>
      own.prompt === null && table.openPrompts.some(({ seat, mode }) => seat === YOU && isReaction(mode)),
  )
  expect(passed.length).toBeGreaterThan(0)
})

it.each([true, 'glance'] as const)(
  'waits for a reaction of the player without a clock (snap: %s)',
  (snap) => {
    playUntilAsked(snap)
    const { promptNumber } = scope.last
    scope.reportPresented()
    vi.runAllTimers()
    expect(scope.last.promptNumber).toBe(promptNumber)
    expect(scope.last.clock).toBeNull()
  },
)

it('lets bots answer only after everything was shown, and after the time that the page asks for', () => {
  const settings = GAME.settingsSchema.parse({ players: 4, limit: 1 })
  scope.post({ type: 'start', settings, rulesVersion: GAME.latestRulesVersion, levels: [], seed: 'a' })
  while (scope.last.own.prompt) {
    const { own, promptNumber } = scope.last
    scope.post({ type: 'answer', promptNumber, answer: own.prompt!.choice.options.at(-1)! })
  }
  const sentBefore = scope.sent.length
  vi.advanceTimersByTime(60_000)
  expect(scope.sent).toHaveLength(sentBefore)
  scope.reportPresented(1700)
  vi.advanceTimersByTime(1699)
  expect(scope.sent).toHaveLength(sentBefore)
  vi.advanceTimersByTime(1)
  expect(scope.sent).toHaveLength(sentBefore + 1)
})

const ALL_CHAOTIC = ['chaotic', 'chaotic', 'chaotic']
const ALL_FIENDISH = ['fiendish', 'fiendish', 'fiendish']

function playWith(levels: readonly string[], eachMoment: () => void): void {
  const settings = GAME.settingsSchema.parse({ players: 4, limit: 1 })
  scope.post({ type: 'start', settings, rulesVersion: GAME.latestRulesVersion, levels, seed: 'a' })
  while (scope.last.table.winners.length === 0) {
    const { own, promptNumber } = scope.last
    if (own.prompt) scope.post({ type: 'answer', promptNumber, answer: own.prompt.choice.options.at(-1)! })
    else eachMoment()
  }
}

it('uses bots of the chosen level, or else the substitute level', () => {
  for (const levels of [[], ALL_CHAOTIC, ALL_CHAOTIC.with(1, 'of a later version')]) {
    playWith(levels, () => scope.wait())
    expect(decisions).toBe(0)
  }
  playWith(ALL_FIENDISH, () => scope.wait())
  expect(decisions).toBeGreaterThan(0)
})

it('has a level for each bot, in the order of their seats', () => {
  const names = ['chaotic', 'fiendish', 'simple']
  const asked = new Set<string>()
  const bots = names.map((name) => [name, notingBot((seat) => asked.add(`${name} ${seat}`))])
  runLocalHost({ ...GAME, bots: { ...GAME.bots, ...Object.fromEntries(bots) } })
  playWith(names, () => scope.wait())
  expect(asked).toEqual(new Set(['chaotic 1', 'fiendish 2', 'simple 3']))
})

it('lets slow bots think only while the page presents a step', () => {
  let whileShown = 0
  playWith(ALL_FIENDISH, () => {
    const before = decisions
    vi.advanceTimersByTime(60_000)
    whileShown += decisions - before
    scope.reportPresented()
    vi.advanceTimersToNextTimer()
  })
  expect(whileShown).toBeGreaterThan(0)
  expect(decisions).toBe(whileShown)
})

const botsAskedIn = ({ table }: WorkerUpdate['match']): number =>
  table.openPrompts.filter(({ seat, hasAnswered }) => seat !== YOU && !hasAnswered).length

it('lets slow bots answer after a time that depends only on how many are asked', () => {
  const moments = new Set<number>()
  playWith(ALL_FIENDISH, () => {
    const sentBefore = scope.sent.length
    const asked = botsAskedIn(scope.last)
    moments.add(asked)
    scope.reportPresented()
    vi.advanceTimersByTime(asked * BOT_THINKING_MS - 1)
    expect(scope.sent).toHaveLength(sentBefore)
    vi.advanceTimersByTime(1)
    expect(scope.sent).toHaveLength(sentBefore + 1)
  })
  expect(moments).toEqual(new Set([1, 2, 3]))
})

/** Searches until its time is up, by a clock that each rollout sets forward. */
class EndlessBot implements Bot {
  readonly isSlow = true
  searches = 0
  quickAnswers = 0
  /** The milliseconds of all rollouts. */
  spentMs = 0
  readonly #msPerRollout: number

  constructor(msPerRollout: number) {
    this.#msPerRollout = msPerRollout
    const now = performance.now.bind(performance)
    vi.spyOn(performance, 'now').mockImplementation(() => now() + this.spentMs)
  }

  answer({ prompt }: Observation, search?: SearchContext): Answer {
    if (prompt.choice.options.length === 1) return prompt.fallback
    if (!search) {
      this.quickAnswers++
      return prompt.fallback
    }
    this.searches++
    let rollouts = 0
    for (; !search.isTimeUp(); rollouts++) this.spentMs += this.#msPerRollout
    search.reportEffort({ rollouts, maxRollouts: 1000, isCutShort: true })
    return prompt.choice.options.at(-1)!
  }
}

it.each([30, BOT_THINKING_MS * 4])('ends all searches on time if a rollout takes %d ms', (msPerRollout) => {
  const bot = new EndlessBot(msPerRollout)
  runLocalHost({ ...GAME, bots: { ...GAME.bots, fiendish: bot } })
  playWith(ALL_FIENDISH, () => {
    const [before, asked] = [bot.spentMs, botsAskedIn(scope.last)]
    scope.wait()
    expect(bot.spentMs - before).toBeLessThanOrEqual(asked * BOT_THINKING_MS + msPerRollout)
  })
  expect(bot.searches).toBeGreaterThan(0)
})

it('reports at the end of the match how far searches got, and which had no time', () => {
  const bot = new EndlessBot(BOT_THINKING_MS * 4)
  runLocalHost({ ...GAME, bots: { ...GAME.bots, fiendish: bot } })
  playWith(ALL_FIENDISH, () => {
    vi.advanceTimersToNextTimer()
    scope.wait()
  })
  expect(bot.quickAnswers).toBeGreaterThan(0)
  const rollouts = bot.spentMs / (BOT_THINKING_MS * 4)
  expect(scope.sent.at(-1)!.searchTotals).toEqual({
    searches: bot.searches,
    cutShort: bot.searches,
    skipped: bot.quickAnswers,
    rollouts,
    plannedRollouts: bot.searches * 1000,
    elapsedMs: bot.spentMs,
  })
  expect(scope.sent.slice(0, -1).every(({ searchTotals }) => searchTotals === null)).toBe(true)
})

it('lets a newcomer sit where the first turn is, in a deal that the game calls plain', () => {
  const settings = GAME.settingsSchema.parse({ players: 4, limit: 1 })
  const start = {
    type: 'start',
    settings,
    rulesVersion: GAME.latestRulesVersion,
    levels: [],
    seed: 'a',
  } as const
  const dealt: object[] = []
  runLocalHost(GAME, (match) => dealt.push(match.state) === 3)
  scope.post({ ...start, isNewcomer: true })
  expect(dealt).toHaveLength(3)
  expect(scope.last.own).toMatchObject({ seat: scope.last.table.openPrompts[0].seat })
  expect(scope.last.own.prompt).not.toBeNull()
  scope.post(start)
  expect(dealt).toHaveLength(3)
  expect(scope.last.own.seat).toBe(YOU)
})

it('deals a last time if no deal is plain', () => {
  let deals = 0
  runLocalHost(GAME, () => {
    deals++
    return false
  })
  const settings = GAME.settingsSchema.parse({ players: 4, limit: 1 })
  scope.post({
    type: 'start',
    settings,
    rulesVersion: GAME.latestRulesVersion,
    levels: [],
    seed: 'a',
    isNewcomer: true,
  })
  expect(deals).toBeLessThan(100)
  expect(scope.last.own.prompt).not.toBeNull()
})

it('resumes a match at the seat of the human', () => {
  const settings = GAME.settingsSchema.parse({ players: 4, limit: 1 })
  const config = { settings, rulesVersion: GAME.latestRulesVersion, levels: [] }
  scope.post({ type: 'start', ...config, seed: 'a' })
  scope.post({ type: 'resume', ...config, saved: scope.sent.at(-1)!.saved!, seat: 2, history: null })
  expect(scope.last.own.seat).toBe(2)
})

/** Gives the fallback answers, and lets bots answer, for as long as this holds. */
function playWhile(condition: () => boolean): void {
  while (condition()) {
    const { own, promptNumber } = scope.last
    if (own.prompt) scope.post({ type: 'answer', promptNumber, answer: own.prompt.fallback })
    else scope.wait()
  }
}

it('records the whole match, also if it was resumed in between', () => {
  const settings = GAME.settingsSchema.parse({ players: 3, limit: 1 })
  const config = { settings, rulesVersion: GAME.latestRulesVersion, levels: [] }
  scope.post({ type: 'start', ...config, seed: 'a' })
  playWhile(() => scope.sent.length < 6)
  const { saved, history } = JSON.parse(JSON.stringify(scope.sent.at(-1)))
  expect(history.decisions.length).toBeGreaterThan(2)
  scope.post({ type: 'resume', ...config, saved, history, seat: YOU })
  playWhile(() => scope.last.table.winners.length === 0)
  const { record } = scope.sent.at(-1)!
  expect(record!.decisions.slice(0, history.decisions.length)).toEqual(history.decisions)
  expect(replayRecord(new GameRegistry(GAME), record!)).toBeNull()
})

/** Plays until there is an open reaction prompt. */
function playUntilAsked(snap: boolean | 'glance'): void {
  for (let seed = 0; ; seed++) {
    const settings = GAME.settingsSchema.parse({ players: 4, limit: 1, snap })
    scope.post({
      type: 'start',
      settings,
      rulesVersion: GAME.latestRulesVersion,
      levels: [],
      seed: `${seed}`,
    })
    while (scope.last.table.winners.length === 0) {
      const { own, promptNumber } = scope.last
      if (own.prompt && isReaction(own.prompt.mode)) return
      if (own.prompt) scope.post({ type: 'answer', promptNumber, answer: own.prompt.choice.options.at(-1)! })
      else scope.wait()
    }
  }
}
