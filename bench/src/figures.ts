import { bareLoop } from './contestants/bare-loop.ts'
import { boardgameIo } from './contestants/boardgame-io.ts'
import { inItsHead, playing, slapwise, withAllSets } from './contestants/slapwise.ts'
import { unoEngine } from './contestants/uno-engine.ts'
import { copiesAtTurn, copiesInEffect } from './copies.ts'
import { cost, type Figure, type Goal } from './figure.ts'
import { laps } from './laps.ts'
import { bytesPerMatch } from './memory.ts'
import { FRANTIC, PLAYED, type Played } from './played.ts'
import { measure, type Pace } from './rounds.ts'
import { views } from './views.ts'
import type { Contestant } from './workload.ts'

const MATCHES = 300
const LAPS = 100_000

/** The race comes first: whatever else of ours runs before it changes what the compiler makes of us. */
export const takeFigures = (pace: Pace): Figure[] => [
  ...race(pace),
  allSets(pace),
  playouts(pace),
  ...PLAYED.flatMap((played) => [...speed(played, pace), ...costs(played, pace), memory(played)]),
]

function race(pace: Pace): Figure[] {
  const [ours, playouts, bare, uno, boardgame] = measure(
    [slapwise, inItsHead, bareLoop, unoEngine, boardgameIo],
    pace,
  )
  return [
    { name: slapwise.name, value: ours, unit: 'moves/s' },
    asPartOf(inItsHead.name, playouts, bare, 1 / 7),
    rival(bareLoop.name, bare, ours, 1 / 8),
    rival(unoEngine.name, uno, ours, 1),
    rival(boardgameIo.name, boardgame, ours, 100),
  ]
}

/** How much slower it gets with every card there is. */
const allSets = (pace: Pace): Figure => besideTheFirst(withAllSets, 0.6, pace)

/** The one that races has its figure already. */
const speed = ({ game, rules, goals }: Played, pace: Pace): Figure[] =>
  game === FRANTIC.game ? [] : [besideTheFirst(playing(`slapwise, ${game.id}`, rules), goals.speed, pace)]

/** What else of ours is played, as a part of what the base game makes in the same run. */
function besideTheFirst(other: Contestant, limit: number, pace: Pace): Figure {
  const [base, value] = measure([slapwise, other], pace)
  return asPartOf(other.name, value, base, limit)
}

function asPartOf(name: string, value: number, whole: number, limit: number): Figure {
  const ratio = value / whole
  const goal: Goal = { kind: 'ratio at least', limit, met: ratio >= limit }
  return { name, value, unit: 'moves/s', ratio, goal }
}

/** How often a bot can try something out. */
function playouts(pace: Pace): Figure {
  const [value] = measure([laps(FRANTIC, MATCHES)], pace)
  const goal: Goal = { kind: 'value at least', limit: LAPS, met: value >= LAPS }
  return { name: 'playouts of one lap', value, unit: 'laps/s', goal }
}

function costs(played: Played, pace: Pace): Figure[] {
  const { goals } = played
  const workloads = [views(played, MATCHES), copiesAtTurn(played, MATCHES), copiesInEffect(played, MATCHES)]
  const [viewing, atTurn, inEffect] = measure(workloads, pace)
  return [
    { name: named('views', played), value: viewing, unit: 'views/s' },
    cost(named('copy at a turn', played), 1e6 / atTurn, 'µs', goals.atTurn),
    cost(named('copy in an effect', played), 1e6 / inEffect, 'µs', goals.inEffect),
  ]
}

const memory = (played: Played): Figure =>
  cost(
    named('match with its journal', played),
    bytesPerMatch(played, MATCHES) / 1000,
    'KB',
    played.goals.match,
  )

/** Frantic’s own are called what they were called when there was nothing else. */
const named = (name: string, { game }: Played): string =>
  game === FRANTIC.game ? name : `${name}, ${game.id}`

function rival(name: string, value: number, ours: number, limit: number): Figure {
  const ratio = ours / value
  return { name, value, unit: 'moves/s', ratio, goal: { kind: 'ratio at least', limit, met: ratio >= limit } }
}
