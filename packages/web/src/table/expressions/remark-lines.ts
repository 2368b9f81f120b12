import { completeMessages, type Language } from '../../i18n/index.tsx'
import type { BotRemark, RemarkOccasion } from './remarks.ts'

type RemarkLines = Readonly<Record<RemarkOccasion, readonly string[]>>

/** Bots complain about themselves and about bad luck, never about a player. */
const en: RemarkLines = {
  hit: [
    'Noted.',
    'Ow. Just for form’s sake.',
    'That was my good side.',
    'Charmed, I’m sure.',
    'Neatly done. I hate it.',
    'And I was having such a nice evening.',
    'I’d have done the same. Sooner.',
    'It’s fine. It’s fine. It’s fine.',
    'For me? You shouldn’t have.',
    'Filed under: later.',
    'My screws hold grudges. I don’t.',
    'I felt that in my firmware.',
    'Ten out of ten. For style.',
    'I’ll laugh about it in the next update.',
  ],
  event: [
    'I didn’t touch anything.',
    'That was bound to happen, statistically.',
    'Nobody told my manual.',
    'Ah, chaos. We’ve met.',
    'Is that legal? Asking for a bot.',
    'I love it when a plan falls apart.',
    'Try turning it off and on again.',
    'Good. Now nobody knows anything.',
    'I was just getting comfortable.',
    'My odds have fainted.',
  ],
  round: [
    'I’d like to thank my random numbers.',
    'Well played, everybody. Me too.',
    'I’ll try to look surprised.',
    'Aimed for second. Rounding error.',
    'One does what one can.',
    'A modest beep.',
    'Somebody polish my antenna.',
    'Beginner’s luck. For years now.',
    'I’d bow, but I have no waist.',
    'Quick, before anybody checks.',
  ],
}

const de: RemarkLines = {
  hit: [
    'Ist notiert.',
    'Aua. Nur der Form halber.',
    'Das war meine Schokoladenseite.',
    'Sehr erfreut.',
    'Saubere Arbeit. Schrecklich.',
    'Und der Abend war so schön.',
    'Hätte ich auch gemacht. Früher.',
    'Alles gut. Alles gut. Alles gut.',
    'Für mich? Wäre nicht nötig gewesen.',
    'Abgelegt unter: später.',
    'Meine Schrauben sind nachtragend. Ich nicht.',
    'Das ging bis in die Firmware.',
    'Zehn Punkte. Für den Stil.',
    'Nach dem nächsten Update lache ich darüber.',
  ],
  event: [
    'Ich habe nichts angefasst.',
    'War statistisch überfällig.',
    'Steht nicht in meinem Handbuch.',
    'Ah, das Chaos. Wir kennen uns.',
    'Darf man das? Frage für einen Bot.',
    'Schön, wenn ein Plan zerfällt.',
    'Schon mal aus- und eingeschaltet?',
    'Gut. Jetzt weiss niemand mehr etwas.',
    'Gerade war es gemütlich.',
    'Meine Chancen sind in Ohnmacht gefallen.',
  ],
  round: [
    'Ich danke meinen Zufallszahlen.',
    'Gut gespielt, alle. Ich auch.',
    'Ich versuche, überrascht auszusehen.',
    'Wollte Zweiter werden. Rundungsfehler.',
    'Man tut, was man kann.',
    'Ein bescheidenes Piep.',
    'Poliert mal jemand meine Antenne?',
    'Anfängerglück. Seit Jahren.',
    'Ich würde mich verbeugen, aber womit?',
    'Schnell, bevor jemand nachrechnet.',
  ],
}

export const REMARK_LINES = completeMessages<RemarkLines>({ en, de })

export function formatRemark({ occasion, lineSeed }: BotRemark, language: Language): string {
  const lines = REMARK_LINES[language][occasion]
  return lines[lineSeed % lines.length]
}
