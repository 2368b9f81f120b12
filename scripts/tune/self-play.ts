import {
  type AnyGame,
  type AnyMatch,
  askBot,
  below,
  type Fact,
  Match,
  type Players,
  type Random,
  type Seat,
  sampleAnswer,
  seeded,
  type Telling,
  type Wits,
} from '@slapwise/kernel'

/** How a round looked to a seat, and by how many points it came to lead until the end. */
export interface Lesson {
  readonly numbers: Float64Array
  readonly gained: number
}

type AnyWits = Wits<unknown, unknown, object, Telling<Fact>>

/** Of a hundred answers so many are any, so that there is something to learn from what nobody would do. */
const SLIPS = 8

/** Positions that follow each other teach much the same: one of so many is kept. */
const SPARSE = 3

/** Plays a match by rules of thumb, and tells what each position has led to. */
export function* lessons(game: AnyGame, wits: AnyWits, settings: Players, seed: string): Generator<Lesson> {
  const match = Match.start(game.rules(game.settings.parse(settings), game.version), seed)
  const random = seeded(`tune ${seed}`)
  let open: { seat: Seat; numbers: Float64Array; lead: number }[] = []
  while (!match.over) {
    const [{ question }] = match.prompts
    if (game.opensTurn(question) && below(random, SPARSE) === 0)
      for (let seat = 0; seat < settings.players; seat++) {
        const numbers = new Float64Array(wits.features)
        wits.describe(match, seat, numbers)
        open.push({ seat, numbers, lead: wits.lead(match, seat) })
      }
    step(game, wits, match, random)
    if (!wits.isScored(match)) continue
    for (const { seat, numbers, lead } of open) yield { numbers, gained: wits.lead(match, seat) - lead }
    open = []
  }
}

function step(game: AnyGame, wits: AnyWits, match: AnyMatch, random: Random): void {
  for (const { seat, choice } of match.prompts) {
    const slips = below(random, 100) < SLIPS
    match.answer(seat, slips ? sampleAnswer(choice, random) : askBot(game, wits.thumb, match, seat, random))
  }
}
