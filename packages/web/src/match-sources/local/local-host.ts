import {
  type Answer,
  type AnyGame,
  type AnyMatch,
  askBot,
  type BaseSettings,
  type Bot,
  countAnswers,
  createRandom,
  Match,
  RecordingHost,
  randomHex,
  type SavedMatch,
} from '@slapwise/kernel'
import { BOT_THINKING_MS, type ClockView, type RoomMatchView } from '@slapwise/protocol'

/** The settings of a match against bots. */
export interface LocalMatchConfig {
  readonly settings: BaseSettings
  readonly rulesVersion: number
  /** The level of the bots; null for the one that substitutes absent players. */
  readonly level: string | null
}

export type WorkerRequest =
  | ({ readonly type: 'start'; readonly seed: string } & LocalMatchConfig)
  | ({ readonly type: 'resume'; readonly saved: SavedMatch } & LocalMatchConfig)
  | { readonly type: 'take-back' }
  /** Everything is shown; bots wait for `restMs` milliseconds longer. */
  | { readonly type: 'presented'; readonly promptNumber: number; readonly restMs: number }
  | { readonly type: 'answer'; readonly promptNumber: number; readonly answer: Answer }

export interface WorkerUpdate {
  readonly match: RoomMatchView
  readonly facts: readonly object[]
  /** The snapshot from which the match can be resumed; null once it is over. */
  readonly saved: SavedMatch | null
}

const HUMAN_SEAT = 0

/** Longer than in a room, because nobody waits for this player. */
const GLANCE_MS = 3000

/** Runs a match against bots in a worker: the same engine as on a server, without a network. */
export function runLocalHost(game: AnyGame): void {
  let host: RecordingHost
  /** The number of the prompt that bots think about. */
  let knownPromptNumber = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let glance: { readonly of: number; until: number | null; timer: typeof timer } | null = null
  const random = createRandom(randomHex())
  let bot: Bot
  /** Answers that slow bots have already chosen, by seat, and the time until which all of them may think. */
  const chosenAnswers = new Map<number, Answer>()
  let thinkTimer: typeof timer
  let thinkUntil = 0

  self.onmessage = ({ data }: MessageEvent<WorkerRequest>) => {
    switch (data.type) {
      case 'start':
        openMatch(data, Match.start(rulesOf(data), data.seed, true))
        break
      case 'resume':
        openMatch(data, Match.restore(rulesOf(data), data.saved))
        host.takeFacts()
        break
      case 'take-back':
        if (host.takeBack(HUMAN_SEAT)) return
        break
      case 'answer':
        if (host.answer(HUMAN_SEAT, data.answer, data.promptNumber)) return
        break
      case 'presented':
        if (data.promptNumber === host.promptNumber) startTimers(data.restMs)
        return
    }
    publish()
  }

  function openMatch(config: LocalMatchConfig, match: AnyMatch): void {
    host = new RecordingHost(game, match)
    knownPromptNumber = 0
    bot = botOf(config)
  }

  const rulesOf = ({ settings, rulesVersion }: LocalMatchConfig) => game.createRules(settings, rulesVersion)

  function publish(): void {
    // In a room every player is asked, so that a missing prompt gives nothing away; here nobody else is there to see it.
    host.passWhileForced(HUMAN_SEAT)
    if (host.promptNumber !== knownPromptNumber) resetThinking()
    const { match } = host
    const view: RoomMatchView = { ...host.viewFor(HUMAN_SEAT), clock: updateGlanceClock() }
    const facts = host.takeFactsFor(HUMAN_SEAT)
    self.postMessage({ match: view, facts, saved: match.isOver ? null : match.save() } satisfies WorkerUpdate)
    clearTimeout(timer)
    thinkAhead()
  }

  /** Everything is shown: starts the timers of bots and of a glance prompt. */
  function startTimers(restMs: number): void {
    clearTimeout(timer)
    if (awaitedBots().length > 0)
      timer = setTimeout(answerForBots, Math.max(restMs, thinkUntil - performance.now()))
    if (!glance || glance.until !== null) return
    glance.until = performance.now() + GLANCE_MS
    glance.timer = setTimeout(() => {
      host.answer(HUMAN_SEAT, host.match.promptFor(HUMAN_SEAT)!.fallback)
      publish()
    }, GLANCE_MS)
  }

  /** The clock of a glance prompt, which closes by itself. */
  function updateGlanceClock(): ClockView | null {
    const own = host.match.promptFor(HUMAN_SEAT)
    if (glance && (own?.mode !== 'glance' || glance.of !== host.promptNumber)) {
      clearTimeout(glance.timer)
      glance = null
    }
    if (own?.mode !== 'glance') return null
    glance ??= { of: host.promptNumber, until: null, timer: undefined }
    const leftMs = glance.until === null ? GLANCE_MS : Math.max(0, glance.until - performance.now())
    return { leftMs, totalMs: GLANCE_MS }
  }

  const awaitedBots = (): number[] => host.awaitedSeats.filter((seat) => seat !== HUMAN_SEAT)

  /** A new prompt: the time to think depends on the number of bots, not on their cards. */
  function resetThinking(): void {
    knownPromptNumber = host.promptNumber
    chosenAnswers.clear()
    thinkUntil = performance.now() + (bot.isSlow ? awaitedBots().length * BOT_THINKING_MS : 0)
  }

  /** Lets slow bots choose one after the other while the page presents; messages of the page are handled in between. */
  function thinkAhead(): void {
    clearTimeout(thinkTimer)
    const seat = bot.isSlow && awaitedBots().find((other) => needsToThink(other))
    if (typeof seat !== 'number') return
    thinkTimer = setTimeout(() => {
      chosenAnswers.set(seat, chooseAnswer(seat))
      thinkAhead()
    })
  }

  const needsToThink = (seat: number): boolean =>
    !chosenAnswers.has(seat) && countAnswers(host.match.promptFor(seat)!.choice) > 1

  function chooseAnswer(seat: number): Answer {
    const end = performance.now() + BOT_THINKING_MS
    return askBot(game, bot, host.match, seat, random, () => performance.now() >= end)
  }

  /** Bots that are asked at the same time answer at the same time. */
  function answerForBots(): void {
    for (const seat of awaitedBots()) host.answer(seat, chosenAnswers.get(seat) ?? chooseAnswer(seat))
    publish()
  }

  /** A level that this build does not have is replaced by the substitute. */
  const botOf = ({ level }: LocalMatchConfig): Bot =>
    game.bots[level ?? game.substituteLevel] ?? game.bots[game.substituteLevel]
}
