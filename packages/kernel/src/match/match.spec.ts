import { describe, expect, it } from 'vitest'
import type { Answer } from '../choice/choice.ts'
import { Match } from './match.ts'
import type { Rules } from './rules.ts'
import type { Prompt, Script, Seat } from './script.ts'

/** The options in a turn. */
const WALK = 0
/** Asks for a seat and then for a number. */
const CALL = 1
const DRAW = 2
/** Asks all seats for a number at once. */
const VOTE = 3
const ROLL = 4
/** Walks and takes another turn. */
const RUN = 5

interface Board {
  facts: string[] | null
  turn: Seat
  action: number
  dice: number
  log: string[]
}

const SEATS = [0, 1, 2]

const ask = (seat: Seat, question: string, options: readonly number[]): Prompt<string> => ({
  seat,
  mode: 'decide',
  question,
  choice: { kind: 'one', of: 'word', options },
  fallback: options[0],
})

function emitFact(board: Board, takeover: string): void {
  board.log = [...board.log, takeover]
  board.facts?.push(takeover)
}

function* runAction(board: Board): Script<void, string> {
  const { turn, action } = board
  if (action === CALL) {
    const target = (yield ask(turn, 'whom', SEATS)) as number
    emitFact(board, `${turn} calls ${target}`)
    const number = (yield ask(turn, 'number', [1, 2, 3])) as number
    emitFact(board, `${target} hears ${number}`)
  } else {
    const votes = (yield SEATS.map((seat) => ask(seat, 'vote', [1, 2]))) as number[]
    emitFact(board, `votes ${votes}`)
  }
  next(board)
}

function next(board: Board): void {
  board.action = WALK
  board.turn = (board.turn + 1) % SEATS.length
}

const rules: Rules<Board, string, string, never> = {
  createState: (_, collectsFacts) => ({
    facts: collectsFacts ? [] : null,
    turn: 0,
    action: WALK,
    dice: 0,
    log: [],
  }),
  isNewDeal: () => false,
  copyState: (board) => ({ ...board, facts: null }),
  nextScript: (board) => (board.action === CALL || board.action === VOTE ? runAction(board) : null),
  nextPrompt: ({ turn }) => ask(turn, 'turn', [WALK, CALL, DRAW, VOTE, ROLL, RUN]),
  applyAnswer(board, answer) {
    if (answer === CALL || answer === VOTE) board.action = answer
    if (answer === DRAW) emitFact(board, `${board.turn} draws`)
    if (answer === ROLL) board.dice++
    if (answer === WALK || answer === RUN) emitFact(board, `${board.turn} walks`)
    if (answer === WALK || answer === DRAW || answer === ROLL) next(board)
  },
  explainIllegal: () => null,
  isRevealing: (takeover) => takeover.includes('draws'),
  randomCounter: ({ dice }) => dice,
  takeBackFact: (seat) => `${seat} takes it back`,
  takeoverFact: ({ seat, toPlayer }) => `${toPlayer} plays ${seat}`,
  reseed: () => {},
  serialize: (board) => structuredClone({ ...board, facts: null }),
  deserialize: (packed) => structuredClone(packed as Board),
}

type TestMatch = Match<Board, string, string, never>

function begin(...decisions: readonly (readonly [Seat, Answer])[]): TestMatch {
  const match = Match.start(rules, '', true)
  return play(match, ...decisions)
}

function play(match: TestMatch, ...decisions: readonly (readonly [Seat, Answer])[]): TestMatch {
  for (const [seat, answer] of decisions) expect(match.answer(seat, answer)).toBeNull()
  return match
}

const imageOf = ({ state, prompts }: TestMatch): unknown =>
  structuredClone({ ...state, facts: null, prompts })

const whoMay = (match: TestMatch): Seat[] => SEATS.filter((seat) => match.mayTakeBack(seat))

const FINAL = { code: 'final' }

describe('Taking back', () => {
  it('returns to the prompt before, and emits a fact', () => {
    const match = begin()
    const before = imageOf(match)
    play(match, [0, WALK])
    expect(whoMay(match)).toEqual([0])
    expect(match.takeBack(0)).toBeNull()
    expect(imageOf(match)).toEqual(before)
    expect(match.takeFacts()).toEqual(['0 walks', '0 takes it back'])
    expect(match.takeBack(0)).toEqual(FINAL)
  })

  it('goes back step by step through an effect and out of it', () => {
    const match = begin()
    const images = [imageOf(match)]
    for (const answer of [CALL, 2, 3]) {
      play(match, [0, answer])
      images.push(imageOf(match))
    }
    expect(match.revocableCount).toBe(3)
    for (const image of images.slice(0, -1).reverse()) {
      expect(match.takeBack(0)).toBeNull()
      expect(imageOf(match)).toEqual(image)
    }
    expect(whoMay(match)).toEqual([])
    expect(imageOf(play(match, [0, CALL], [0, 2], [0, 3]))).toEqual(images[3])
  })

  it('is possible for the last seat that decided, and ends when another seat decides', () => {
    const match = begin([0, WALK])
    expect(match.takeBack(1)).toEqual(FINAL)
    play(match, [1, WALK])
    expect(whoMay(match)).toEqual([1])
    expect(match.takeBack(0)).toEqual(FINAL)
  })

  it('keeps earlier decisions of others final after a take-back they have seen', () => {
    const match = begin([0, WALK], [1, WALK])
    expect(match.takeBack(1)).toBeNull()
    expect(whoMay(match)).toEqual([])
    expect(whoMay(play(match, [1, WALK]))).toEqual([1])
  })

  it.each([
    ['something was revealed', DRAW],
    ['chance was used', ROLL],
  ])('ends where %s, also for what came before', (_, answer) => {
    expect(whoMay(begin([0, RUN]))).toEqual([0])
    expect(whoMay(begin([0, RUN], [0, answer]))).toEqual([])
  })

  it('ends with sealed answers, and stays impossible after they are opened', () => {
    const match = begin([0, VOTE])
    expect(match.revocableCount).toBe(1)
    expect(whoMay(match)).toEqual([])
    for (const seat of SEATS) expect(whoMay(play(match, [seat, 1]))).toEqual([])
  })

  it('ends when a seat gets another player, and emits a fact', () => {
    const match = begin([0, RUN])
    match.takeFacts()
    expect(whoMay(match)).toEqual([0])
    match.handOverSeat({ kind: 'took-over', seat: 2, fromPlayer: null, toPlayer: 'Cem' })
    expect(whoMay(match)).toEqual([])
    expect(match.takeFacts()).toEqual(['Cem plays 2'])
  })

  it('ends when the answers so far are finalized', () => {
    const match = begin([0, CALL], [0, 1])
    match.finalizeAnswers()
    expect(whoMay(match)).toEqual([])
    play(match, [0, 2])
    expect(match.takeBack(0)).toBeNull()
    expect(match.prompts[0].question).toBe('number')
    expect(whoMay(match)).toEqual([])
  })

  it('is impossible without collecting facts', () => {
    const match = begin()
    match.state.facts = null
    expect(whoMay(play(match, [0, WALK]))).toEqual([])
  })

  it('works after any number of answers', () => {
    const match = begin()
    for (let i = 0; i < 100; i++) {
      const before = imageOf(match)
      const seat = i % SEATS.length
      play(match, [seat, WALK])
      expect(match.takeBack(seat)).toBeNull()
      expect(imageOf(match)).toEqual(before)
      play(match, [seat, CALL], [seat, 1], [seat, 2])
    }
    const runs = imageOf(match)
    for (let i = 0; i < 100; i++) play(match, [1, RUN])
    for (let i = 0; i < 100; i++) expect(match.takeBack(1)).toBeNull()
    expect(imageOf(match)).toEqual(runs)
  })
})

describe('A copy', () => {
  it.each([
    ['saved and restored', (match: TestMatch) => Match.restore(rules, structuredClone(match.save()))],
    ['forked', (match: TestMatch) => match.fork()],
  ])('that is %s can take back the same answers', (_, copy) => {
    const match = begin([0, WALK], [1, CALL], [1, 2])
    const copied = copy(match)
    for (const step of [match, copied]) {
      expect(whoMay(step)).toEqual([1])
      expect(step.takeBack(1)).toBeNull()
    }
    const again = copy(copied)
    expect(imageOf(again)).toEqual(imageOf(match))
    expect(again.takeBack(1)).toBeNull()
    expect(again.takeBack(1)).toEqual(FINAL)
    expect(imageOf(again)).toEqual(imageOf(begin([0, WALK])))
  })
})
