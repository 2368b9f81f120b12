import type { Prompt } from '@slapwise/kernel'
import { describe, expect, it } from 'vitest'
import {
  CARD_KINDS,
  createSetup,
  DOWN,
  encodeGift,
  encodePlacedCard,
  encodePlacement,
  encodeRelocation,
  FORWARD,
  OK,
  type OptionType,
  PASS,
  type Question,
  settingsSchema,
  UP,
  type VisibleFact,
} from '../index.ts'
import { formatOption, formatPrompt } from './format-prompt.ts'
import type { Language } from './languages.ts'
import { toPlainText } from './sentence.ts'
import { createMessageContext } from './text-formatter.ts'

const setup = createSetup(settingsSchema.parse({ players: 3 }))
const PLAYERS = ['Ada', 'Ben', 'Cem']
const kind = (id: string): number => CARD_KINDS.findIndex((one) => one.id === id)

const wording = (language: Language, viewer: number | null) =>
  createMessageContext(setup, language, { playerNames: PLAYERS, viewer })

function format(language: Language, fact: VisibleFact, viewer: number | null): string | null {
  const context = wording(language, viewer)
  const sentence = context.messages.log.formatFact(fact, { setup, viewer })
  return sentence && toPlainText(sentence, context)
}

const SAID: readonly (readonly [VisibleFact, number | null, string, string])[] = [
  [{ kind: 'rolled', seat: 0, sides: 6, value: 5 }, 0, 'You roll a 5.', 'Du würfelst eine 5.'],
  [
    { kind: 'rolled', seat: 1, sides: 20, value: 18 },
    0,
    'Ben rolls an 18 with the big die.',
    'Ben würfelt mit dem grossen Würfel eine 18.',
  ],
  [
    { kind: 'placed', seat: 0, card: kind('push'), space: 12, direction: UP },
    0,
    'You place Push ↑ on 12.',
    'Du legst Schubs ↑ auf 12.',
  ],
  [
    { kind: 'placed', seat: 1, card: kind('jump'), space: 12, direction: FORWARD },
    0,
    'Ben places Jump ← on 12.',
    'Ben legt Sprung ← auf 12.',
  ],
  [
    { kind: 'placed', seat: 1, card: kind('push'), space: 10, direction: FORWARD },
    null,
    'Ben places Push ↑ on 10.',
    'Ben legt Schubs ↑ auf 10.',
  ],
  [
    { kind: 'placed', seat: 1, card: kind('skip'), space: 10, direction: 0 },
    null,
    'Ben places Skip on 10.',
    'Ben legt Aussetzen auf 10.',
  ],
  [
    {
      kind: 'rolled-for-start',
      rolls: [
        [17, 17, 3],
        [4, 19, null],
      ],
      starter: 1,
    },
    0,
    'For the first turn: you 17, Ben 17 and Cem 3; again: you 4 and Ben 19. Ben begins.',
    'Um den ersten Zug: du 17, Ben 17 und Cem 3; nochmal: du 4 und Ben 19. Ben beginnt.',
  ],
  [
    { kind: 'moved', seat: 0, how: 'walk', path: [48, 49, 50], source: null },
    0,
    'You walk to the skull.',
    'Du läufst zum Totenkopf.',
  ],
  [
    { kind: 'moved', seat: 1, how: 'walk', path: [2, 1, 0], source: 'reverse' },
    0,
    'Reverse: Ben walks back to the start.',
    'Rückwärts: Ben läuft zurück zum Start.',
  ],
  [
    { kind: 'moved', seat: 0, how: 'walk', path: [11, 12, 13], source: 'gift' },
    0,
    'Gift: you walk to 13.',
    'Geschenk: Du läufst auf 13.',
  ],
  [
    { kind: 'moved', seat: 0, how: 'push', path: [13, 12], source: 'push' },
    0,
    'Push on 13 shoves you back to 12.',
    'Schubs auf 13 befördert dich zurück auf 12.',
  ],
  [
    { kind: 'moved', seat: 1, how: 'push', path: [13, 8], source: 'push' },
    0,
    'Push on 13 shoves Ben through the wall to 8.',
    'Schubs auf 13 befördert Ben durch die Wand auf 8.',
  ],
  [
    { kind: 'moved', seat: 0, how: 'jump', path: [12, 14], source: 'jump' },
    0,
    'Jump on 12 throws you over 13 to 14.',
    'Sprung auf 12 wirft dich über 13 auf 14.',
  ],
  [
    { kind: 'moved', seat: 0, how: 'jump', path: [49, 50], source: 'jump' },
    0,
    'Jump on 49 throws you to the skull.',
    'Sprung auf 49 wirft dich zum Totenkopf.',
  ],
  [
    { kind: 'moved', seat: 2, how: 'teleport', path: [7, 21], source: 'numbered-teleport' },
    0,
    'Cem climbs out on 21.',
    'Cem klettert auf 21 heraus.',
  ],
  [
    { kind: 'moved', seat: 0, how: 'teleport', path: [7, 42], source: 'mexican-standoff' },
    0,
    'Mexican Standoff: you climb out on 42.',
    'Mexican Standoff: Du kletterst auf 42 heraus.',
  ],
  [
    { kind: 'moved', seat: 2, how: 'hop', path: [7, 8], source: 'x' },
    0,
    'X: nobody may stand there. Cem goes on to 8.',
    'X: Dort darf niemand stehen. Cem geht weiter auf 8.',
  ],
  [
    { kind: 'moved', seat: 2, how: 'swap', path: [7, 50], source: 'swap' },
    0,
    'Swap: Cem ends up on the skull.',
    'Platztausch: Cem landet auf dem Totenkopf.',
  ],
  [
    { kind: 'moved', seat: 0, how: 'shift', path: [7, 9], source: 'charity' },
    0,
    'Charity: you slide ahead to 9.',
    'Wohltätigkeit: Du rutschst vor auf 9.',
  ],
  [
    { kind: 'hindered', seat: 0, source: 'stop', space: 2 },
    0,
    'Stop on 2 holds you.',
    'Stopp auf 2 hält dich auf.',
  ],
  [
    { kind: 'hindered', seat: 1, source: 'stop', space: 2 },
    0,
    'Stop on 2 holds Ben.',
    'Stopp auf 2 hält Ben auf.',
  ],
  [
    { kind: 'hindered', seat: 0, source: 'snail', space: 24 },
    0,
    'Snail on 24 costs you an extra step.',
    'Schnecke auf 24 kostet dich einen Schritt extra.',
  ],
  [
    { kind: 'hindered', seat: 0, source: 'x', space: 16 },
    0,
    'X on 16: you step over it.',
    'X auf 16: Du steigst darüber.',
  ],
  [
    { kind: 'no-effect', of: 'ghost', because: 'ghost', seat: 0, space: 12 },
    0,
    'Ghost: nothing on the street acts on you.',
    'Gespenst: Nichts auf der Strasse berührt dich.',
  ],
  [
    { kind: 'no-effect', of: 'numbered-teleport', because: 'own-number', seat: 0, space: 14 },
    0,
    'Own number: you stay on 14.',
    'Eigene Nummer: Du bleibst auf 14.',
  ],
  [
    { kind: 'no-effect', of: 'push', because: 'once-per-turn', seat: 1, space: 12 },
    0,
    'Push on 12 acts only once per turn: Ben stays.',
    'Schubs auf 12 wirkt nur einmal pro Zug: Ben bleibt stehen.',
  ],
  [
    { kind: 'triggered', seat: 0, source: 'magnet', space: 12 },
    0,
    'Magnet on 12: you pick up a card.',
    'Magnet auf 12: Du holst dir eine Karte.',
  ],
  [{ kind: 'stayed', seat: 0 }, 0, 'Skip: you stay put.', 'Aussetzen: Du rührst dich nicht vom Fleck.'],
  [
    { kind: 'triggered', seat: 0, source: 'numbered-teleport', space: 14 },
    0,
    'Manhole on 14: you roll for the way out.',
    'Gully auf 14: Du würfelst um den Ausgang.',
  ],
  [
    { kind: 'attacked', seat: 1, victim: 0, card: 'remote', steps: null },
    0,
    'Ben aims Remote at you.',
    'Ben zielt mit Fernsteuerung auf dich.',
  ],
  [
    { kind: 'attacked', seat: 1, victim: 0, card: 'gift', steps: 2 },
    0,
    'Ben aims Gift at you, 2 spaces ahead.',
    'Ben zielt mit Geschenk auf dich, 2 Felder vor.',
  ],
  [
    { kind: 'blocked', seat: 1, by: 0, card: 'remote' },
    0,
    'You block it. Nothing comes of Remote.',
    'Du blockst ab. Aus Fernsteuerung wird nichts.',
  ],
  [
    { kind: 'named', seat: 1, token: 1, source: 'remote' },
    0,
    'Ben picks their own token.',
    'Ben nennt die eigene Figur.',
  ],
  [
    { kind: 'named', seat: 1, token: 0, source: 'tsunami' },
    0,
    'Ben picks your token.',
    'Ben nennt deine Figur.',
  ],
  [
    { kind: 'named', seat: 0, token: 2, source: 'tsunami' },
    0,
    'You pick Cem’s token.',
    'Du nennst die Figur von Cem.',
  ],
  [{ kind: 'drew', seat: 1, count: 2 }, 0, 'Ben draws two cards.', 'Ben zieht zwei Karten.'],
  [
    { kind: 'drew', seat: 0, count: 2, cards: [kind('x'), kind('snail')] },
    0,
    'You draw X and Snail.',
    'Du ziehst X und Schnecke.',
  ],
  [
    { kind: 'relocated', seat: 1, number: 3, from: 21, to: 17 },
    0,
    'Ben drags Manhole 3 from 21 to 17.',
    'Ben schleppt Gully 3 von 21 auf 17.',
  ],
  [{ kind: 'undid', seat: 0 }, 0, 'You take that back.', 'Du nimmst das zurück.'],
  [
    { kind: 'took-over', seat: 1, fromPlayer: null, toPlayer: 'cem' },
    0,
    'cem takes over from a bot.',
    'cem übernimmt von einem Bot.',
  ],
  [
    { kind: 'took-over', seat: 1, fromPlayer: 'Cem', toPlayer: null },
    0,
    'A bot takes over from Cem.',
    'Ein Bot übernimmt von Cem.',
  ],
  [
    { kind: 'round-over', ending: 'end-reached', tokens: [50, 50, 3], hands: [], points: [], scores: [] },
    1,
    'You and Ada sit on the skull. The round is over.',
    'Du und Ada sitzt auf dem Totenkopf. Die Runde ist vorbei.',
  ],
  [
    { kind: 'round-over', ending: 'stalemate', tokens: [1, 1, 3], hands: [], points: [], scores: [] },
    0,
    'Nobody has drawn for thirty turns each. That will do. The round is over.',
    'Seit dreissig Zügen pro Person hat niemand mehr gezogen. Das reicht. Die Runde ist vorbei.',
  ],
  [
    { kind: 'match-over', winners: [2, 0] },
    0,
    'You and Cem share the win.',
    'Du und Cem teilt euch den Sieg.',
  ],
]

it.each(SAID)('formats %j for %j: %s', (fact, viewer, en, de) => {
  expect(format('en', fact, viewer)).toBe(en)
  expect(format('de', fact, viewer)).toBe(de)
})

const prompt = (
  ask: Question['ask'],
  of: OptionType,
  about?: number,
  source: string | null = null,
): Prompt<Question> => ({
  seat: 0,
  mode: 'decide',
  question: { ask, source, ...(about !== undefined && { about }) },
  choice: { kind: 'one', of, options: [] },
  fallback: 0,
})

describe('An option', () => {
  const spaces = Array.from({ length: 51 }, (_, space) =>
    space === 13 ? [encodePlacedCard(kind('push'), DOWN)] : [],
  )

  it.each([
    [prompt('turn', 'placement'), encodePlacement(kind('push'), 12, UP), 'Push ↑ on 12', 'Schubs ↑ auf 12'],
    [prompt('gift', 'gift'), encodeGift(1, 2), 'Ben, two ahead', 'Ben, zwei vor'],
    [prompt('reorganize', 'relocation'), encodeRelocation(2, 17), 'manhole 3 to 17', 'Gully 3 auf 17'],
    [prompt('magnet', 'space'), 13, '13: Push ↓', '13: Schubs ↓'],
    [prompt('market', 'card'), kind('ghost'), 'Ghost', 'Gespenst'],
    [prompt('token', 'seat'), 2, 'Cem', 'Cem'],
    [prompt('roll', 'word'), OK, 'roll', 'würfeln'],
    [prompt('next-round', 'word'), OK, 'go on', 'weiter'],
    [prompt('re-roll', 'card'), PASS, 'let it be', 'lassen'],
  ])('formats %j %i: %s', (asked, value, en, de) => {
    expect(formatOption(wording('en', 0), asked, value, { spaces })).toBe(en)
    expect(formatOption(wording('de', 0), asked, value, { spaces })).toBe(de)
  })
})

it('has no sentence for a token named by a reaction against oneself', () => {
  expect(format('en', { kind: 'named', seat: 0, token: 0, source: 're-roll' }, 0)).toBeNull()
  expect(format('de', { kind: 'named', seat: 1, token: 1, source: 're-roll' }, 0)).toBeNull()
})

it('has another question for one’s own die', () => {
  expect(formatPrompt(wording('en', 0), prompt('re-roll', 'card', 0))).toBe('Your die. Roll it again?')
  expect(formatPrompt(wording('de', 0), prompt('re-roll', 'card', 1))).toBe('Der Würfel von Ben. Nochmal?')
  expect(formatPrompt(wording('en', 0), prompt('roll', 'word', undefined, 'remote'))).toBe(
    'Remote: ready to roll?',
  )
})
