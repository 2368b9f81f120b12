import type { DealMessages } from '../messages/deal.ts'
import { formatList } from './grammar.ts'

export const dealMessages: DealMessages = {
  fair: 'Fair gegeben: geprüft',
  fairExplanation:
    'Diese Seite hat einen zufälligen Wert von dir mitgemischt. Alle, auch der Server, waren an ihren gebunden, bevor einer zu sehen war: Niemand konnte sich die Karten aussuchen; wer mit dem Server schummelt, kann höchstens einen Wert zurückhalten. Die Seite hat die Partie nachgespielt, und alles ist, wie du es gesehen hast.',
  leftOut: (names) => `Mit dem Wert zu spät und deshalb nicht dabei: ${formatList(names)}.`,
  unsure: 'Fair gegeben? Schwer zu sagen',
  unsureReasons: {
    'server-only': 'Niemand hat mitgemischt. Der Server hat allein gegeben, und du musst es ihm glauben.',
    'seed-left-out': 'Dein Wert kam zu spät. Die anderen haben mitgemischt, aber sicher sein können nur sie.',
    'not-observed': 'Diese Seite war nicht beim ganzen Austeilen dabei und kann nichts vergleichen.',
  },
  unfair: 'Nicht fair gegeben!',
  unfairReasons: {
    record: 'Der Server hat kein brauchbares Protokoll dieser Partie.',
    digest: 'Das Protokoll passt nicht zu seiner eigenen Prüfzahl.',
    seed: 'Die Karten kommen nicht aus dem, woran der Server gebunden war.',
    commitments: 'Laut Server waren die Leute an andere Werte gebunden, als er damals gezeigt hat.',
    bots: 'Ein Bot hat mitgemischt, und das tun Bots nie: Jemand konnte sich ein Blatt aussuchen.',
    terms: 'Im Protokoll stehen andere Regeln oder Einstellungen, als ausgemacht war.',
    replay: 'Das Protokoll lässt sich nicht nachspielen.',
    cards: 'Du hattest andere Karten, als beim Mischen herauskommen.',
    end: 'Das Protokoll endet anders, als du es gesehen hast.',
    names: 'Im Protokoll stehen andere Namen.',
  },
  unfairWarning: 'Da hat jemand die Finger drin. Trau diesem Server nicht.',
  unknown: 'Nicht geprüft',
  unknownReasons: {
    rules:
      'Diese Seite kennt die Regeln nicht, nach denen ihr gespielt habt. Lad sie vor der nächsten Partie neu.',
    record: 'Der Server hat das Protokoll dieser Partie nicht geschickt. Ohne lässt sich nichts prüfen.',
  },
  digestLabel: 'Hier sollten alle dasselbe sehen:',
}
