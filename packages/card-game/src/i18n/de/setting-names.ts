import type { SettingMessages } from '../setting-messages.ts'

export const settingNames: SettingMessages = {
  settings: {
    edition: 'die Ausgabe',
    sets: 'die Schachteln',
    limit: 'die Grenze',
    handSize: 'die Karten zu Beginn',
    purple: 'Violett',
    ruleCards: 'die Regelkarten pro Runde',
    withoutRuleCards: 'die Regelkarten im Stapel',
    ownRuleCards: 'die selbst geschriebenen Regelkarten',
    steered: 'das Vorsortieren der Karten',
  },
  lengths: { short: 'kurz', medium: 'mittel', long: 'lang', none: 'eine Runde' },
  points: (count) => `${count} Punkte`,
  purple: { off: 'ohne', fifth: 'fünfte Farbe', insteadOf: (colour) => `statt ${colour}` },
  ruleCard: 'eine Regelkarte mehr',
  ruleCards: 'neue Regelkarten',
  nothing: 'nichts',
  no: 'nein',
  yes: 'ja',
}
