import type { IntroductionMessages } from '../messages/introductions.ts'

export const introductionMessages: IntroductionMessages = {
  'set-up':
    'Dein Feld sind deine Minuspunkte, also will niemand zum Totenkopf; bevor es losgeht, legst du die Strasse etwas voll.',
  turn: 'Leg eine Karte auf die Strasse, nett vor dich und gemein vor die anderen; dann musst du würfeln.',
  roll: 'Tipp auf den Würfel: So weit gehst du, und worauf du stehen bleibst, das wirkt auf dich.',
  token: 'Tipp die Figur an, die es treffen soll.',
  gift: 'Du verschenkst Schritte: Tipp an, für wen, und dann, wie weit.',
  magnet: 'Tipp auf eine Karte auf der Strasse, und sie kommt auf deine Hand.',
  lay: 'Tipp auf ein Feld der Strasse, dort kommt die Karte hin.',
  restock: 'Leg eine Karte wie immer, nur sind die Farben für einmal egal.',
  market: 'Die liegen offen da, für alle: Wähl eine, dann tipp auf Fertig.',
  reorganize: 'Tipp auf einen Gully und dann auf das Feld, wo er hinkommt.',
  block:
    'Jemand hat es auf dich abgesehen, und dein Block kann es verhindern; oder du sparst ihn für Schlimmeres.',
  're-roll': 'Der Wurf passt dir nicht? Wirf «Nochmal» ein, und der Würfel muss noch einmal.',
  'nice-try':
    'Jemand steht auf dem Totenkopf, und die Runde wäre vorbei: Wirf den Netten Versuch ein, und sie geht weiter.',
}
