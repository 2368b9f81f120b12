import type { RulingGroup } from '@slapwise/kernel'

/** Rulings on the course of a match. Those on a card or an event are in its file. */
export const GENERAL_RULINGS: readonly RulingGroup[] = [
  {
    id: 'placing',
    title: { en: 'Placing', de: 'Karten legen' },
    rulings: [
      {
        en: 'A card goes on an empty space, or onto a card of its own colour. Multicoloured goes on everything and everything on it, white goes on everything but white, and nothing goes on white. Start, skull and manholes stay clear.',
        de: 'Eine Karte kommt auf ein leeres Feld oder auf eine Karte ihrer Farbe. Bunt darf auf alles und alles auf Bunt, Weiss auf alles ausser Weiss, und nichts auf Weiss. Start, Totenkopf und Gullys bleiben frei.',
      },
      {
        en: 'That holds before the first turn too. A space with a token on it takes a card like any other.',
        de: 'Das gilt schon vor dem ersten Zug. Ein Feld mit einer Figur nimmt Karten wie jedes andere.',
      },
      {
        en: 'No room: if a colour has no space left, a card of it may go onto any other card but a white one. Each colour is judged by itself, even if another card of the hand would fit.',
        de: 'Kein Platz: Gibt es für eine Farbe kein Feld mehr, darf eine Karte davon auf jede andere, nur nicht auf Weiss. Jede Farbe zählt für sich, auch wenn eine andere Handkarte passen würde.',
      },
      {
        en: 'A card that is thrown in is placed by the player who threw it in, by the same rules. A multicoloured card that is played in your own turn lies there and does nothing.',
        de: 'Wer eine Karte einwirft, legt sie auch, nach denselben Regeln. Eine bunte Karte, die du im eigenen Zug spielst, liegt da und tut nichts.',
      },
      { en: 'You have to play a card.', de: 'Du musst eine Karte legen.' },
      {
        en: 'Covered cards stay where they are. When the top one is taken away, the next is in force again, but not for the token that just landed there. Cards under a manhole that moves on are out for the round.',
        de: 'Zugedeckte Karten bleiben liegen. Ist die oberste weg, gilt die nächste wieder, aber nicht für die Figur, die eben dort gelandet ist. Karten unter einem Gully, der weiterzieht, sind für die Runde draussen.',
      },
    ],
  },
  {
    id: 'moving',
    title: { en: 'Moving', de: 'Laufen' },
    rulings: [
      {
        en: 'The die is rolled when its player says so. Until then they can take the card back. A die that an event or a card on the board asks for is rolled at once.',
        de: 'Gewürfelt wird, wenn du es sagst. Bis dahin kannst du die Karte zurücknehmen. Ein Würfel, den ein Ereignis oder eine Karte auf dem Brett verlangt, rollt sofort.',
      },
      {
        en: 'Fuck You and Troublemaker on the board act where a movement ends, as red and green cards do.',
        de: 'Fuck You und Troublemaker auf dem Brett wirken dort, wo eine Bewegung endet, wie rote und grüne Karten.',
      },
      {
        en: 'A card or manhole that acts does so once for each token and turn. Stop, X and Snail always hold.',
        de: 'Was wirkt, ob Karte oder Gully, wirkt pro Figur und Zug einmal. Stopp, X und Schnecke gelten immer.',
      },
      {
        en: 'Nobody goes below the start or beyond the skull. A player who reaches the skull finishes their turn all the same, and may come away from it again.',
        de: 'Niemand kommt vor den Start oder hinter den Totenkopf. Wer den Totenkopf erreicht, spielt den Zug trotzdem zu Ende und kommt vielleicht wieder weg.',
      },
      {
        en: 'Manholes, Teleport, Swap, the flight of Fuck You, and events are no movement, unless an event says so. Nothing acts where they lead, except an X after a Swap.',
        de: 'Gullys, Teleport, Platztausch, der Flug von Fuck You und Ereignisse sind keine Bewegung, ausser ein Ereignis sagt es. Wo sie hinführen, wirkt nichts, ausser ein X nach einem Platztausch.',
      },
      {
        en: 'A token that somebody else moves still belongs to its owner: they choose, roll on and take cards, and an event that it triggers is theirs. Only the die of Remote and Marching Orders is rolled by the player who plays them.',
        de: 'Eine Figur, die jemand anders bewegt, gehört weiterhin derselben Person: Sie wählt, würfelt weiter und nimmt Karten, und ein Ereignis, das die Figur auslöst, ist ihres. Nur bei Fernsteuerung und Marschbefehl würfelt, wer sie spielt.',
      },
    ],
  },
  {
    id: 'throwing-in',
    title: { en: 'Throwing in', de: 'Einwerfen' },
    rulings: [
      {
        en: 'Attacks, which Block stops: Remote, Gift, Swap, and a Re-Roll of somebody else’s die. A blocked attack goes to nobody else.',
        de: 'Angriffe, die ein Block aufhält: Fernsteuerung, Geschenk, Platztausch und ein Nochmal auf einen fremden Würfel. Ein geblockter Angriff trifft niemand anderen.',
      },
      {
        en: 'Everybody who could hold the card, by what is public, is asked at the same time. If several throw one in, the first in order of play from the player whose turn it is does it, and the others keep theirs.',
        de: 'Alle, die die Karte nach allem Sichtbaren haben könnten, werden gleichzeitig gefragt. Werfen mehrere eine ein, gilt die erste in Spielrichtung ab der Person am Zug, und die anderen behalten ihre.',
      },
    ],
  },
  {
    id: 'events',
    title: { en: 'Events', de: 'Ereignisse' },
    rulings: [
      {
        en: 'The order of play begins to the right of the player whose event it is. Right is the next seat.',
        de: 'Die Reihenfolge beginnt rechts von der Person, deren Ereignis es ist. Rechts ist der nächste Platz.',
      },
      { en: 'Ties hit all of them.', de: 'Gleichstand trifft alle Beteiligten.' },
    ],
  },
  {
    id: 'end',
    title: { en: 'The end of a round', de: 'Das Ende einer Runde' },
    rulings: [
      {
        en: 'At the end of a turn its player draws up to four, then the others in order. Nobody discards down to four.',
        de: 'Am Ende eines Zugs zieht zuerst auf vier auf, wer dran war, dann der Reihe nach die anderen. Auf vier abwerfen muss niemand.',
      },
      {
        en: 'A pile that cannot give somebody a card they need ends the round with that turn, Nice Try or not.',
        de: 'Bleibt der Stapel jemandem eine Karte schuldig, endet die Runde mit diesem Zug, Netter Versuch hin oder her.',
      },
      {
        en: 'Stalemate: arrows can lead back onto a Magnet for ever, which refills the hands. When thirty turns per player have passed in a row without a card leaving the draw pile, the round ends with that turn, Nice Try or not.',
        de: 'Patt: Pfeile können ewig auf einen Magneten zurückführen, der die Hände füllt. Verlässt dreissig Züge pro Person lang keine Karte den Stapel, endet die Runde mit diesem Zug, Netter Versuch hin oder her.',
      },
      {
        en: 'For the next round the manholes go back to their places, and the highest roll begins again.',
        de: 'Für die nächste Runde kehren die Gullys an ihre Plätze zurück, und wieder beginnt der höchste Wurf.',
      },
      {
        en: 'When somebody has reached the limit, the match is over. Fewest points win; a tie is a shared win.',
        de: 'Hat jemand die Grenze erreicht, ist die Partie vorbei. Die wenigsten Punkte gewinnen; bei Gleichstand teilt man sich den Sieg.',
      },
    ],
  },
]
