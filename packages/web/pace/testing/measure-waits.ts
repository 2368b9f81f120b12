import {
  type AnyGame,
  type Bot,
  createRandom,
  type FactPacing,
  NORMAL_DURATION,
  type Prompt,
} from '@slapwise/kernel'
import { vi } from 'vitest'
import { autoAnswerDelayMs, hasOnlyOneAnswer } from '../../src/match-sources/auto-answer.ts'
import {
  type LocalMatchConfig,
  runLocalHost,
  type WorkerRequest,
  type WorkerUpdate,
} from '../../src/match-sources/local/local-host.ts'
import { PacedTable } from '../../src/match-sources/paced-table.ts'
import type { TableSource, TableState } from '../../src/match-sources/table-source.ts'

/** The waits of one player in one match against bots, in milliseconds of presentation at normal tempo. */
export interface MatchWaits {
  /** From each decision to the next one in the same round; a turn in which nothing fits is none. */
  readonly waitsMs: readonly number[]
  readonly questionCount: number
  /** Questions that stay open although they have only one answer. */
  readonly forcedQuestionCount: number
}

/** The level of the bots, and the policy of the measured player. */
const LEVEL = 'simple'

/** Plays a match through the real worker host and presentation on a simulated clock, answering every prompt at once. */
export async function measureWaits(
  game: AnyGame,
  pacing: FactPacing<object>,
  settings: object,
  seed: string,
): Promise<MatchWaits> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  vi.stubGlobal('document', { hidden: false, addEventListener() {}, removeEventListener() {} })
  const source = new WorkerSource(game, settings, seed)
  const table = new PacedTable(source, pacing)
  const stopFollowing = table.follow()
  try {
    return await playMatch(game, table, settings, seed)
  } finally {
    stopFollowing()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
}

async function playMatch(
  game: AnyGame,
  table: PacedTable,
  settings: object,
  seed: string,
): Promise<MatchWaits> {
  const rules = game.createRules(game.settingsSchema.parse(settings), game.latestRulesVersion)
  const bot = game.bots[LEVEL] as Bot
  const random = createRandom(seed)
  const waitsMs: number[] = []
  let questionCount = 0
  let forcedQuestionCount = 0
  let answeredAt: number | null = null
  let answeredPromptNumber: number | null = null
  vi.advanceTimersToNextTimer()
  for (let state = table.state()!; state.match.table.winners.length === 0; state = table.state()!) {
    const { own, promptNumber } = state.match
    // The table shows an answered prompt until the next step is on stage.
    const prompt = promptNumber === answeredPromptNumber ? null : own.prompt
    if (!prompt) {
      if (vi.getTimerCount() === 0) throw new Error('The match waits for nobody.')
      vi.advanceTimersToNextTimer()
      continue
    }
    answeredPromptNumber = promptNumber
    if (hasOnlyOneAnswer(prompt)) {
      vi.advanceTimersByTime(autoAnswerDelayMs(prompt, NORMAL_DURATION.ms, table.waitedMs()))
      if (prompt.mode === 'acknowledge') answeredAt = null
      await table.answer(prompt.fallback)
      continue
    }
    questionCount++
    if (isForced(prompt)) forcedQuestionCount++
    if (answeredAt !== null) waitsMs.push(performance.now() - answeredAt)
    answeredAt = performance.now()
    await table.answer(
      bot.answer({ prompt, rules, random, view: () => ({ ...state.match.table, ...state.match.own }) }),
    )
  }
  return { waitsMs, questionCount, forcedQuestionCount }
}

const isForced = ({ choice }: Prompt<unknown>): boolean =>
  choice.kind === 'one' && choice.options.length === 1

/** A match in the host of the worker, without a worker. */
class WorkerSource implements TableSource {
  readonly sendGrimace = null
  readonly vote = null
  readonly allowsAutoAnswer = true
  readonly reactionWindow = null
  readonly #scope: { onmessage: (message: { readonly data: WorkerRequest }) => void; postMessage: unknown }
  readonly #listeners = new Set<() => void>()
  #state: TableState | null = null

  constructor(game: AnyGame, settings: object, seed: string) {
    const parsed = game.settingsSchema.parse(settings)
    const config = {
      settings: parsed,
      rulesVersion: game.latestRulesVersion,
      levels: Array.from({ length: parsed.players - 1 }, () => LEVEL),
    }
    this.#scope = {
      onmessage() {},
      // A message of a worker arrives later, like every message.
      postMessage: (update: WorkerUpdate) => setTimeout(() => this.#receive(config, update)),
    }
    vi.stubGlobal('self', this.#scope)
    runLocalHost(game)
    this.#send({ type: 'start', ...config, seed })
  }

  #receive(config: LocalMatchConfig, { match, facts }: WorkerUpdate): void {
    const log = [...(this.#state?.log ?? []), ...facts]
    this.#state = { ...config, players: [], match, clock: match.clock, log, newFacts: facts }
    for (const listener of this.#listeners) listener()
  }

  #send(data: WorkerRequest): void {
    this.#scope.onmessage({ data })
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  state = (): TableState | null => this.#state

  async answer(answer: Parameters<TableSource['answer']>[0]): Promise<boolean> {
    this.#send({ type: 'answer', promptNumber: this.#state!.match.promptNumber, answer })
    return true
  }

  takeBack(): void {}

  stepDurationMs = (): number => NORMAL_DURATION.ms

  reportPresented = (restMs: number): void =>
    this.#send({ type: 'presented', promptNumber: this.#state!.match.promptNumber, restMs })
}
