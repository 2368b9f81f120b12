import { statSync } from 'node:fs'
import { AnswerComparison, evaluateByRounds, PuzzleMiner } from '@slapwise/bots'
import {
  askBot,
  createRandom,
  isLegalAnswer,
  type MatchHost,
  openPuzzle,
  type Puzzle,
} from '@slapwise/kernel'
import { beforeAll, describe, expect, it } from 'vitest'
import { TEXT_FORMATTERS } from '../i18n.ts'
import { GAMES } from '../index.ts'
import { explainOutcome, loadPuzzleCollection, type PuzzleCollection } from './index.ts'

const COUNTS = { frantic: 200, board: 60 }
const FILES = ['card-game', 'board-game'].map(
  (name) => new URL(`../../../${name}/src/puzzles/recorded/puzzles.json`, import.meta.url),
)
const MAX_BYTES = 1_000_000
const MIN_ERRORS = 4
/** One shipped puzzle in this many is judged again. */
const SAMPLING = 20
const NEW_DEALS = 60

it('The puzzles of all games are small', () => {
  expect(FILES.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(MAX_BYTES)
})

it('A game without puzzles has none', async () => {
  expect(await loadPuzzleCollection('crazy-eights')).toBeNull()
})

describe.each(Object.entries(COUNTS))('The puzzles of %s', (id, count) => {
  const game = GAMES.find(id)!
  let collection: PuzzleCollection
  let opened: readonly { readonly puzzle: Puzzle; readonly host: MatchHost }[]
  beforeAll(async () => {
    collection = (await loadPuzzleCollection(id))!
    opened = collection.puzzles.map((puzzle) => ({ puzzle, host: openPuzzle(GAMES, puzzle) }))
  })

  it('are as many as shipped', () => {
    expect(collection.puzzles).toHaveLength(count)
  })

  it('have legal answers, none of which the simple bot gives', () => {
    for (const { puzzle, host } of opened) {
      const prompt = host.match.promptFor(puzzle.seat)!
      expect(collection.plan.kindOf(prompt.question)).toEqual({ kind: puzzle.kind, source: puzzle.source })
      for (const answer of [...puzzle.answers, puzzle.obviousAnswer])
        expect(isLegalAnswer(prompt.choice, answer)).toBe(true)
      for (let i = 0; i < 3; i++) {
        const random = createRandom(`simple ${i}`)
        const answer = askBot(game, game.bots.simple, host.match, puzzle.seat, random)
        expect(puzzle.answers).not.toContainEqual(answer)
      }
    }
  })

  it('have answers that lead by far', () => {
    for (const { lead, leadError } of collection.puzzles) {
      expect(lead).toBeGreaterThan(collection.plan.minLead)
      // Both are rounded.
      expect(lead).toBeGreaterThan(0.99 * MIN_ERRORS * leadError)
    }
  })

  it('have a reason in words, in each language', () => {
    for (const { puzzle, host } of opened) {
      const context = {
        playerNames: Array.from({ length: puzzle.settings.players }, (_, seat) => `Player ${seat}`),
        viewer: puzzle.seat,
      }
      const reasonIn = (language: 'en' | 'de') => {
        const formatter = TEXT_FORMATTERS[id](host.match.rules, language, context)
        return [...puzzle.reasons.map(formatter.formatReason), explainOutcome(puzzle)[language]].join(' ')
      }
      const texts = [reasonIn('en'), reasonIn('de')]
      for (const text of texts) {
        expect(text).toMatch(/\p{L}{2}.*\d+.*[.!]$/u)
        expect(text).not.toMatch(/undefined|NaN|null/)
      }
      expect(texts[0]).not.toBe(texts[1])
    }
  })

  it('differ in kind, in the number of players and in the match', () => {
    const countsOf = (property: (puzzle: Puzzle) => unknown) =>
      Map.groupBy(collection.puzzles, property)
        .values()
        .map(({ length }) => length)
        .toArray()
    expect(Math.max(...countsOf(({ kind }) => kind))).toBeLessThanOrEqual(count / 3)
    expect(countsOf(({ settings }) => settings.players)).toHaveLength(4)
    expect(countsOf(({ seed }) => seed)).toHaveLength(count)
  })

  it('have answers that lead on other deals too', () => {
    for (const [i, { puzzle, host }] of opened.entries()) {
      if (i % SAMPLING !== 0) continue
      const { seat, answers, obviousAnswer } = puzzle
      const position = { game, match: host.match, seat }
      const evaluate = evaluateByRounds(position)
      const tried = [answers[0], obviousAnswer]
      const comparison = new AnswerComparison(position, tried, evaluate, 'other deals')
      expect(comparison.playTo(NEW_DEALS)).toBe(true)
      expect(comparison.ranking[0].answer).toEqual(answers[0])
    }
  })
})

it('Mining finds the same puzzle twice', async () => {
  const { plan } = (await loadPuzzleCollection('frantic'))!
  const mine = () => {
    const miner = new PuzzleMiner(GAMES.defaultGame, { ...plan, count: 1 }, 'twice')
    while (miner.advance()) expect(miner.matches).toBeLessThan(1000)
    return miner.puzzles
  }
  const found = mine()
  expect(found).toHaveLength(1)
  expect(mine()).toEqual(found)
})

it('Mining in two runs finds the same puzzles as in one', async () => {
  const { plan } = (await loadPuzzleCollection('board'))!
  const mine = (count: number, found: readonly Puzzle[]) => {
    const miner = new PuzzleMiner(GAMES.find('board')!, plan, 'puzzle', found)
    while (miner.puzzles.length < count && miner.advance()) expect(miner.matches).toBeLessThan(1000)
    return miner
  }
  const atOnce = mine(2, [])
  const later = mine(2, atOnce.puzzles.slice(0, 1))
  expect(later.puzzles).toEqual(atOnce.puzzles)
  expect(later.matches).toBe(atOnce.matches)
})

it('Mining with another seed keeps the puzzles found before, and searches all matches', async () => {
  const { plan, puzzles } = (await loadPuzzleCollection('board'))!
  const miner = new PuzzleMiner(GAMES.find('board')!, plan, 'puzzle 1', puzzles)
  expect(miner.puzzles).toEqual(puzzles)
  expect(miner.matches).toBe(0)
  expect(miner.advance()).toBe(puzzles.length < plan.count)
})
