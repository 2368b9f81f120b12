/** The moments of the design pages, as these tests go through them. */
import type { TableSource } from '../../src/game/source.ts'
import { MOMENTS as BOARD } from '../../src/games/board/design/moments/index.ts'
import { stage as stageBoard } from '../../src/games/board/design/stage.ts'
import { MOMENTS as FRANTIC } from '../../src/games/frantic/design/moments/index.ts'
import { stage as stageFrantic } from '../../src/games/frantic/design/stage.ts'

export interface MomentHere {
  readonly game: string
  readonly name: string
  /** What whoever looks is asked, and by what; null where others are asked, or nobody. */
  readonly ask: string | null
  readonly source: string | null
}

interface Asked {
  readonly ask: string
  readonly source: string | null
}

const allOf = <M>(
  game: string,
  moments: Readonly<Record<string, M>>,
  stage: (moment: M) => TableSource,
): MomentHere[] =>
  Object.entries(moments).map(([name, moment]) => {
    const question = stage(moment).state()!.match.own.prompt?.question as Asked | undefined
    return { game, name, ask: question?.ask ?? null, source: question?.source ?? null }
  })

const ALL: Readonly<Record<string, readonly MomentHere[]>> = {
  frantic: allOf('frantic', FRANTIC, stageFrantic),
  board: allOf('board', BOARD, stageBoard),
}

export const GAMES = Object.keys(ALL)

/** Those at which whoever looks is asked something. */
export const asking = (game: string): readonly MomentHere[] => ALL[game].filter(({ ask }) => ask !== null)

const isOnCouch = ({ name }: MomentHere): boolean => name.startsWith('state-couch')

/** Those at which others are asked, or nobody. */
export const still = (game: string): readonly MomentHere[] =>
  ALL[game].filter((moment) => moment.ask === null && !isOnCouch(moment))

/** Those on the big screen of a room. */
export const onCouch = (game: string): readonly MomentHere[] => ALL[game].filter(isOnCouch)

/** One for each question of each card, event or power. */
export const oneOfEachSource = (game: string): readonly MomentHere[] =>
  asking(game).filter(
    ({ ask, source }, i, all) => all.findIndex((other) => other.ask === ask && other.source === source) === i,
  )

/** One for each question. */
export const oneOfEach = (game: string): readonly MomentHere[] =>
  asking(game).filter(({ ask }, i, all) => all.findIndex((other) => other.ask === ask) === i)
