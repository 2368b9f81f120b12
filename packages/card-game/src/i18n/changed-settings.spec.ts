import { expect, it } from 'vitest'
import { CARD_SETS, type Settings, settingsSchema } from '../index.ts'
import { formatChangedSettings } from './changed-settings.ts'

const BEFORE = settingsSchema.parse({ players: 2, sets: ['base', 'pandora'] })

const PANDORAS_BOX = CARD_SETS.pandora.events.find(({ id }) => id === 'pandoras-box')!.name

/** Another value for each setting, and the text of the change. */
const CHANGES: { readonly [K in Exclude<keyof Settings, 'players'>]: [Settings[K], en: string, de: string] } =
  {
    edition: ['new', 'the edition (Complete → New)', 'die Ausgabe (Komplett → Neu)'],
    sets: [
      ['base', 'troublemaker'],
      `the boxes (+ ${CARD_SETS.troublemaker.name.en}, − ${CARD_SETS.pandora.name.en})`,
      `die Schachteln (+ ${CARD_SETS.troublemaker.name.de}, − ${CARD_SETS.pandora.name.de})`,
    ],
    limit: [137, 'the limit (medium → 137 points)', 'die Grenze (mittel → 137 Punkte)'],
    handSize: [5, 'the cards to start with (7 → 5)', 'die Karten zu Beginn (7 → 5)'],
    purple: ['red', 'purple (fifth colour → instead of red)', 'Violett (fünfte Farbe → statt Rot)'],
    ruleCards: [3, 'the rule cards a round (1 → 3)', 'die Regelkarten pro Runde (1 → 3)'],
    withoutRuleCards: [
      ['thirst'],
      'the rule cards in the pile (− Thirst)',
      'die Regelkarten im Stapel (− Durst)',
    ],
    ownRuleCards: [
      [{ name: 'Lemonade', text: '', changes: { turnDraws: 2 } }],
      'the home-made rule cards (+ Lemonade)',
      'die selbst geschriebenen Regelkarten (+ Lemonade)',
    ],
    doItYourself: [
      'gift',
      'Do It Yourself (one more rule card → Gift)',
      'Do It Yourself (eine Regelkarte mehr → Gift)',
    ],
    pandorasBox: [
      'nothing',
      `${PANDORAS_BOX.en} (new rule cards → nothing)`,
      `${PANDORAS_BOX.de} (neue Regelkarten → nichts)`,
    ],
    steered: [true, 'the stacking of the deck (no → yes)', 'das Vorsortieren der Karten (nein → ja)'],
  }

it.each(Object.entries(CHANGES))(
  'names the changed setting %s with old and new value',
  (setting, [value, en, de]) => {
    const now = { ...BEFORE, [setting]: value }
    expect([formatChangedSettings(BEFORE, now, 'en'), formatChangedSettings(BEFORE, now, 'de')]).toEqual([
      [en],
      [de],
    ])
  },
)

it('names all changed settings, and no other', () => {
  expect(formatChangedSettings(BEFORE, { ...BEFORE }, 'en')).toEqual([])
  expect(formatChangedSettings(BEFORE, { ...BEFORE, limit: 'none', handSize: 4 }, 'en')).toEqual([
    'the limit (medium → one round)',
    'the cards to start with (7 → 4)',
  ])
})
