import { bareLoop } from './contestants/bare-loop.ts'
import { boardgameIo } from './contestants/boardgame-io.ts'
import { slapwise, withAllSets } from './contestants/slapwise.ts'
import { unoEngine } from './contestants/uno-engine.ts'
import { copiesAtTurn, copiesInEffect } from './copies.ts'
import { cost, type Figure, type Goal } from './figure.ts'
import { bytesPerMatch } from './memory.ts'
import { measure, type Pace } from './rounds.ts'
import { views } from './views.ts'

const MATCHES = 300

/** The race comes first: whatever else of ours runs before it changes what the compiler makes of us. */
export const takeFigures = (pace: Pace): Figure[] => [...race(pace), allSets(pace), ...costs(pace), memory()]

function race(pace: Pace): Figure[] {
  const [ours, bare, uno, boardgame] = measure([slapwise, bareLoop, unoEngine, boardgameIo], pace)
  return [
    { name: slapwise.name, value: ours, unit: 'moves/s' },
    rival(bareLoop.name, bare, ours, 1 / 8),
    rival(unoEngine.name, uno, ours, 1),
    rival(boardgameIo.name, boardgame, ours, 100),
  ]
}

/** How much slower it gets with every card there is. */
function allSets(pace: Pace): Figure {
  const [base, all] = measure([slapwise, withAllSets], pace)
  const ratio = all / base
  const goal: Goal = { kind: 'ratio at least', limit: 0.6, met: ratio >= 0.6 }
  return { name: withAllSets.name, value: all, unit: 'moves/s', ratio, goal }
}

function costs(pace: Pace): Figure[] {
  const workloads = [views(MATCHES), copiesAtTurn(MATCHES), copiesInEffect(MATCHES)]
  const [viewing, atTurn, inEffect] = measure(workloads, pace)
  return [
    { name: 'views', value: viewing, unit: 'views/s' },
    cost('copy at a turn', 1e6 / atTurn, 'µs', 2),
    cost('copy in an effect', 1e6 / inEffect, 'µs', 10),
  ]
}

const memory = (): Figure => cost('match with its journal', bytesPerMatch(MATCHES) / 1000, 'KB', 30)

function rival(name: string, value: number, ours: number, limit: number): Figure {
  const ratio = ours / value
  return { name, value, unit: 'moves/s', ratio, goal: { kind: 'ratio at least', limit, met: ratio >= limit } }
}
