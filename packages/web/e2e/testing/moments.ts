/** The moments of the design pages as test cases. */

import { MOMENTS as BOARD } from '../../src/games/board/design/moments/index.ts'
import { stageMoment as stageBoard } from '../../src/games/board/design/stage.ts'
import { MOMENTS as FRANTIC } from '../../src/games/frantic/design/moments/index.ts'
import { stageMoment as stageFrantic } from '../../src/games/frantic/design/stage.ts'
import type { TableSource } from '../../src/match-sources/table-source.ts'
import { IS_SOAK } from './soak.ts'

export interface MomentInfo {
  readonly game: string
  readonly name: string
  /** The viewer's question and its source; null if the viewer has no prompt. */
  readonly ask: string | null
  readonly source: string | null
}

interface NamedQuestion {
  readonly ask: string
  readonly source: string | null
}

const stageAll = <M>(
  game: string,
  moments: Readonly<Record<string, M>>,
  stage: (moment: M) => TableSource,
): MomentInfo[] =>
  Object.entries(moments).map(([name, moment]) => {
    const question = stage(moment).state()!.match.own.prompt?.question as NamedQuestion | undefined
    return { game, name, ask: question?.ask ?? null, source: question?.source ?? null }
  })

const ALL: Readonly<Record<string, readonly MomentInfo[]>> = {
  frantic: stageAll('frantic', FRANTIC, stageFrantic),
  board: stageAll('board', BOARD, stageBoard),
}

export const GAME_IDS = Object.keys(ALL)

/** Moments with a prompt for the viewer. */
export const listAskingMoments = (game: string): readonly MomentInfo[] =>
  ALL[game].filter(({ ask }) => ask !== null)

const isOnBigScreen = ({ name }: MomentInfo): boolean => name.startsWith('state-big-screen')

/** Moments without a prompt for the viewer. */
export const listSilentMoments = (game: string): readonly MomentInfo[] =>
  ALL[game].filter((moment) => moment.ask === null && !isOnBigScreen(moment))

export const listBigScreenMoments = (game: string): readonly MomentInfo[] => ALL[game].filter(isOnBigScreen)

/** Moments in which everybody talks. */
export const listChatter = (game: string): readonly MomentInfo[] =>
  ALL[game].filter(({ name }) => name.startsWith('state-chatter'))

/** Moments with many players, cards, or active effects, or with highlights. */
const CROWDED = /-(of|among)-(six|seven|eight)|-many|-lasting|-skipped|-away|-highlight/

/** `npm test` inspects and answers a sample of the moments with a prompt, `npm run soak` all of them. */
const withoutRepeats = (moments: readonly MomentInfo[], keyOf: (moment: MomentInfo) => string) =>
  IS_SOAK ? moments : [...Map.groupBy(moments, keyOf).values()].map(([first]) => first)

/** One for each question of each card, event or power, and those with the least space. */
export const listSample = (game: string): readonly MomentInfo[] =>
  withoutRepeats(listAskingMoments(game), ({ ask, source, name }) =>
    CROWDED.test(name) ? name : `${ask} ${source}`,
  )

/** One for each question. */
export const listOnePerQuestion = (game: string): readonly MomentInfo[] =>
  withoutRepeats(listAskingMoments(game), ({ ask }) => `${ask}`)
