import type { RulesMessages } from '../messages/rules.ts'

export const rulesMessages: RulesMessages = {
  title: 'So geht’s',
  lead: 'Ein Rennen, das niemand gewinnen will. Zwei Minuten, dann kannst du es.',
  gist: [
    'Alle Figuren beginnen auf der Türschwelle; am anderen Ende der Strasse wartet der Totenkopf, der schlimmste Ort der Welt.',
    'Dein Feld sind deine Minuspunkte: Je weiter du kommst, desto schlechter für dich.',
    'Wenn du dran bist, legst du eine Karte auf die Strasse, und dann musst du würfeln und laufen.',
    'Die Karten schubsen, stoppen, teleportieren und vertauschen alle, die auf sie geraten: Bau dir den Weg bequem, und den anderen nicht.',
    'Sitzt nach einem Zug jemand auf dem Totenkopf, ist die Runde vorbei, und alle schreiben auf, wo sie stehen.',
  ],
  chapters: {
    turn: {
      title: 'Dein Zug',
      text: 'Leg eine Handkarte auf die Strasse, würfle und lauf so viele Felder vor. Worauf du stehen bleibst, das wirkt. Dann ziehen alle auf vier Karten auf, und die Nächsten sind dran. Vor dem Würfeln kannst du deine Karte zurücknehmen.',
    },
    placing: {
      title: 'Wohin Karten dürfen',
      text: 'Auf ein leeres Feld oder auf eine Karte derselben Farbe. Bunte passen zu jeder Farbe, oben wie unten. Weisse dürfen auf alles ausser Weiss und werden nie zugedeckt. Start, Totenkopf und Gullys bleiben frei. Eine Karte, für deren Farbe kein Platz mehr ist, darf jede andere zudecken, nur nie eine weisse. Schubs und Sprung bekommen beim Hinlegen ihre Richtung.',
    },
    street: {
      title: 'Die Strasse',
      text: 'Die Reihen wenden an ihren Enden, wie eine Strasse den Hügel hinauf. Zwischen den Reihen stehen Wände; ein Schubs kann mitten durch eine zeigen, in die Reihe dahinter. Was zugedeckt ist, bleibt liegen und gilt wieder, wenn die oberste Karte weg ist. Rote, grüne und weisse Karten und Gullys wirken im selben Zug nur einmal auf dieselbe Figur, gelbe immer.',
    },
    manholes: {
      title: 'Gullys',
      text: 'Es gibt sechs, mit Nummern. Endet dein Weg auf einem, würfelst du und kommst aus dem mit dieser Zahl wieder heraus. Dort wirkt nichts.',
    },
    reactions: {
      title: 'Einwerfen',
      text: 'Manche Karten warten in der Hand auf ihren Moment: Block, wenn es jemand auf deine Figur oder deinen Würfel abgesehen hat, Nochmal nach jedem Wurf in einem Zug, Netter Versuch, wenn nach einem Zug jemand auf dem Totenkopf sitzt. Eingeworfen kommen sie wie alle anderen auf die Strasse.',
    },
    events: {
      title: 'Ereignisse',
      text: 'Ein Troublemaker löst eines aus: Der grosse Würfel entscheidet, welches der zwanzig. Was ein Ereignis verschiebt, läuft nicht: Weder unterwegs noch am Ziel wirkt etwas, ausser das Ereignis sagt es.',
    },
    end: {
      title: 'Das Ende',
      text: 'Eine Runde endet mit einem Zug, nach dem jemand auf dem Totenkopf sitzt oder in dem der Stapel jemandem eine Karte schuldig bleibt. Jedes Feld zählt als Minuspunkte, der Kaktus auf der Hand 21 dazu. Gespielt wird, bis jemand die Grenze erreicht hat; dann gewinnen die wenigsten.',
    },
  },
  colours: {
    title: 'Farben sagen, wann',
    text: {
      blue: 'wirkt sofort, wenn du sie spielst.',
      red: 'wirkt auf alle, deren Weg darauf endet, und bewegt sie weiter.',
      green: 'wirkt auf alle, deren Weg darauf endet, und lässt sie etwas tun.',
      yellow: 'wirkt auf alle, die drauftreten, auch im Vorbeigehen.',
      multicoloured: 'wird eingeworfen, wenn ihr Moment kommt, egal, wer dran ist.',
      white: 'hat eigene Regeln.',
    },
  },
  allCards: 'Alle Karten',
  allEvents: 'Alle Ereignisse',
  tryIt: 'Gegen Bots ausprobieren',
  showCards: 'Karten nachschlagen',
  home: 'Zur Startseite',
}
