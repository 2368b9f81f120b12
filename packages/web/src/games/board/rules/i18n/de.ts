import type { RulesMessages } from './messages.ts'

export const de: RulesMessages = {
  title: 'So geht’s',
  lead: 'Ein Rennen, das niemand gewinnen will. Zwei Minuten, dann kannst du es.',
  gist: ({ skull, handSize }) => [
    'Alle Figuren beginnen auf der Türschwelle; am anderen Ende der Strasse wartet der Totenkopf, der schlimmste Ort der Welt.',
    `Dein Feld sind deine Minuspunkte: keine auf der Türschwelle, ${skull} auf dem Totenkopf.`,
    'Wenn du dran bist, legst du eine Karte auf die Strasse, und dann musst du würfeln und laufen. Worauf du stehen bleibst, das wirkt.',
    'Die Karten schubsen, stoppen, teleportieren und vertauschen alle, die auf sie geraten: Bau dir den Weg bequem, und den anderen nicht.',
    `Am Ende eines Zugs ziehen alle auf ${handSize} Karten auf.`,
    'Sitzt nach einem Zug jemand auf dem Totenkopf, ist die Runde vorbei, und alle schreiben auf, wo sie stehen. Hat jemand die Grenze erreicht, gewinnen die wenigsten Punkte.',
  ],
  chapters: {
    goal: ({ players: [min, max], skull }) => ({
      title: 'Worum es geht',
      text: [
        `${min} bis ${max} Figuren laufen eine Strasse entlang, die bei einem Totenkopf endet. Je weiter, desto schlimmer: Feld 7 sind 7 Minuspunkte, der Totenkopf sind ${skull}. Am besten wäre Stehenbleiben, aber jeder Zug lässt dich würfeln.`,
        'Also pflasterst du die Strasse mit Karten, die dich aufhalten, dich umdrehen oder statt dir jemand anderen mitnehmen. Halt eine davon gedrückt, auf der Strasse oder in der Hand, und sie sagt dir, was sie tut.',
      ],
      captions: [
        'Die Strasse windet sich von der Türschwelle hinauf zum Totenkopf. Karten liegen, wo jemand sie hingelegt hat.',
      ],
    }),
    'set-up': ({ startingHands, handSize }) => ({
      title: 'Vor dem ersten Zug',
      text: [
        'Alle Figuren stehen auf der Türschwelle, die Gullys an ihren Plätzen. Alle bekommen Karten:',
        startingHands.map(({ players, cards }, i) =>
          i === startingHands.length - 1 ? `ab ${players} Leuten: je ${cards}` : `zu ${players}: je ${cards}`,
        ),
        `Der höchste Wurf mit dem grossen Würfel beginnt. Dann legt ihr reihum je eine Karte auf die Strasse, bis alle noch ${handSize} haben. Noch wirkt nichts, aber es liegt, wo ihr durchmüsst.`,
      ],
      captions: ['Zuerst pflastern alle die Strasse ein bisschen.'],
    }),
    turn: ({ handSize }) => ({
      title: 'Dein Zug',
      text: [
        {
          steps: [
            'Leg eine Handkarte auf die Strasse. Du musst. Blaue wirken sofort.',
            'Würfle und lauf so viele Felder vor. Worauf du stehen bleibst, das wirkt. Bis zum Wurf kannst du deine Karte zurücknehmen.',
            `Du ziehst auf ${handSize} Karten auf, dann die anderen. Wer mehr hat, muss nichts abwerfen.`,
          ],
        },
        'Dann ist dran, wer rechts von dir sitzt: Gespielt wird gegen den Uhrzeigersinn.',
      ],
      captions: ['Wähl eine Karte und dann ihren Platz.'],
    }),
    placing: () => ({
      title: 'Wohin Karten dürfen',
      text: [
        'Auf jedes leere Feld, vor dir oder vor den anderen. Liegt schon etwas da, müssen die Farben zusammenpassen, und nur die oberste Karte gilt.',
      ],
      captions: ['Jedes Feld, auf das die Karte darf, ist markiert.'],
    }),
    moving: () => ({
      title: 'Würfeln und laufen',
      text: [
        'Du läufst Feld für Feld, und die gelben Karten, auf die du unterwegs trittst, wirken. Wo dein Weg endet, wirken rote, grüne und weisse Karten und Gullys. Vielleicht schicken sie dich weiter, und dann wirkt die nächste.',
        'Auf dieselbe Figur wirkt jede davon nur einmal pro Zug, damit niemand im Kreis läuft. Gelbe wirken immer.',
        'Nicht alles, was dich bewegt, ist Laufen. Nach einem Gully, einem {teleport}, einem {swap} oder einem Ereignis wirkt nichts, wo du herauskommst, ausser es steht dort.',
      ],
      captions: ['Vor dem Wurf zeigt der Tisch, wohin jede Zahl führen würde.'],
    }),
    directions: () => ({
      title: 'Richtungen',
      text: [
        '{push} und {jump} bekommen ihre Richtung beim Hinlegen. Aufgenommen und wieder gelegt, bekommen sie eine neue.',
        [
          '{push} schiebt dich ein Feld: vor, zurück oder durch die Wand in die nächste Reihe.',
          '{jump} springt über ein Feld, vor oder zurück, nie durch eine Wand.',
          '{reverse} dreht um, was du in diesem Zug würfelst. Pfeile und Geschenke gehen, wohin sie immer gehen.',
        ],
        'Zwischen den Reihen stehen Wände. Wo die Strasse wendet, steht keine, also kann dort nichts nach oben oder unten zeigen.',
      ],
      captions: ['Mitten durch die Wand, in die nächste Reihe.'],
    }),
    colours: () => ({
      title: 'Farben sagen, wann',
      text: ['Die Farbe einer Karte sagt dir, wann sie wirkt und worauf sie liegen darf.'],
      captions: ['Eine grüne Karte unter den Füssen: Jetzt wähl jemanden.'],
    }),
    street: ({ manholes }) => ({
      title: 'Was auf der Strasse liegt',
      text: [
        [
          '{stop}: Hier endet dein Weg.',
          '{snail}: An ihr vorbeizukommen kostet zwei Schritte.',
          '{x}: Hier tritt niemand hin. Du gehst gratis darüber; setzt dich eine Karte darauf, rückst du ein Feld vor.',
          '{ghost}: Wer es spielt, läuft an alledem vorbei.',
        ],
        `Es gibt ${manholes} Gullys, mit Nummern. Endet dein Weg auf einem, würfelst du und kommst aus dem mit dieser Zahl wieder heraus. Dort wirkt nichts. Bei der eigenen Nummer bleibst du.`,
      ],
      captions: [
        '{stop} hält dich auf, egal, was du gewürfelt hast.',
        'In einen Gully hinein, aus einem anderen heraus.',
      ],
    }),
    reactions: () => ({
      title: 'Einwerfen',
      text: [
        'Bunte Karten warten in der Hand auf ihren Moment, egal, wer dran ist:',
        [
          '{block}, wenn es jemand auf deine Figur oder deinen Würfel abgesehen hat. Der Angriff fällt aus und trifft niemand anderen.',
          '{re-roll}, nach einem Wurf in einem Zug, deinem oder nicht. Der alte zählt nicht mehr.',
          '{nice-try}, wenn nach einem Zug jemand auf dem Totenkopf sitzt. Alle dort kommen stattdessen aus einem Gully, und die Runde geht weiter.',
        ],
        'Eingeworfen kommt die Karte wie jede andere auf die Strasse. Im eigenen Zug gespielt, liegt sie nur da.',
      ],
      captions: ['Jemand greift nach deiner Figur. Heute nicht.'],
    }),
    events: ({ events }) => ({
      title: 'Ereignisse',
      text: [
        `Ein {troublemaker} bringt ein Ereignis: wenn du ihn spielst, und dann läufst du nicht, oder wenn ein Weg auf ihm endet. Der grosse Würfel sagt, welches der ${events}.`,
        'Was ein Ereignis verschiebt, läuft nicht: Weder unterwegs noch am Ziel wirkt etwas, ausser das Ereignis sagt es. Blocken kann das niemand.',
      ],
      captions: ['Der grosse Würfel hat gesprochen.'],
    }),
    'round-end': ({ handPoints }) => ({
      title: 'Der Totenkopf und das Ende einer Runde',
      text: [
        'Ist ein Zug vorbei und sitzt jemand auf dem Totenkopf, ist auch die Runde vorbei. Ihn mitten im Zug zu erreichen, ist noch nicht das Ende: Vielleicht zieht dich etwas wieder weg. Und vielleicht hat jemand {nice-try}.',
        'Eine Runde endet auch mit dem Zug, in dem der Stapel jemandem eine Karte schuldig bleibt.',
        `Alle schreiben die Nummer ihres Feldes auf. Ein {fuck-you} auf der Hand kostet ${handPoints} dazu.`,
      ],
      captions: ['Dea sitzt auf dem Totenkopf. Soll die Runde wirklich so enden?'],
    }),
    'match-end': () => ({
      title: 'Das Ende der Partie',
      text: [
        'Gespielt wird, bis jemand die Grenze erreicht hat. Dann gewinnen die wenigsten Punkte, und Gleichstand ist ein geteilter Sieg. Ihr könnt auch eine eigene Grenze abmachen.',
      ],
      captions: ['Nach jeder Runde: wo alle standen, und was das zusammen macht.'],
    }),
    boards: ({ boardFile: { spaces, rowLength, cards } }) => ({
      title: 'Bretter, und dein eigenes',
      text: [
        'Wie die Strassen aussehen und wie viele es von jeder Karte gibt, haben wir uns ausgedacht.',
        `Ein eigenes Brett ist eine Datei: Reihen von Feldern, Wände, Gullys und die Anzahl jeder Karte. Wer den Raum eröffnet hat, lädt sie in der Lobby. Erlaubt sind ${spaces[0]} bis ${spaces[1]} Felder, höchstens ${rowLength} pro Reihe, und ${cards[0]} bis ${cards[1]} Karten; was daran nicht stimmt, sagt dir die Lobby.`,
      ],
      captions: ['Die Sackgasse ist kurz. Die Runden sind es auch.'],
    }),
    time: () => ({
      title: 'Wie lange es dauert',
      text: ['Gegen Bots, die weder mischen noch schmollen. Mit Menschen: Nehmt euch Zeit.'],
      captions: [],
    }),
  },
  colours: {
    caption: 'Alle Karten',
    head: ['Farbe', 'Wirkt', 'Karten'],
    timings: {
      blue: 'sofort, wenn du sie spielst',
      red: 'wenn ein Weg darauf endet, und bewegt dich weiter',
      green: 'wenn ein Weg darauf endet, und lässt dich etwas tun',
      yellow: 'wenn du drauftrittst, auch im Vorbeigehen',
      multicoloured: 'wenn du sie einwirfst',
      white: 'nach eigenen Regeln',
    },
  },
  eventNumbers: 'Alle Ereignisse, nach der Zahl auf dem Würfel',
  boards: { caption: 'Bretter', head: ['Brett', 'Felder', 'Karten'] },
}
