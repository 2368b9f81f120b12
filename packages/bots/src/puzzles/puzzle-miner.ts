import {
  type AnyGame,
  type AnyPuzzlePlan,
  type AnySearchHeuristics,
  askBot,
  type Bot,
  createRandom,
  type Decision,
  type MatchStart,
  type Puzzle,
  type Random,
  RecordingHost,
  randomBelow,
  type Seat,
  toRecordedDecisions,
} from '@slapwise/kernel'
import { PuzzleFinder } from './puzzle-finder.ts'
import { PuzzleVariety } from './puzzle-variety.ts'

/** Longer rounds are skipped: their records would be long. */
const MAX_DECISIONS = 300

/** Near the end of a round more is at stake, chance has less to say, and playing on takes less time. */
const LAST_DECISIONS = 30

/** One player in this many is a simple bot: without any, some situations do not come up. */
const PLAYERS_PER_SIMPLE_BOT = 3

/**
 * Looks for puzzles in the first rounds of simulated matches, one per match at most. The same game, plan and seed give the
 * same puzzles, whether they are mined at once or in several runs of which each continues with the puzzles of the last one.
 */
export class PuzzleMiner {
  readonly puzzles: Puzzle[]
  readonly #game: AnyGame
  readonly #plan: AnyPuzzlePlan
  readonly #seed: string
  readonly #finder: PuzzleFinder
  readonly #variety: PuzzleVariety
  #matches: number

  /**
   * `found` are the puzzles to continue with: new ones differ from them as from each other, and the matches of this seed
   * up to the last of them are not searched again. Throws if the game has no search heuristics or no simple bot.
   */
  constructor(game: AnyGame, plan: AnyPuzzlePlan, seed: string, found: readonly Puzzle[] = []) {
    this.#game = game
    this.#plan = plan
    this.#seed = seed
    this.#finder = new PuzzleFinder(game, plan.minLead)
    this.#variety = new PuzzleVariety(plan)
    this.puzzles = [...found]
    for (const puzzle of found) this.#variety.add(puzzle)
    this.#matches = countSearchedMatches(found, seed)
  }

  /** The number of matches of this seed that were searched, also by the runs that this one continues. */
  get matches(): number {
    return this.#matches
  }

  /** Searches the next match; false if all puzzles are found. */
  advance(): boolean {
    const { count, settings } = this.#plan
    if (this.puzzles.length >= count) return false
    const number = this.#matches++
    const puzzle = this.#searchMatch({
      game: this.#game,
      rulesVersion: this.#game.latestRulesVersion,
      settings: settings[number % settings.length],
      seed: matchSeed(this.#seed, number),
    })
    if (puzzle) {
      this.#variety.add(puzzle)
      this.puzzles.push(puzzle)
    }
    return true
  }

  #searchMatch(start: MatchStart): Puzzle | null {
    const decisions = this.#playFirstRound(start)
    if (!decisions) return null
    const host = RecordingHost.start(start)
    for (const [index, { seat, answer }] of decisions.entries()) {
      const puzzle = index >= decisions.length - LAST_DECISIONS ? this.#examine(start, host, seat) : null
      if (puzzle && this.#variety.wants(puzzle)) return puzzle
      host.answer(seat, answer)
      host.takeFacts()
    }
    return null
  }

  /** Null if the round does not end in time. */
  #playFirstRound(start: MatchStart): readonly Decision[] | null {
    const { isRoundScored } = this.#game.searchHeuristics as AnySearchHeuristics
    const host = RecordingHost.start(start)
    const random = createRandom(`${start.seed} bots`)
    const bots = Array.from({ length: start.settings.players }, () => this.#drawBot(random))
    while (!isRoundScored(host.match)) {
      if (host.decisions.length >= MAX_DECISIONS) return null
      for (const seat of host.awaitedSeats)
        host.answer(seat, askBot(this.#game, bots[seat], host.match, seat, random))
      host.takeFacts()
    }
    return [...host.decisions]
  }

  #drawBot(random: Random): Bot {
    const { bots, searchHeuristics } = this.#game
    return randomBelow(random, PLAYERS_PER_SIMPLE_BOT) === 0 ? bots.simple : searchHeuristics!.policy
  }

  #examine(
    { game, rulesVersion, settings, seed }: MatchStart,
    host: RecordingHost,
    seat: Seat,
  ): Puzzle | null {
    const { match, decisions } = host
    const question = this.#plan.kindOf(match.promptFor(seat)!.question)
    if (!this.#variety.wantsKind(question)) return null
    const decision = this.#finder.find(match, seat, `${seed} ${decisions.length}`)
    return (
      decision && {
        game: game.id,
        rulesVersion,
        settings: { ...settings },
        seed,
        decisions: toRecordedDecisions(decisions),
        positionDigest: game.digest(match),
        seat,
        ...question,
        ...decision,
      }
    )
  }
}

/** The number of matches of this seed up to the last one with a puzzle. */
function countSearchedMatches(found: readonly Puzzle[], seed: string): number {
  let count = 0
  for (const puzzle of found) {
    const number = Number(puzzle.seed.split(' ').at(-1))
    if (puzzle.seed === matchSeed(seed, number)) count = Math.max(count, number + 1)
  }
  return count
}

const matchSeed = (seed: string, number: number): string => `${seed} ${number}`
