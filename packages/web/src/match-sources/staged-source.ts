import {
  type Answer,
  type AnyGame,
  type AnyMatch,
  askBot,
  type BaseSettings,
  botName,
  canOnlyPass,
  createRandom,
  MatchHost,
} from '@slapwise/kernel'
import type { ClockView } from '@slapwise/protocol'
import { Store } from '../browser/store.ts'
import { assignFaces } from '../ui/face/face.ts'
import type { PauseVote, SeatChatLine, TablePlayer, TableSource, TableState } from './table-source.ts'

/** A staged match and its viewer. */
export interface StagedMatch {
  readonly game: AnyGame
  readonly match: AnyMatch
  readonly settings: BaseSettings
  readonly players: readonly TablePlayer[]
  /** Null for a spectator. */
  readonly viewerSeat: number | null
  readonly clock: ClockView | null
  /** The seats that show their hand to the viewer. */
  readonly openHands: readonly number[]
  readonly pauseVote?: PauseVote
  /** Lines that are said as soon as the table is shown: earlier ones have no speech bubble. */
  readonly chat?: readonly SeatChatLine[]
  /** The facts before the staged state. */
  readonly pastFacts: readonly object[]
  /** The facts on stage. */
  readonly newFacts?: readonly object[]
}

/** Turns a staged player into a bot. */
export const createStagedBot = (seat: number): Partial<TablePlayer> => ({
  isBot: true,
  name: botName(seat, []),
})

/** Players with these names; `special` overrides fields of some of them. */
export function stagePlayers(
  names: readonly string[],
  special: Readonly<Record<string, Partial<TablePlayer>>> = {},
): TablePlayer[] {
  const players = names.map((name) => ({
    name,
    isBot: false,
    isAway: false,
    isOnline: true,
    ...special[name],
  }))
  const faces = assignFaces(
    players.map(({ name, isBot }, seat) => ({ name, avatar: null, member: isBot ? null : seat })),
  )
  return players.map((player, seat) => ({ ...player, face: faces[seat] }))
}

/** A pause, or a vote on one, in a staged moment. */
export interface StagedPauseVote {
  readonly isPaused: boolean
  readonly voterNames: readonly string[]
}

/** The vote of these players; more than half of all players are needed. */
export const toPauseVote = (
  { isPaused, voterNames }: StagedPauseVote,
  names: readonly string[],
): PauseVote => ({
  isPaused,
  voterSeats: voterNames.map((name) => names.indexOf(name)),
  needed: Math.floor(names.length / 2) + 1,
})

/** Bots give at most this many answers in a row before control returns to the viewer. */
const MAX_BOT_ANSWERS = 400

const NOOP = (): void => {}

/** There are no other players who wait, but the reaction window has to look as in a room. */
const NOOP_REACTION_WINDOW = { extendWindow() {}, skipReactions() {} }

/** A table that starts from a staged state and can be played on, with bots in the other seats. */
export function createStagedSource({
  game,
  match,
  settings,
  players,
  viewerSeat,
  clock,
  openHands,
  pauseVote,
  chat = [],
  pastFacts,
  newFacts = [],
}: StagedMatch): TableSource {
  const host = new MatchHost(game, match)
  const random = createRandom('stage')
  const bot = game.bots[game.substituteLevel]
  const view = () => {
    const { own, ...seen } = host.viewFor(viewerSeat)
    return { ...seen, own: pauseVote?.isPaused ? { ...own, prompt: null } : own }
  }
  const buildState = (log: readonly object[], newFacts: readonly object[]): TableState => ({
    settings,
    rulesVersion: game.latestRulesVersion,
    players,
    match: {
      ...view(),
      clock,
      shownHands: Object.fromEntries(openHands.map((owner) => [owner, game.handView(match, owner)])),
    },
    clock,
    log,
    newFacts,
    ...(pauseVote && { pauseVote }),
  })
  const store = new Store<TableState>(buildState(pastFacts, newFacts))
  const publish = (): void => {
    const newFacts = host.takeFactsFor(viewerSeat)
    store.set(buildState([...store.get().log, ...newFacts], newFacts))
  }
  const answer = async (given: Answer): Promise<boolean> => {
    if (viewerSeat === null || host.answer(viewerSeat, given)) return false
    for (let i = 0; i < MAX_BOT_ANSWERS && !match.isOver && !hasOpenPrompt(match, viewerSeat); i++) {
      const [next] = host.awaitedSeats
      if (next === viewerSeat) host.passWhileForced(viewerSeat)
      else host.answer(next, askBot(game, bot, match, next, random))
    }
    publish()
    return true
  }
  const takeBack = (): void => {
    if (viewerSeat !== null && !host.takeBack(viewerSeat)) publish()
  }
  const subscribe = (listener: () => void): (() => void) => {
    if (chat.length > 0 && !store.get().chat) setTimeout(() => store.set({ ...store.get(), chat }))
    return store.subscribe(listener)
  }
  return {
    subscribe,
    state: store.get,
    answer,
    takeBack,
    sendGrimace: NOOP,
    vote: NOOP,
    reactionWindow: NOOP_REACTION_WINDOW,
    allowsAutoAnswer: false,
    stepDurationMs: () => 0,
  }
}

/** A glance prompt is skipped for a player who can only pass. */
function hasOpenPrompt(match: AnyMatch, seat: number): boolean {
  const prompt = match.promptFor(seat)
  return prompt !== null && !(prompt.mode === 'glance' && canOnlyPass(prompt))
}
