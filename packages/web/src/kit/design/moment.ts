import type { AnyGame, AnyMatch, BaseSettings } from '@slapwise/kernel'
import type { ClockView } from '@slapwise/protocol'
import {
  createStagedSource,
  type StagedPauseVote,
  stagePlayers,
  toPauseVote,
} from '../../match-sources/staged-source.ts'
import type { TablePlayer, TableSource } from '../../match-sources/table-source.ts'

/**
 * A staged state of a match for the design pages and the visual tests: a scene, and the answers given in it. `Setting` and
 * `Answer` are types of the game's test kit.
 */
export interface Moment<Setting, Answer> {
  readonly setting: Setting
  /** Players and their answers, by the names of the test kit. `lets`: every player with an open prompt passes. */
  readonly steps?: readonly (readonly [player: string, ...answers: Answer[]] | 'lets')[]
  /** The player whose view is shown; null for a spectator. By default the first player. */
  readonly viewer?: string | null
  /** Players who show their hand to the spectator. */
  readonly openHands?: readonly string[]
  /** Whether it is shown on the big screen of a room. */
  readonly isOnBigScreen?: boolean
  readonly clock?: ClockView
  readonly pauseVote?: StagedPauseVote
  /** The number of the last facts that are on stage. */
  readonly newFactCount?: number
  /** The kind of a fact: the last one of this kind is on stage, and nothing after it has been shown. */
  readonly onStage?: string
  /** Chat lines that are sent as soon as the table is shown. */
  readonly chat?: Readonly<Record<string, string>>
  /** The id of an event that has just been revealed. */
  readonly newEvent?: string
  readonly playerOverrides?: Readonly<Record<string, Partial<TablePlayer>>>
}

/** The part of the game's test scene that staging needs. */
interface MomentScene<Answer> {
  readonly match: AnyMatch & { readonly state: { readonly setup: { readonly settings: BaseSettings } } }
  readonly players: readonly string[]
  seat(player: string): number
  does(player: string, ...answers: readonly Answer[]): unknown
  factsFor(player: string | null): readonly object[]
}

interface MomentStaging<Setting, Answer, S extends MomentScene<Answer>> {
  readonly game: AnyGame
  scene(setting: Setting): S
  /** Every player with an open prompt passes. */
  lets(scene: S): unknown
}

/** Creates a function that turns a moment of a game into a table that can be played on, with bots in the other seats. */
export const createMomentStager =
  <Setting, Answer, S extends MomentScene<Answer>>({
    game,
    scene,
    lets,
  }: MomentStaging<Setting, Answer, S>) =>
  (moment: Moment<Setting, Answer>): TableSource => {
    const {
      setting,
      steps = [],
      viewer,
      openHands = [],
      clock = null,
      pauseVote,
      newEvent,
      newFactCount,
      onStage,
      chat = {},
    } = moment
    const staged = scene(setting)
    for (const step of steps)
      if (step === 'lets') lets(staged)
      else staged.does(...step)
    const seat = viewer === null ? null : staged.seat(viewer ?? staged.players[0])
    const facts = staged.factsFor(seat === null ? null : staged.players[seat])
    const pastFacts =
      onStage === undefined ? facts : facts.slice(0, facts.findLastIndex(isOfKind(onStage)) + 1)
    const onStageCount = onStage === undefined ? (newFactCount ?? 0) : 1
    return createStagedSource({
      game,
      match: staged.match,
      settings: staged.match.state.setup.settings,
      players: stagePlayers(staged.players, moment.playerOverrides),
      viewerSeat: seat,
      clock,
      openHands: openHands.map((player) => staged.seat(player)),
      ...(pauseVote && { pauseVote: toPauseVote(pauseVote, staged.players) }),
      chat: Object.entries(chat).map(([player, text]) => ({ seat: staged.seat(player), text })),
      pastFacts,
      newFacts: [
        ...(onStageCount > 0 ? pastFacts.slice(-onStageCount) : []),
        ...(newEvent === undefined ? [] : [{ kind: 'event', event: newEvent }]),
      ],
    })
  }

const isOfKind = (kind: string) => (fact: object) => (fact as { readonly kind: string }).kind === kind

/**
 * Moments on the big screen: with two players up to all of `everybody`, and with a pause. `table` sets up a table for these
 * players.
 */
export function bigScreenMoments<Setting>(
  everybody: readonly string[],
  table: (given: { readonly players?: string[] }) => Setting,
): Readonly<Record<string, Moment<Setting, never>>> {
  const bigScreen = { setting: table({}), viewer: null, isOnBigScreen: true } as const
  return {
    ...Object.fromEntries(
      everybody.slice(1).map((_, i) => {
        const players = everybody.slice(0, i + 2)
        return [`state-big-screen-of-${players.length}`, { ...bigScreen, setting: table({ players }) }]
      }),
    ),
    'state-big-screen-pause': { ...bigScreen, pauseVote: { isPaused: true, voterNames: ['Ben'] } },
    'state-big-screen-pause-wanted': {
      ...bigScreen,
      pauseVote: { isPaused: false, voterNames: ['Ben', 'Cem'] },
    },
  }
}

const CHAT_LINE = 'That was not what we agreed on, was it?'

/** Everybody says something at once, so that the speech bubbles of all seats can be seen. */
export const chatOf = (players: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(players.map((player) => [player, CHAT_LINE]))

/**
 * Moments with a pause that is voted on or taken, seen from the first seat. `table` sets up a table at which it is `turn`'s
 * turn.
 */
export const pauseMoments = <Setting>(
  table: (given: { readonly turn?: string }) => Setting,
): Readonly<Record<string, Moment<Setting, never>>> => ({
  'state-pause': { setting: table({}), pauseVote: { isPaused: true, voterNames: [] } },
  'state-pause-that-some-want-to-end': {
    setting: table({}),
    pauseVote: { isPaused: true, voterNames: ['Ada', 'Cem'] },
  },
  'state-pause-wanted': {
    setting: table({ turn: 'Cem' }),
    pauseVote: { isPaused: false, voterNames: ['Ada', 'Cem'] },
  },
})
