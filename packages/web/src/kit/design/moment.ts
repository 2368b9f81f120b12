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
 * A moment of a match, laid out on purpose: how the table lies, and what was done until then. `Setting` and `Answer` are
 * those of the game's test kit.
 */
export interface Moment<Setting, Answer> {
  readonly setting: Setting
  /** Players and their answers, in the words of the test kit. `lets` means that everybody lets what is asked now happen. */
  readonly steps?: readonly (readonly [player: string, ...answers: Answer[]] | 'lets')[]
  /** Through whose eyes; null for a spectator. By default the first player's. */
  readonly viewer?: string | null
  /** Players who let a spectator see their hand. */
  readonly openHands?: readonly string[]
  /** On the big screen of a room. */
  readonly isOnBigScreen?: boolean
  readonly clock?: ClockView
  readonly pauseVote?: StagedPauseVote
  /** An event that everybody looks at. */
  readonly newEvent?: string
  readonly playerOverrides?: Readonly<Record<string, Partial<TablePlayer>>>
}

/** A scene of the game's test kit, as far as moments need it. */
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
  /** Everybody lets what is asked now happen. */
  lets(scene: S): unknown
}

/** Lays out moments of a game: each is a table that stands there and goes on from there. */
export const createMomentStager =
  <Setting, Answer, S extends MomentScene<Answer>>({
    game,
    scene,
    lets,
  }: MomentStaging<Setting, Answer, S>) =>
  (moment: Moment<Setting, Answer>): TableSource => {
    const { setting, steps = [], viewer, openHands = [], clock = null, pauseVote, newEvent } = moment
    const played = scene(setting)
    for (const step of steps)
      if (step === 'lets') lets(played)
      else played.does(...step)
    const seat = viewer === null ? null : played.seat(viewer ?? played.players[0])
    return createStagedSource({
      game,
      match: played.match,
      settings: played.match.state.setup.settings,
      players: stagePlayers(played.players, moment.playerOverrides),
      viewerSeat: seat,
      clock,
      openHands: openHands.map((player) => played.seat(player)),
      ...(pauseVote && { pauseVote: toPauseVote(pauseVote, played.players) }),
      pastFacts: played.factsFor(seat === null ? null : played.players[seat]),
      newFacts: newEvent === undefined ? [] : [{ kind: 'event', event: newEvent }],
    })
  }

/** The big screen with as many as can sit at it, and with a break. `table` lays a table for these players. */
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

/** A break, wanted and taken, seen from the first seat. `table` lays a table at which it is somebody's turn. */
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
