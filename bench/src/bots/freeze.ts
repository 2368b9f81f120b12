/**
 * Freezes the sly bots of both games as opponents that never change: node bench/src/bots/freeze.ts NUMBER
 * Each becomes a bundle that imports nothing. Questions that do not exist yet will get their fallback as answer.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Question as BoardQuestion } from '@slapwise/board-game'
import type { Question as CardQuestion } from '@slapwise/card-game'
import { type Plugin, rolldown } from 'rolldown'

const CARD_QUESTIONS = Object.keys({
  turn: true,
  drawn: true,
  'second-chance': true,
  friend: true,
  another: true,
  victim: true,
  'allot-draws': true,
  receiver: true,
  giver: true,
  'hand-out': true,
  distribute: true,
  'swap-hands': true,
  give: true,
  discard: true,
  lay: true,
  pick: true,
  steal: true,
  wish: true,
  colour: true,
  counterattack: true,
  'nice-try': true,
  'lucky-bastard': true,
  event: true,
  seppuku: true,
  recharge: true,
  power: true,
  use: true,
  imitate: true,
  seen: true,
  'next-round': true,
} satisfies Record<CardQuestion['ask'], true>)

const BOARD_QUESTIONS = Object.keys({
  'set-up': true,
  turn: true,
  roll: true,
  token: true,
  gift: true,
  magnet: true,
  lay: true,
  restock: true,
  market: true,
  reorganize: true,
  block: true,
  're-roll': true,
  'nice-try': true,
  'next-round': true,
} satisfies Record<BoardQuestion['ask'], true>)

interface FrozenFile {
  readonly name: string
  readonly exportName: string
  readonly game: 'card-game' | 'board-game'
  readonly rules: 'CardRules' | 'BoardRules'
  readonly questions: readonly string[]
}

const listFiles = (number: string): FrozenFile[] => [
  {
    name: `sly-${number}`,
    exportName: `sly${number}`,
    game: 'card-game',
    rules: 'CardRules',
    questions: CARD_QUESTIONS,
  },
  {
    name: `board-sly-${number}`,
    exportName: `boardSly${number}`,
    game: 'board-game',
    rules: 'BoardRules',
    questions: BOARD_QUESTIONS,
  },
]

const resolve = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

const ENTRY = '\0frozen-bot'

/** The frozen bot: the present one for the questions of today, the fallback for all later ones. */
const entryOf = ({ exportName, game, questions }: FrozenFile): Plugin => ({
  name: 'frozen-bot',
  resolveId: (id) => (id === ENTRY ? id : null),
  load: (id) =>
    id === ENTRY
      ? `import { slyBot } from '${resolve(`../../../packages/${game}/src/bots/sly/sly-bot.ts`)}'
const QUESTIONS = new Set(${JSON.stringify(questions)})
export const ${exportName} = {
  answer: (observation) =>
    QUESTIONS.has(observation.prompt.question.ask) ? slyBot.answer(observation) : observation.prompt.fallback,
}`
      : null,
})

/** Calls of zod at the top level have no side effects; otherwise all of zod would be part of the bundle. */
const PURE_FUNCTIONS = ['z', 'strictObject', 'int', 'min', 'max']

async function freeze(file: FrozenFile): Promise<void> {
  const bundle = await rolldown({
    input: ENTRY,
    plugins: [entryOf(file)],
    treeshake: {
      moduleSideEffects: false,
      manualPureFunctions: PURE_FUNCTIONS,
      propertyReadSideEffects: false,
    },
  })
  await bundle.write({
    file: resolve(`frozen/${file.name}.js`),
    format: 'esm',
    comments: false,
    minify: true,
  })
  await bundle.close()
  writeFileSync(resolve(`frozen/${file.name}.d.ts`), declarationOf(file))
}

const declarationOf = ({ exportName, game, rules }: FrozenFile): string =>
  `import type { ${rules}, Question, View } from '@slapwise/${game}'
import type { Bot } from '@slapwise/kernel'

export declare const ${exportName}: Bot<View, Question, ${rules}>
`

const [number] = process.argv.slice(2)
if (!/^\d+$/.test(number ?? '')) throw new Error('Pass the number of the frozen bots, such as 3.')
for (const file of listFiles(number)) await freeze(file)
