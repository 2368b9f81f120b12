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
import { findReferenceItem } from './names.ts'
import { createMessageContext, createTextFormatter } from './text-formatter.ts'

const PLAYERS = ['Ada', 'Ben', 'Cem']
const settings = settingsSchema.parse({ players: 3, limit: 'long' })
const setup = createSetup(settings)

/** Readers with different texts: each language, for a player and for a spectator. */
const READERS = (['en', 'de'] as const).flatMap((language) =>
  [0, null].map((viewer) => ({ language, viewer })),
)

const seen = {
  facts: new Set<string>(),
  asked: new Set<string>(),
  optionTypes: new Set<string>(),
  reasons: new Set<string>(),
  lines: [] as string[],
}

/** Collects all texts of random matches: facts, prompts, options, and reasons for illegal placements. */
function collectTexts(matches: number): typeof seen {
  const formatters = READERS.map(({ language, viewer }) => {
    const context = { playerNames: PLAYERS, viewer }
    const messageContext = createMessageContext(setup, language, context)
    return { viewer, messageContext, ...createTextFormatter(createBoardRules(settings), language, context) }
  })
  const collect = (match: BoardMatch): void => {
    for (const fact of match.takeFacts()) {
      seen.facts.add(fact.publicPart.kind)
      for (const formatter of formatters) {
        const line = formatter.formatFact(toVisibleFact(fact, formatter.viewer))
        if (line !== null) seen.lines.push(line)
      }
    }
  }
  const visit = ({ match, prompt, answer }: RandomStep<BoardMatch>): void => {
    collect(match)
    const view: BaseView = buildView(match, prompt.seat)
    seen.asked.add((prompt.question as Question).ask)
    seen.optionTypes.add(prompt.choice.of)
    const reasons = illegalPlacements(match, prompt as Prompt<Question>)
    for (const reason of reasons) seen.reasons.add(reason.because)
    for (const { messageContext, formatPrompt, formatOption, formatTable } of formatters) {
      seen.lines.push(
        formatPrompt(prompt),
        formatOption(prompt, answer as number, view),
        ...formatTable(view),
      )
      seen.lines.push(
        ...reasons.map((reason) => messageContext.messages.formatIllegalPlay(reason, messageContext)),
      )
    }
  }
  for (let i = 0; i < matches; i++)
    collect(playRandomMatch(franticBoardGame, { settings, seed: `speech ${i}` }, visit))
  return seen
}

/** The reasons why other placements are illegal; only in some turns, since there are many. */
function illegalPlacements(match: BoardMatch, { seat, question }: Prompt<Question>): IllegalPlay[] {
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
  hindered: true,
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

/** Facts that random matches hardly have; `log.spec.ts` tests them. */
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

const DEFECT =
  /undefined|null|NaN|\[object|\b[a-z]+-(you|try|roll|chance|teleport|fail|hood)\b|^$| {2}| [.,!:]/

it('has a text for everything that happens in random matches', () => {
  const { facts, asked, optionTypes, reasons, lines } = collectTexts(8)
  expect([...facts, ...RARE]).toEqual(expect.arrayContaining(Object.keys(FACTS)))
  expect([...asked].sort()).toEqual(Object.keys(ASKED).sort())
  expect([...reasons].sort()).toEqual(Object.keys(REASONS).sort())
  expect([...optionTypes].sort()).toEqual([
    'card',
    'gift',
    'placement',
    'relocation',
    'seat',
    'space',
    'word',
  ])
  expect(lines.filter((line) => DEFECT.test(line))).toEqual([])
})

describe.each(['en', 'de'] as const)('the board game in %s', (language) => {
  it('has texts for every colour and every item', () => {
    const messages = LANGUAGES[language]
    for (const { id, colour } of setup.kinds) {
      expect(messages.colours[colour]).toMatch(/^\p{L}+$/u)
      expect(messages.colourTimings[colour]).toMatch(/^\p{L}/u)
      expect(findReferenceItem(setup, id)!.name[language]).toMatch(/^\p{Lu}/u)
    }
    expect(findReferenceItem(setup, 'numbered-teleport')!.text[language]).toMatch(/\.$/)
  })
})

it('falls back to English for an unknown language', () => {
  const formatter = createTextFormatter(createBoardRules(settings), 'tlh', {
    playerNames: PLAYERS,
    viewer: 0,
  })
  expect(formatter.formatFact({ kind: 'turn-began', seat: 0 })).toBe('You are up.')
})

it('uses mild names if requested', () => {
  const mild = applyMildNamesToSetup(setup, true)
  expect(findReferenceItem(mild, 'fuck-you')!.name).toEqual({ en: 'Fiddlesticks', de: 'Zieh Leine' })
  expect(findReferenceItem(applyMildNamesToSetup(setup, false), 'fuck-you')!.name.en).toBe('Fuck You')
})
