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

/** What a match is played with. */
export interface LocalMatchConfig {
  readonly settings: BaseSettings
  /** The version of the rules that it goes on by. */
  readonly rulesVersion: number
  /** How the bots play; null for as they do while somebody is away. */
  readonly level: string | null
}

export type WorkerRequest =
  | ({ readonly type: 'start'; readonly seed: string } & LocalMatchConfig)
  | ({ readonly type: 'resume'; readonly saved: SavedMatch } & LocalMatchConfig)
  | { readonly type: 'take-back' }
  /** The page has shown everything, and wants it looked at for so long. */
  | { readonly type: 'presented'; readonly promptNumber: number; readonly restMs: number }
  | { readonly type: 'answer'; readonly promptNumber: number; readonly answer: Answer }

export interface WorkerUpdate {
  readonly match: RoomMatchView
  readonly facts: readonly object[]
  /** To go on from here another time; null once it is over. */
  readonly saved: SavedMatch | null
}

const HUMAN_SEAT = 0

/** Alone there is nobody to be held up: a glance may last a little longer than in a room. */
const GLANCE_MS = 3000

/** Hosts a match against bots in a worker: the same engine, in a thread of its own, without a network. */
export function runLocalHost(game: AnyGame): void {
  let host: RecordingHost
  /** The number of the question that bots think about. */
  let asked = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let glance: { readonly of: number; until: number | null; timer: typeof timer } | null = null
  const random = createRandom(randomHex())
  let bot: Bot
  /** What slow bots have come to, by seat, and when all of them may have thought. */
  const thoughts = new Map<number, Answer>()
  let thinking: typeof timer
  let thoughtAt = 0

  self.onmessage = ({ data }: MessageEvent<WorkerRequest>) => {
    switch (data.type) {
      case 'start':
        open(data, Match.start(rulesOf(data), data.seed, true))
        break
      case 'resume':
        open(data, Match.restore(rulesOf(data), data.saved))
        host.takeFacts()
        break
      case 'take-back':
        if (host.takeBack(HUMAN_SEAT)) return
        break
      case 'answer':
        if (host.answer(HUMAN_SEAT, data.answer, data.promptNumber)) return
        break
      case 'presented':
        if (data.promptNumber === host.promptNumber) goOn(data.restMs)
        return
    }
    tell()
  }

  function open(config: LocalMatchConfig, match: AnyMatch): void {
    host = new RecordingHost(game, match)
    asked = 0
    bot = botOf(config)
  }

  const rulesOf = ({ settings, rulesVersion }: LocalMatchConfig) => game.createRules(settings, rulesVersion)

  function tell(): void {
    // Nobody else is here to learn from a missing question that nothing can be thrown in.
    host.passWhileForced(HUMAN_SEAT)
    if (host.promptNumber !== asked) ask()
    const { match } = host
    const view: RoomMatchView = { ...host.viewFor(HUMAN_SEAT), clock: glancing() }
    const facts = host.takeFactsFor(HUMAN_SEAT)
    self.postMessage({ match: view, facts, saved: match.isOver ? null : match.save() } satisfies WorkerUpdate)
    clearTimeout(timer)
    thinkOn()
  }

  /** What was told has been shown: from here on time passes. */
  function goOn(restMs: number): void {
    clearTimeout(timer)
    if (botsAsked().length > 0)
      timer = setTimeout(botsAnswer, Math.max(restMs, thoughtAt - performance.now()))
    if (!glance || glance.until !== null) return
    glance.until = performance.now() + GLANCE_MS
    glance.timer = setTimeout(() => {
      host.answer(HUMAN_SEAT, host.match.promptFor(HUMAN_SEAT)!.fallback)
      tell()
    }, GLANCE_MS)
  }

  /** What lies there for a moment is gone after it, whoever could have done something about it. */
  function glancing(): ClockView | null {
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

  const botsAsked = (): number[] => host.awaitedSeats.filter((seat) => seat !== HUMAN_SEAT)

  /** Something else is asked. How long bots have to think about it depends on how many they are, and not on their cards. */
  function ask(): void {
    asked = host.promptNumber
    thoughts.clear()
    thoughtAt = performance.now() + (bot.isSlow ? botsAsked().length * BOT_THINKING_MS : 0)
  }

  /** One after the other, while the page shows what was told; whatever it has to say meanwhile comes between them. */
  function thinkOn(): void {
    clearTimeout(thinking)
    const seat = bot.isSlow && botsAsked().find((other) => hasToThink(other))
    if (typeof seat !== 'number') return
    thinking = setTimeout(() => {
      thoughts.set(seat, answerOf(seat))
      thinkOn()
    })
  }

  const hasToThink = (seat: number): boolean =>
    !thoughts.has(seat) && countAnswers(host.match.promptFor(seat)!.choice) > 1

  function answerOf(seat: number): Answer {
    const end = performance.now() + BOT_THINKING_MS
    return askBot(game, bot, host.match, seat, random, () => performance.now() >= end)
  }

  /** Bots that are asked at the same time answer at the same time. */
  function botsAnswer(): void {
    for (const seat of botsAsked()) host.answer(seat, thoughts.get(seat) ?? answerOf(seat))
    tell()
  }

  /** One that is not there any more is stood in for. */
  const botOf = ({ level }: LocalMatchConfig): Bot =>
    game.bots[level ?? game.substituteLevel] ?? game.bots[game.substituteLevel]
}
