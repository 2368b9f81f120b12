import {
  type Answer,
  type AnyGame,
  type AnyMatch,
  askBot,
  type BaseSettings,
  type Bot,
  countAnswers,
  createObservation,
  createRandom,
  createRecord,
  type Fact,
  Match,
  type MatchRecord,
  type Random,
  type RecordBody,
  RecordingHost,
  randomHex,
  type SavedMatch,
  SearchTotals,
  type Seat,
  toRecordedDecisions,
  toVisibleFact,
} from '@slapwise/kernel'
import { BOT_THINKING_MS, type RoomMatchView } from '@slapwise/protocol'

/** The settings of a match against bots. */
export interface LocalMatchConfig {
  readonly settings: BaseSettings
  readonly rulesVersion: number
  /** The level of each bot, in the order of their seats. */
  readonly levels: readonly string[]
  /** The number of decisions taken over from another match, if this one plays it on; missing otherwise. */
  readonly playedOnFrom?: number | undefined
}

/** Everything besides its settings that a record of a match needs. */
export interface MatchHistory {
  readonly seed: string
  readonly decisions: MatchRecord['decisions']
}

export type WorkerRequest =
  /** A newcomer gets the first turn, after an opening that the game calls plain. */
  | ({ readonly type: 'start'; readonly seed: string; readonly isNewcomer?: boolean } & LocalMatchConfig)
  | ({
      readonly type: 'resume'
      readonly saved: SavedMatch
      readonly seat: Seat
      readonly history: MatchHistory | null
    } & LocalMatchConfig)
  | { readonly type: 'take-back' }
  /** Everything is shown; bots wait for `restMs` milliseconds longer. */
  | { readonly type: 'presented'; readonly promptNumber: number; readonly restMs: number }
  | { readonly type: 'answer'; readonly promptNumber: number; readonly answer: Answer }

export interface WorkerUpdate {
  readonly match: RoomMatchView
  readonly facts: readonly object[]
  /** The snapshot from which the match can be resumed; null once it is over. */
  readonly saved: SavedMatch | null
  /** Null if a match was resumed whose beginning an older build has not stored. */
  readonly history: MatchHistory | null
  /** Null until the match is over, and without a history. */
  readonly record: RecordBody | null
  /** How far the searches of the bots got; null until the match is over, if it was resumed, or without a search. */
  readonly searchTotals: SearchTotals | null
}

/** The number of deals among which a plain opening is looked for: far more than it takes. */
const MAX_DEALS = 50

/** Runs a match against bots in a worker: the same engine as on a server, without a network. */
export function runLocalHost(game: AnyGame, isPlainOpening: (match: AnyMatch) => boolean = () => true): void {
  let host: RecordingHost
  let config: LocalMatchConfig
  /** Null if it is not known. */
  let seed: string | null
  /** The seat of the human. */
  let ownSeat: Seat = 0
  /** The number of the prompt that bots think about. */
  let knownPromptNumber = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The bots, in the order of their seats. */
  let bots: readonly Bot[]
  let random: Random
  /** Answers that slow bots have already chosen, by seat, and the time until which all of them may think. */
  const chosenAnswers = new Map<number, Answer>()
  let thinkTimer: typeof timer
  let thinkUntil = 0
  /** Null for a match that was resumed: its first searches were in another worker. */
  let searchTotals: SearchTotals | null = null

  self.onmessage = ({ data }: MessageEvent<WorkerRequest>) => {
    switch (data.type) {
      case 'start':
        seed = data.isNewcomer ? findPlainSeed(data) : data.seed
        openMatch(data, startMatch(data, seed), createRandom(`bots ${data.seed}`))
        ownSeat = data.isNewcomer ? host.awaitedSeats[0] : 0
        searchTotals = new SearchTotals()
        break
      case 'resume':
        openMatch(data, Match.restore(rulesOf(data), data.saved), createRandom(randomHex()))
        ownSeat = data.seat
        searchTotals = null
        seed = data.history?.seed ?? null
        for (const [seat, answer] of data.history?.decisions ?? []) host.decisions.push(seat, answer)
        host.takeFacts()
        break
      case 'take-back':
        if (host.takeBack(ownSeat)) return
        break
      case 'answer':
        if (host.answer(ownSeat, data.answer, data.promptNumber)) return
        break
      case 'presented':
        if (data.promptNumber === host.promptNumber) scheduleBots(data.restMs)
        return
    }
    publish()
  }

  function openMatch(opened: LocalMatchConfig, match: AnyMatch, botRandom: Random): void {
    host = new RecordingHost(game, match)
    config = opened
    knownPromptNumber = 0
    bots = opened.levels.map(botOfLevel)
    random = botRandom
  }

  const startMatch = (config: LocalMatchConfig, seed: string): AnyMatch =>
    Match.start(rulesOf(config), seed, true)

  /**
   * The seed of a deal with a plain opening. The order of seats is up to the table: the human sits down where the turn is.
   */
  function findPlainSeed({ seed, ...config }: LocalMatchConfig & { readonly seed: string }): string {
    let found = seed
    for (let i = 1; i < MAX_DEALS && !isPlainOpening(startMatch(config, found)); i++) found = seed + i
    return found
  }

  const rulesOf = ({ settings, rulesVersion }: LocalMatchConfig) => game.createRules(settings, rulesVersion)

  /** Posts the state to the page; `earlier` are facts that it has not seen yet. */
  function publish(earlier: readonly Fact[] = []): void {
    // In a room every player is asked, so that a missing prompt gives nothing away; here nobody else is there to see it.
    host.passWhileForced(ownSeat)
    if (host.promptNumber !== knownPromptNumber) resetThinking()
    const { match } = host
    const view: RoomMatchView = { ...host.viewFor(ownSeat), clock: null }
    const facts = [...earlier, ...host.takeFacts()].map((fact) => toVisibleFact(fact, ownSeat))
    self.postMessage({
      match: view,
      facts,
      saved: match.isOver ? null : match.save(),
      history: seed === null ? null : { seed, decisions: toRecordedDecisions(host.decisions) },
      record:
        seed === null || !match.isOver
          ? null
          : createRecord({ game, ...config, seed }, match, host.decisions),
      searchTotals: match.isOver && searchTotals?.searches ? searchTotals : null,
    } satisfies WorkerUpdate)
    clearTimeout(timer)
    thinkAhead()
  }

  /** Everything is shown: lets the bots answer after `restMs`. */
  function scheduleBots(restMs: number): void {
    clearTimeout(timer)
    if (awaitedBots().length > 0)
      timer = setTimeout(answerForBots, Math.max(restMs, thinkUntil - performance.now()))
  }

  const awaitedBots = (): number[] => host.awaitedSeats.filter((seat) => seat !== ownSeat)

  /** A new prompt: the time to think depends on the number of bots, not on their cards. */
  function resetThinking(): void {
    knownPromptNumber = host.promptNumber
    chosenAnswers.clear()
    thinkUntil = performance.now() + awaitedBots().filter(isSlow).length * BOT_THINKING_MS
  }

  /** Lets slow bots choose one after the other while the page presents; messages of the page are handled in between. */
  function thinkAhead(): void {
    clearTimeout(thinkTimer)
    const seat = awaitedBots().find((other) => isSlow(other) && needsToThink(other))
    if (seat === undefined) return
    thinkTimer = setTimeout(() => {
      chosenAnswers.set(seat, searchAnswer(seat))
      thinkAhead()
    })
  }

  const needsToThink = (seat: number): boolean =>
    !chosenAnswers.has(seat) && countAnswers(host.match.promptFor(seat)!.choice) > 1

  /** Overhead before and between the searches shortens the last one: bots never answer after `thinkUntil`. */
  function searchAnswer(seat: number): Answer {
    const start = performance.now()
    const end = Math.min(start + BOT_THINKING_MS, thinkUntil)
    return askBot(
      game,
      botAt(seat),
      host.match,
      seat,
      random,
      () => performance.now() >= end,
      (effort) => searchTotals?.record(effort, performance.now() - start),
    )
  }

  /** An answer without a search. */
  function quickAnswer(seat: number): Answer {
    if (isSlow(seat) && needsToThink(seat) && searchTotals) searchTotals.skipped++
    return botAt(seat).answer(createObservation(game, host.match, seat, random))
  }

  /**
   * Bots that are asked at the same time answer at the same time, those without a search by their policy. They go on as long as there is nothing to see but draws
   * and passes; slow bots do not, because they think while a step is shown.
   */
  function answerForBots(): void {
    const facts: Fact[] = []
    do {
      for (const seat of awaitedBots()) host.answer(seat, chosenAnswers.get(seat) ?? quickAnswer(seat))
      host.passWhileForced(ownSeat)
      chosenAnswers.clear()
      facts.push(...host.takeFacts())
    } while (facts.every(isRoutine) && awaitsQuickBotsOnly())
    publish(facts)
  }

  const isRoutine = ({ publicPart }: Fact): boolean => {
    const { ms, isRoutine } = game.stepDuration(publicPart)
    return isRoutine || ms === 0
  }

  const awaitsQuickBotsOnly = (): boolean =>
    host.awaitedSeats.length > 0 && host.awaitedSeats.every((seat) => seat !== ownSeat && !isSlow(seat))

  const botAt = (seat: Seat): Bot => bots[seat < ownSeat ? seat : seat - 1] ?? game.bots[game.substituteLevel]

  const isSlow = (seat: Seat): boolean => botAt(seat).isSlow ?? false

  /** A level that this build does not have is replaced by the substitute. */
  const botOfLevel = (level: string): Bot => game.bots[level] ?? game.bots[game.substituteLevel]
}
