import { BOTS, frantic, ownViewOf, publicViewOf } from '@slapwise/card-game'
import { type InWords, type Scene, type SceneSetting, scene } from '@slapwise/card-game/testing'
import { type Answer, askBot, seeded, told } from '@slapwise/kernel'
import type { ClockView } from '@slapwise/protocol'
import type { Person, TableSource, TableState } from '../../../game/source.ts'
import { Store } from '../../../game/store.ts'

/** A moment of a match, laid out on purpose: how the table lies, and what was done until then. */
export interface Moment {
  readonly setting: SceneSetting
  /** Who did what, in the words of the test kit. `lets` means that everybody lets it happen. */
  readonly steps?: readonly (readonly [player: string, ...answers: InWords[]] | 'lets')[]
  /** Through whose eyes; null for a spectator. By default the first player's. */
  readonly viewer?: string | null
  readonly clock?: ClockView
  readonly people?: Readonly<Record<string, Partial<Person>>>
}

/** So many answers of the others at most follow on one's own. */
const MOST_ANSWERS = 40

/** A table that stands at this moment and goes on from there, with bots in the other seats. */
export function stage(moment: Moment): TableSource {
  const { setting, steps = [], viewer, clock = null } = moment
  const played = scene(setting)
  for (const step of steps)
    if (step === 'lets') played.lets()
    else played.does(...step)
  const seat = viewer === null ? null : played.seat(viewer ?? played.players[0])
  const random = seeded('stage')
  const { match } = played
  let promptNumber = 1
  const look = (log: readonly object[], fresh: readonly object[]): TableState => ({
    settings: match.state.setup.settings,
    rules: frantic.version,
    people: peopleOf(played, moment),
    match: { table: publicViewOf(match), own: ownViewOf(match, seat), promptNumber, clock },
    clock,
    log,
    fresh,
  })
  const before = played.told(seat === null ? null : played.players[seat])
  const store = new Store<TableState>(look(before, []))
  const tell = (): void => {
    promptNumber++
    const fresh = match.takeFacts().map((fact) => told(fact, seat))
    store.set(look([...store.get().log, ...fresh], fresh))
  }
  const answer = async (given: Answer): Promise<boolean> => {
    if (seat === null || match.answer(seat, given)) return false
    for (let i = 0; i < MOST_ANSWERS && !match.over && !match.promptFor(seat); i++) {
      const asked = match.prompts.find((open) => match.promptFor(open.seat))!
      match.answer(asked.seat, askBot(frantic, BOTS.simple, match, asked.seat, random))
    }
    tell()
    return true
  }
  const takeBack = (): void => {
    if (seat !== null && !match.takeBack(seat)) tell()
  }
  return { subscribe: store.subscribe, state: store.get, answer, takeBack, pull: null, window: null }
}

const peopleOf = ({ players }: Scene, { people = {} }: Moment): Person[] =>
  players.map((name) => ({
    name,
    avatar: null,
    isBot: false,
    isAway: false,
    isOnline: true,
    ...people[name],
  }))
