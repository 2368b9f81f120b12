import { franticBoard } from '@slapwise/board-game'
import { frantic } from '@slapwise/card-game'
import type { AnyGame, AnyRules, Players } from '@slapwise/kernel'

/** A game as its figures are taken, and what they should stay below. */
export interface Played {
  readonly game: AnyGame
  readonly rules: AnyRules
  readonly players: number
  readonly goals: Goals
}

interface Goals {
  /** How many answers it takes a second, as a part of what the first one does. */
  readonly speed: number
  /** A copy, in microseconds. */
  readonly atTurn?: number
  readonly inEffect?: number
  /** A match with its journal, in kilobytes. */
  readonly match?: number
}

const played = (game: AnyGame, settings: Players, goals: Goals): Played => ({
  game,
  rules: game.rules(game.settings.parse(settings), game.version),
  players: settings.players,
  goals,
})

export const FRANTIC = played(frantic, { players: 4 }, { speed: 1, atTurn: 2, inEffect: 10, match: 30 })

const BOARD = played(franticBoard, { players: 4 }, { speed: 0.5 })

/** All whose own figures are taken; the first is the one that races. */
export const PLAYED: readonly Played[] = [FRANTIC, BOARD]
