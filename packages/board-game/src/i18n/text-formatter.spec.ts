import { type BaseView, type Prompt, toVisibleFact } from '@slapwise/kernel'
import { playRandomMatch, type RandomStep } from '@slapwise/kernel/testing'
import { describe, expect, it } from 'vitest'
import {
  applyMildNamesToSetup,
  type BoardMatch,
  boardContentsInView,
  buildView,
  checkPlacement,
  createBoardRules,
  createSetup,
  franticBoardGame,
  type IllegalPlay,
  type Question,
  settingsSchema,
  type VisibleFact,
} from '../index.ts'
import { LANGUAGES } from './languages.ts'
import { findCatalogueItem } from './names.ts'
import { createMessageContext, createTextFormatter } from './text-formatter.ts'

const PEOPLE = ['Ada', 'Ben', 'Cem']
const settings = settingsSchema.parse({ players: 3, limit: 'long' })
const setup = createSetup(settings)

/** Everybody who hears something else: each language, to a player and to somebody who looks on. */
const EARS = (['en', 'de'] as const).flatMap((language) => [0, null].map((viewer) => ({ language, viewer })))

const heard = {
  facts: new Set<string>(),
  asked: new Set<string>(),
  things: new Set<string>(),
  reasons: new Set<string>(),
  lines: [] as string[],
}

/** All that is said in random matches: what happens, what is asked, and why not. */
function everything(matches: number): typeof heard {
  const speakers = EARS.map(({ language, viewer }) => {
    const context = { playerNames: PEOPLE, viewer }
    const w = createMessageContext(setup, language, context)
    return { viewer, w, ...createTextFormatter(createBoardRules(settings), language, context) }
  })
  const hear = (match: BoardMatch): void => {
    for (const fact of match.takeFacts()) {
      heard.facts.add(fact.publicPart.kind)
      for (const speaker of speakers) {
        const line = speaker.formatFact(toVisibleFact(fact, speaker.viewer))
        if (line !== null) heard.lines.push(line)
      }
    }
  }
  const visit = ({ match, prompt, answer }: RandomStep<BoardMatch>): void => {
    hear(match)
    const view: BaseView = buildView(match, prompt.seat)
    heard.asked.add((prompt.question as Question).ask)
    heard.things.add(prompt.choice.of)
    const whys = refusals(match, prompt as Prompt<Question>)
    for (const reason of whys) heard.reasons.add(reason.because)
    for (const { w, formatPrompt, formatOption, formatTable } of speakers) {
      heard.lines.push(
        formatPrompt(prompt),
        formatOption(prompt, answer as number, view),
        ...formatTable(view),
      )
      heard.lines.push(...whys.map((reason) => w.messages.formatIllegalPlay(reason, w)))
    }
  }
  for (let i = 0; i < matches; i++)
    hear(playRandomMatch(franticBoardGame, { settings, seed: `speech ${i}` }, visit))
  return heard
}

/** Why nothing else can be placed; not in every turn, since there is so much of it. */
function refusals(match: BoardMatch, { seat, question }: Prompt<Question>): IllegalPlay[] {
  if (question.ask !== 'turn' || match.state.tokens[seat] % 13 > 0) return []
  const { hand, ...view } = buildView(match, seat)
  const board = boardContentsInView(setup, view)
  return [...hand, setup.kinds.length - 1].flatMap((kind) =>
    Array.from({ length: setup.street.end + 2 }, (_, space) =>
      ([0, 1, 3] as const).map((direction) => checkPlacement({ board, hand }, { kind, space, direction })),
    )
      .flat()
      .filter((reason) => reason !== null),
  )
}

const FACTS: Readonly<Record<VisibleFact['kind'], true>> = {
  'round-began': true,
  dealt: true,
  'rolled-for-start': true,
  placed: true,
  'turn-began': true,
  stayed: true,
  rolled: true,
  'threw-in': true,
  attacked: true,
  blocked: true,
  named: true,
  moved: true,
  triggered: true,
  'no-effect': true,
  event: true,
  took: true,
  drew: true,
  'turned-over': true,
  picked: true,
  discarded: true,
  'gave-hand': true,
  relocated: true,
  'round-over': true,
  'match-over': true,
  undid: true,
  'took-over': true,
}

/** These need luck or a change of mind; `log.spec.ts` has them. */
const RARE = ['no-effect', 'undid', 'took-over']

const ASKED: Readonly<Record<Question['ask'], true>> = {
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
}

const REASONS: Readonly<Record<IllegalPlay['because'], true>> = {
  'not-yours': true,
  'no-such-space': true,
  start: true,
  end: true,
  teleport: true,
  white: true,
  'other-colour': true,
  'points-nowhere': true,
  'needs-direction': true,
  'no-wall': true,
}

const LACKING =
  /undefined|null|NaN|\[object|\b[a-z]+-(you|try|roll|chance|teleport|fail|hood)\b|^$| {2}| [.,!:]/

it('says everything about whole matches', () => {
  const { facts, asked, things, reasons, lines } = everything(8)
  expect([...facts, ...RARE]).toEqual(expect.arrayContaining(Object.keys(FACTS)))
  expect([...asked].sort()).toEqual(Object.keys(ASKED).sort())
  expect([...reasons].sort()).toEqual(Object.keys(REASONS).sort())
  expect([...things].sort()).toEqual(['card', 'gift', 'placement', 'relocation', 'seat', 'space', 'word'])
  expect(lines.filter((line) => LACKING.test(line))).toEqual([])
})

describe.each(['en', 'de'] as const)('the board game in %s', (language) => {
  it('has words for every colour, and for each thing that has an id', () => {
    const messages = LANGUAGES[language]
    for (const { id, colour } of setup.kinds) {
      expect(messages.colours[colour]).toMatch(/^\p{L}+$/u)
      expect(messages.colourTimings[colour]).toMatch(/^\p{L}/u)
      expect(findCatalogueItem(setup, id)!.name[language]).toMatch(/^\p{Lu}/u)
    }
    expect(findCatalogueItem(setup, 'numbered-teleport')!.text[language]).toMatch(/\.$/)
  })
})

it('speaks English in any other language', () => {
  const formatter = createTextFormatter(createBoardRules(settings), 'tlh', { playerNames: PEOPLE, viewer: 0 })
  expect(formatter.formatFact({ kind: 'turn-began', seat: 0 })).toBe('You are up.')
})

it('minds its language where that is wanted', () => {
  const mild = applyMildNamesToSetup(setup, true)
  expect(findCatalogueItem(mild, 'fuck-you')!.name).toEqual({ en: 'Fiddlesticks', de: 'Zieh Leine' })
  expect(findCatalogueItem(applyMildNamesToSetup(setup, false), 'fuck-you')!.name.en).toBe('Fuck You')
})
