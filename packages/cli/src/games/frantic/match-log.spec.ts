import { CARD_SET_NAMES, createCardRules, type PublicFact, type VisibleFact } from '@slapwise/card-game'
import { describe, expect, it } from 'vitest'
import { readMessages } from '../../i18n/index.ts'
import { toPlainText } from '../../testing/plain-text.ts'
import { createFormatter } from './formatter.ts'
import { formatLog } from './match-log.ts'

const rules = createCardRules({ players: 3, sets: [...CARD_SET_NAMES] })
const { prints } = rules.setup

const face = (kind: string, colour: string | null = null): number =>
  prints.find((print) => print.kind.id === kind && print.colour === colour)!.index

function logOf(facts: readonly VisibleFact[], lang = 'en'): string[] {
  const participants = { playerNames: ['Ada', 'Mira', 'Jonas'], viewer: 0 }
  const formatter = createFormatter({
    rules,
    participants,
    messages: readMessages(lang),
    usesMildNames: false,
  })
  return formatLog(formatter, facts).map(toPlainText)
}

describe('The match log at the terminal', () => {
  it('makes one paragraph of a turn', () => {
    const turn: VisibleFact[] = [
      { kind: 'drew', seat: 1, count: 1 },
      { kind: 'played', seat: 1, face: face('fantastic') },
      { kind: 'wished', seat: 1, wish: 1, call: { ...prints[0].call!, colour: 'blue', number: null } },
      { kind: 'skipped', seat: 0 },
    ]
    expect(logOf(turn)).toEqual([
      'Mira draws a card. Mira plays Fantastic. Mira wishes for ● blue.',
      'You sit this one out.',
    ])
    expect(logOf(turn, 'de')).toEqual([
      'Mira zieht eine Karte. Mira spielt Fantastic. Mira wünscht sich ● Blau.',
      'Du setzt aus.',
    ])
  })

  it('styles cards and colours', () => {
    expect(logOf([{ kind: 'played', seat: 1, face: face('colour-swap', 'red') }])).toEqual([
      'Mira plays ▲ red/● blue Colour Swap.',
    ])
    expect(logOf([{ kind: 'blocked', colour: 'purple' }], 'de')).toEqual(['◆ Violett ist tabu.'])
  })

  it('gives an event a paragraph, and its consequences another', () => {
    const [event, consequences] = logOf([
      { kind: 'event', event: 'robin-hood', seat: 1 },
      { kind: 'swapped-hands', seats: [0, 2] },
    ])
    expect(event).toMatch(/^⚡ Robin Hood! The fullest hand/)
    expect(consequences).toBe('You and Jonas swap hands.')
  })

  it('gives each rule card a line with its text', () => {
    const facts: PublicFact[] = [
      { kind: 'round-began', round: 2, dealer: 1 },
      { kind: 'drew-rules', rules: ['thirst', 'peace'] },
      { kind: 'opened', dealer: 1, face: face('gift', 'purple') },
    ]
    expect(logOf(facts)).toEqual([
      'Round 2. Mira deals.',
      '§ Thirst. Whoever draws on their turn draws two. Cheers.',
      '§ Peace. No Counterattacks are thrown in. Grin and bear it.',
      'Mira turns over ◆ purple Gift.',
    ])
  })

  it('ends a round with a table and a match with its winners', () => {
    const lines = logOf([
      {
        kind: 'round-over',
        ending: null,
        verdicts: null,
        finishers: [0],
        hands: [[], [0], []],
        points: [-10, 1, 20],
        scores: [0, 9, 20],
      },
      { kind: 'match-over', winners: [0, 1] },
    ])
    expect(lines[0]).toBe('You are rid of all your cards. The round is over.')
    expect(lines[2]).toMatch(/Ada +−10 +0 +no cards/)
    expect(lines[3]).toMatch(/Mira +\+1 +9 +▲ 1/)
    expect(lines.at(-1)).toBe('You and Mira share the win.')
  })
})
