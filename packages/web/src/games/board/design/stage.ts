import { franticBoard } from '@slapwise/board-game'
import { type SceneSetting, scene } from '@slapwise/board-game/testing'
import type { ClockView } from '@slapwise/protocol'
import type { Person, TableSource } from '../../../game/source.ts'
import { named, pauseVote, playOn, type StagedPause } from '../../../game/staged.ts'

/** A moment of a match, laid out on purpose: how the table lies, and what was done until then. */
export interface Moment {
  readonly setting: SceneSetting
  /** Who did what, in the words of the test kit. `lets` means that everybody lets what is asked now happen. */
  readonly steps?: readonly (readonly [player: string, ...answers: string[]] | 'lets')[]
  /** Through whose eyes; null for a spectator. By default the first player's. */
  readonly viewer?: string | null
  /** Who lets a spectator see their hand. */
  readonly shows?: readonly string[]
  /** On the big screen of a room. */
  readonly isOnCouch?: boolean
  readonly clock?: ClockView
  readonly pause?: StagedPause
  /** An event that everybody looks at. */
  readonly event?: string
  readonly people?: Readonly<Record<string, Partial<Person>>>
}

/** A table that stands at this moment and goes on from there. */
export function stage(moment: Moment): TableSource {
  const { setting, steps = [], viewer, shows = [], clock = null, pause, event } = moment
  const played = scene(setting)
  for (const step of steps)
    if (step === 'lets') played.lets()
    else played.does(...step)
  const seat = viewer === null ? null : played.seat(viewer ?? played.players[0])
  return playOn({
    game: franticBoard,
    match: played.match,
    settings: played.match.state.setup.settings,
    people: named(played.players, moment.people),
    seat,
    clock,
    shows: shows.map((player) => played.seat(player)),
    ...(pause && { pause: pauseVote(pause, played.players) }),
    before: played.told(seat === null ? null : played.players[seat]),
    fresh: event === undefined ? [] : [{ kind: 'event', event }],
  })
}
