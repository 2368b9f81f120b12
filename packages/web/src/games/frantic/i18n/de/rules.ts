import type { RulesMessages } from '../messages/rules.ts'

export const rulesMessages: RulesMessages = {
  title: 'So wird gespielt',
  lead: 'Zwei Minuten lesen, jahrelang nachtragend sein.',
  chapters: {
    goal: {
      title: 'Weg mit allem',
      text: 'Alle beginnen mit sieben Karten. Wer keine mehr hat, beendet die Runde. Was die anderen noch halten, zählt gegen sie, und die wenigsten Punkte gewinnen.',
    },
    turn: {
      title: 'Gleiche Farbe oder gleiche Zahl',
      text: 'In deinem Zug legst du eine Karte, die passt: auf Farbe, Zahl oder Symbol von dem, was obenauf liegt. Jede Farbe hat eine Form, du kannst deinen Augen also trauen. Gespielt wird gegen den Uhrzeigersinn.',
    },
    draw: {
      title: 'Geht nicht? Keine Lust? Ziehen',
      text: 'Du darfst immer auch eine Karte ziehen und danach irgendeine legen, die passt, die neue oder eine andere. Oder du lässt es. Ein leerer Stapel allein beendet nichts; muss aber jemand davon ziehen, ist die Runde vorbei.',
    },
    specials: {
      title: 'Spezialkarten tun etwas',
      text: 'Manche passen auf ihre Farbe oder ihresgleichen. Die bunten passen auf alles, und du wünschst dir eine Farbe, mit Fantastic und Fantastic Four auch eine Zahl; nur der Kaktus, Curse, Mimicry und The End haben eigene Regeln. Antippen spielt eine Karte; halt sie gedrückt, oder klick rechts, und sie sagt dir, was sie tut.',
    },
    black: {
      title: 'Schwarz bringt Ereignisse',
      text: 'Schwarz ist keine Farbe: Eine schwarze Karte passt nur auf ihre eigene Zahl. Dann kommt ein Ereignis und stellt alles auf den Kopf. Lesen, leer schlucken, weiterspielen.',
    },
    attacks: {
      title: 'Greif an und sei gefasst',
      text: 'Gift, Exchange, Skip und Konsorten treffen, wen du willst. Trifft es dich, wirf einen Counterattack rein, wünsch dir eine Farbe und richte den Angriff, auf wen du willst. Ist jemand fertig, heisst es nach einem Nice Try doch noch drei ziehen. Niemand sieht, ob du gekonnt hättest.',
    },
    end: {
      title: 'Zählen und fluchen',
      text: 'Zahlen zählen, was draufsteht, Spezialkarten 7, Curse 13, The End 17, der Kaktus 42. Es gibt so viele Runden, bis jemand über die Grenze kommt (in den Ausgaben Original und Neu: sie erreicht); dann gewinnt, wer am wenigsten hat.',
    },
  },
  tryIt: 'Gegen Bots ausprobieren',
  showCards: 'Karten nachschlagen',
  home: 'Zurück zum Anfang',
}
