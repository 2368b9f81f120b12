import { CARD_KINDS, type COLOURS } from '@slapwise/board-game'
import { GENERAL_RULINGS } from '@slapwise/board-game/i18n'
import { describe, expect, it } from 'vitest'
import { completeRulesTexts, rulesSuite } from '../../../kit/testing/rules-suite.ts'
import { MOMENTS } from '../design/moments/index.ts'
import { BOARD_LESSONS } from '../lessons/index.ts'
import { BOX_ITEMS } from '../reference/box-items.ts'
import { CHAPTERS } from './chapters.ts'
import { de } from './i18n/de.ts'
import { en } from './i18n/en.ts'
import { RULES_FACTS } from './rules-facts.ts'

const texts = { en: completeRulesTexts(en, RULES_FACTS), de: completeRulesTexts(de, RULES_FACTS) }

describe('The rules page of the board game', () => {
  rulesSuite({
    chapters: CHAPTERS,
    texts,
    moments: Object.keys(MOMENTS),
    rulingGroups: GENERAL_RULINGS.map(({ id }) => id),
    lessons: BOARD_LESSONS.map(({ id }) => id),
    items: BOX_ITEMS.map(({ texts }) => texts.id),
  })

  it('states numbers that the engine agrees with', () => {
    expect(RULES_FACTS).toMatchObject({
      players: [2, 6],
      handSize: 4,
      startingHands: [
        { players: 2, cards: 8 },
        { players: 3, cards: 7 },
        { players: 4, cards: 6 },
      ],
      skull: 50,
      manholes: 6,
      events: 20,
      handPoints: 21,
    })
  })

  it.each(['en', 'de'] as const)('names all reaction cards in %s', (language) => {
    const told = JSON.stringify(texts[language].chapters.reactions)
    for (const { id, thrownInAs } of CARD_KINDS) if (thrownInAs) expect(told).toContain(`{${id}}`)
  })

  it('says truly when a card acts: its colour decides', () => {
    const timingsOf = (colour: (typeof COLOURS)[number]) =>
      CARD_KINDS.filter((kind) => kind.colour === colour).map(
        ({ onPlayed, onLanded, passingEffect, thrownInAs }) =>
          [onPlayed && 'played', onLanded && 'landed', passingEffect && 'passing', thrownInAs && 'thrown in']
            .filter(Boolean)
            .join(),
      )
    for (const [colour, timing] of [
      ['blue', 'played'],
      ['red', 'landed'],
      ['green', 'landed'],
      ['yellow', 'passing'],
      ['multicoloured', 'thrown in'],
    ] as const)
      expect(new Set(timingsOf(colour)), colour).toEqual(new Set([timing]))
  })
})
