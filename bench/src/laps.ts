import { type AnyMatch, type Fact, type Random, sampleAnswer, seeded, type Telling } from '@slapwise/kernel'
import type { Played } from './played.ts'
import { moments } from './random-play.ts'
import type { Workload } from './workload.ts'

/** Playouts of one lap, each in a copy of its own, from any turn. */
export function laps(played: Played, count: number): Workload {
  const matches = moments(played, count, ({ base, state }) => base === state)
  const random = seeded('laps')
  let spare: Telling<Fact> | null = null
  return {
    run() {
      for (const match of matches) spare = playLap(played, match, spare, random)
      return matches.length
    },
  }
}

function playLap(
  { game, players }: Played,
  match: AnyMatch,
  spare: Telling<Fact> | null,
  random: Random,
): Telling<Fact> {
  const machine = match.rehearsal(spare)
  for (let turns = -1; !machine.over; ) {
    const { prompts } = machine
    if (game.opensTurn(prompts[0].question) && ++turns === players) break
    for (let slot = 0; slot < prompts.length; slot++)
      machine.carryOut(slot, sampleAnswer(prompts[slot].choice, random))
  }
  return machine.state
}
