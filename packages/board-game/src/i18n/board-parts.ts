import { type LocalizedText, NUMBERED_TELEPORT_ID } from '../index.ts'

/** Something on the table that is neither a card nor an event, with its texts. */
export interface BoardPart {
  readonly id: string
  readonly name: LocalizedText
  readonly text: LocalizedText
  readonly rulings: readonly LocalizedText[]
}

/** The only part with an effect of its own. Six of them are on the board; events can move them. */
export const NUMBERED_TELEPORT: BoardPart = {
  id: NUMBERED_TELEPORT_ID,
  name: { en: 'Manhole', de: 'Gully' },
  text: {
    en: 'End on it and you roll: you come out of the manhole with that number, smelling of adventure.',
    de: 'Wer darauf stehen bleibt, würfelt und kommt aus dem Gully mit dieser Nummer, duftend nach Abenteuer.',
  },
  rulings: [
    {
      en: 'It is no movement: nothing happens where you come out.',
      de: 'Es ist keine Bewegung: Wo du herauskommst, passiert nichts.',
    },
    {
      en: 'Roll the number you stand on, and you stay where you are.',
      de: 'Wer die eigene Nummer würfelt, bleibt einfach stehen.',
    },
    {
      en: 'Nothing is placed on it, and nobody takes it into their hand. Only an event moves it.',
      de: 'Nichts wird daraufgelegt, und niemand nimmt ihn auf die Hand. Nur ein Ereignis versetzt ihn.',
    },
  ],
}

const NO_CARDS = {
  en: 'No card is ever placed here.',
  de: 'Hier wird nie eine Karte gelegt.',
}

export const START_PART: BoardPart = {
  id: 'start',
  name: { en: 'Start', de: 'Start' },
  text: {
    en: 'All tokens begin here. Not a bad place to stay, if only they let you.',
    de: 'Hier beginnen alle Figuren. Kein schlechter Ort zum Bleiben, wenn man dich liesse.',
  },
  rulings: [
    { en: 'Nobody goes back beyond it.', de: 'Weiter zurück kommt niemand.' },
    NO_CARDS,
    {
      en: 'The highest roll of the big die has the first turn; those who tie roll again.',
      de: 'Der höchste Wurf mit dem grossen Würfel beginnt; bei Gleichstand wird nochmals gewürfelt.',
    },
  ],
}

export const SKULL_PART: BoardPart = {
  id: 'skull',
  name: { en: 'Skull', de: 'Totenkopf' },
  text: {
    en: 'A turn that ends with a token here ends the round. Arriving is the expensive part.',
    de: 'Ein Zug, nach dem hier eine Figur steht, beendet die Runde. Ankommen kommt teuer.',
  },
  rulings: [
    {
      en: 'A player who reaches it finishes their turn all the same, and may come away from it again.',
      de: 'Wer ihn erreicht, spielt den Zug trotzdem zu Ende und kommt vielleicht wieder weg.',
    },
    {
      en: 'Nobody goes beyond it: steps that are left over are lost.',
      de: 'Dahinter kommt niemand: Übrige Schritte verfallen.',
    },
    {
      en: 'Nice Try can still save the round once the turn is over.',
      de: 'Ein Netter Versuch kann die Runde nach dem Zug noch retten.',
    },
    NO_CARDS,
  ],
}

export const SPACE_PART: BoardPart = {
  id: 'space',
  name: { en: 'Space', de: 'Feld' },
  text: {
    en: 'Its number is what you pay for standing here when the round ends. Whatever else happens is up to the card on it.',
    de: 'Seine Nummer zahlst du, wenn du am Ende der Runde hier stehst. Alles Weitere bestimmt die Karte, die daraufliegt.',
  },
  rulings: [
    {
      en: 'A card goes on an empty space or onto a card of its colour. A token on it is no obstacle.',
      de: 'Eine Karte kommt auf ein leeres Feld oder auf eine Karte ihrer Farbe. Eine Figur darauf stört nicht.',
    },
    {
      en: 'Only the top card is in force. When it leaves, the next one is again, but not for the token that just landed there.',
      de: 'Nur die oberste Karte gilt. Ist sie weg, gilt wieder die nächste, aber nicht für die Figur, die eben dort gelandet ist.',
    },
  ],
}

const WALL: BoardPart = {
  id: 'wall',
  name: { en: 'Wall', de: 'Mauer' },
  text: {
    en: 'It stands between two rows of the street. On foot there is no way through, but who said anything about walking?',
    de: 'Sie steht zwischen zwei Reihen der Strasse. Zu Fuss kommt niemand durch, aber wer redet denn von Laufen?',
  },
  rulings: [
    {
      en: 'A Push that points at a wall shoves a token through it, onto the neighbouring space of the next row or the previous one.',
      de: 'Ein Schubs, der auf eine Mauer zeigt, drückt die Figur hindurch, auf das Feld daneben in der nächsten oder vorigen Reihe.',
    },
    {
      en: 'Where the street turns there is no wall, and nothing can point that way.',
      de: 'Wo die Strasse abbiegt, steht keine Mauer, und dorthin kann auch nichts zeigen.',
    },
  ],
}

const TOKEN: BoardPart = {
  id: 'token',
  name: { en: 'Token', de: 'Figur' },
  text: {
    en: 'That is you, seen from above. It goes where your die sends it, and where everybody else wants it.',
    de: 'Das bist du, von oben gesehen. Sie geht, wohin dein Würfel sie schickt und wo alle anderen sie haben wollen.',
  },
  rulings: [
    {
      en: 'Any number of tokens may share a space.',
      de: 'Auf einem Feld haben beliebig viele Figuren Platz.',
    },
    {
      en: 'A token that somebody else moves is still its owner’s: they choose, roll on and take cards, and an event that it triggers is theirs.',
      de: 'Eine Figur, die jemand anders bewegt, gehört weiterhin derselben Person: Sie wählt, würfelt weiter und nimmt Karten, und ein Ereignis, das die Figur auslöst, ist ihres.',
    },
  ],
}

const SMALL_DIE: BoardPart = {
  id: 'small-die',
  name: { en: 'Small die', de: 'Kleiner Würfel' },
  text: {
    en: 'Six sides: so far you walk, or that is the manhole you come out of.',
    de: 'Sechs Seiten: So weit läufst du, oder aus diesem Gully kommst du heraus.',
  },
  rulings: [
    {
      en: 'It is rolled when its player says so. Until then they can take the card back.',
      de: 'Gewürfelt wird, wenn du es sagst. Bis dahin kannst du die Karte zurücknehmen.',
    },
    {
      en: 'Where an event or a card on the board asks for it, it is rolled at once.',
      de: 'Verlangt ihn ein Ereignis oder eine Karte auf dem Brett, rollt er sofort.',
    },
    {
      en: 'Re-Roll answers it, whoever rolled it.',
      de: 'Nochmal wirkt darauf, egal wer gewürfelt hat.',
    },
  ],
}

const BIG_DIE: BoardPart = {
  id: 'big-die',
  name: { en: 'Big die', de: 'Grosser Würfel' },
  text: {
    en: 'Twenty sides, twenty events, and hardly one of them good news.',
    de: 'Zwanzig Seiten, zwanzig Ereignisse, und kaum eines ist eine gute Nachricht.',
  },
  rulings: [
    {
      en: 'A Troublemaker brings it out. The highest roll of it also has the first turn of a round.',
      de: 'Ein Troublemaker bringt ihn ins Spiel. Ausserdem entscheidet er, wer eine Runde beginnt.',
    },
    {
      en: 'Re-Roll answers it, except for the first turn.',
      de: 'Nochmal wirkt darauf, nur nicht beim Wurf um den ersten Zug.',
    },
  ],
}

export const BOARD_PARTS: readonly BoardPart[] = [
  START_PART,
  SPACE_PART,
  NUMBERED_TELEPORT,
  WALL,
  SKULL_PART,
  TOKEN,
  SMALL_DIE,
  BIG_DIE,
]
