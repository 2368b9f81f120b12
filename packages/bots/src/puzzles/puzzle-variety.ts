import type { AnyPuzzlePlan, Puzzle } from '@slapwise/kernel'

type QuestionKind = Pick<Puzzle, 'kind' | 'source'>

/** Keeps puzzles from being alike: counts what they have in common. */
export class PuzzleVariety {
  readonly #plan: Pick<AnyPuzzlePlan, 'count' | 'maxShares'>
  readonly #counts = new Map<string, number>()

  constructor(plan: Pick<AnyPuzzlePlan, 'count' | 'maxShares'>) {
    this.#plan = plan
  }

  /** Whether puzzles with this question are still wanted. */
  wantsKind({ kind, source }: QuestionKind): boolean {
    const { maxShares } = this.#plan
    return (
      this.#isBelow(kind, maxShares.kind) &&
      (source === null || this.#isBelow(`${kind} ${source}`, maxShares.source))
    )
  }

  wants(puzzle: Puzzle): boolean {
    return this.wantsKind(puzzle) && this.#isBelow(themeOf(puzzle), this.#plan.maxShares.theme)
  }

  add(puzzle: Puzzle): void {
    const { kind, source } = puzzle
    const keys = [kind, ...(source === null ? [] : [`${kind} ${source}`]), themeOf(puzzle)]
    for (const key of keys) this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1)
  }

  #isBelow(key: string, share: number): boolean {
    return (this.#counts.get(key) ?? 0) < Math.ceil(share * this.#plan.count)
  }
}

/** Puzzles of one theme ask the same for the same reason. */
const themeOf = ({ kind, source, reasons }: Puzzle): string =>
  `${kind} ${source} because of ${reasons[0]?.id ?? 'nothing'}`
