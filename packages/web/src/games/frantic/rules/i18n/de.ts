import type { RulesMessages } from './messages.ts'

const references = (ids: readonly string[]): string =>
  ids
    .map((id) => `{${id}}`)
    .join(', ')
    .replace(/, ([^,]+)$/, ' und $1')

export const de: RulesMessages = {
  title: 'So wird gespielt',
  lead: 'Zwei Minuten lesen, jahrelang nachtragend sein.',
  gist: ({ handSize }) => [
    `Alle beginnen mit ${handSize} Karten. Werd deine los: Was du noch hältst, wenn jemand keine mehr hat, zählt gegen dich.`,
    'Wenn du dran bist, legst du eine Karte, die passt: gleiche Farbe, gleiche Zahl oder gleiches Symbol. Geht nicht? Keine Lust? Zieh eine Karte, dann leg irgendeine, die passt, oder passe.',
    'Bunte Karten passen auf alles, und du wünschst dir, was als Nächstes kommt.',
    'Angriffe treffen, wen du willst. Trifft es dich, wirf einen {counterattack} rein und schick ihn weiter.',
    'Schwarze Karten passen nur auf ihre eigene Zahl. Dann stellt ein Ereignis alles auf den Kopf.',
    'Eine leere Hand beendet die Runde, ausser jemand wirft einen {nice-try} rein. Ist jemand über der Grenze (oder hat sie erreicht, siehe {#editions}), gewinnt die Partie, wer am wenigsten Punkte hat.',
  ],
  chapters: {
    goal: ({ players: [min, max] }) => ({
      title: 'Worum es geht',
      text: [
        `${min} bis ${max} Leute wollen dasselbe: eine leere Hand. Sobald jemand eine hat, ist die Runde vorbei, und alles, was die anderen noch halten, sind Punkte gegen sie. Eine Partie dauert ein paar Runden; am Ende gewinnen die wenigsten Punkte.`,
        'Antippen spielt eine Karte. Halt sie gedrückt, oder klick rechts, und sie sagt dir, was sie tut. Alles, was einen Namen hat, lässt sich nachschlagen, hier und am Tisch.',
        'Mehrere Schachteln lassen sich zusammenmischen. Das Grundspiel ist immer dabei. Eine Karte, die noch eine andere Schachtel braucht, bleibt draussen, bis du auch die öffnest.',
      ],
      captions: ['Ben und Dea haben noch eine Karte. Jetzt hilft nur Gemeinheit.'],
    }),
    deal: ({ handSize, handSizes: [fewest, most] }) => ({
      title: 'Austeilen',
      text: [
        `Alle bekommen ${handSize} Karten; ${fewest} bis ${most}, wenn ihr es so abmacht. Zuerst gibt, wer den Raum eröffnet hat, danach, wer in der letzten Runde am meisten kassiert hat.`,
        'Wer gibt, deckt eine Karte auf, und die gilt als gespielt: Ein Ereignis passiert, ein Angriff braucht ein Opfer, ein Wunsch wird fällig. Von einem {colour-swap} wird die Farbe gewählt. {fuck-you}, {curse} und {the-end} liegen da wie unsichtbar, und alles darf folgen.',
        'Den ersten Zug hat, wer rechts davon sitzt. Gespielt wird gegen den Uhrzeigersinn: Nach dir ist dran, wer rechts von dir sitzt.',
      ],
      captions: ['Ein {fantastic} eröffnet die Runde. Wer gegeben hat, wünscht.'],
    }),
    turn: () => ({
      title: 'Dein Zug',
      text: [
        'Du hast die Wahl:',
        [
          'Leg eine Karte, die passt, siehe {#call}. Sie tut, was sie tut, und die Nächsten sind dran.',
          'Zieh eine Karte. Danach darfst du irgendeine legen, die passt, die neue oder eine andere. Oder du passt.',
        ],
        'Ziehen darfst du auch, wenn du legen könntest. Passt nichts, musst du.',
      ],
      captions: ['Du bist dran. Was passt, steht auf.'],
    }),
    call: () => ({
      title: 'Was passt',
      text: [
        'Neben dem Stapel steht, was verlangt ist. Jede Farbe hat ihre eigene Form, du kannst deinen Augen also bei jedem Licht trauen.',
        [
          'Auf eine farbige Zahl: die gleiche Farbe, die gleiche Zahl, auch eine schwarze.',
          'Auf eine farbige Spezialkarte: die gleiche Farbe oder das gleiche Symbol.',
          'Auf eine schwarze Zahl: die gleiche Zahl. Schwarz ist keine Farbe, also passt Schwarz nicht auf Schwarz.',
          'Auf einen Farbwunsch: Karten dieser Farbe, Zahlen wie Spezialkarten.',
          'Auf einen Zahlenwunsch: Zahlenkarten mit diesem Wert, auch schwarze, aber keine farbige Spezialkarte.',
          'Auf einen {black-wish}: jede schwarze Zahl.',
          'Eine bunte Karte passt auf all das.',
        ],
        'Ein {colour-swap} hat zwei Farben und passt auf beide, auf einen Wunsch nach einer davon und auf jeden anderen {colour-swap}. Weiter geht es mit der anderen Farbe; war keine der beiden verlangt, hast du die Wahl.',
      ],
      captions: [
        'Blau oder eine Vier: Verlangt ist, was obenauf liegt.',
        'Jemand hat sich eine Sieben gewünscht, egal, was obenauf liegt.',
      ],
    }),
    wishes: ({ numberWishers }) => ({
      title: 'Wünsche',
      text: [
        `Mit bunten Karten wünschst du dir eine Farbe. Mit ${references(numberWishers)} darf es auch eine Zahl sein. Wünschen musst du: «Egal» gilt nicht.`,
        'Wünschen kannst du nur, was im Spiel ist, und nie Schwarz. Das kann allein die Powerkarte {black-wish}.',
        'Tut die Karte sonst noch etwas, kommt das zuerst. Was {equality}, {inequality}, {special-favours}, {edison}, {update} und {do-it-yourself} tun, darfst du weglassen und nur wünschen. {fantastic-four} lässt dir keine Wahl.',
        'Der letzte Wunsch gilt. {number-wish} und {black-wish} stechen den Wunsch der Karte, mit der sie kommen.',
      ],
      captions: ['Farbe oder Zahl: Was haben die anderen wohl nicht?'],
    }),
    specials: ({ exactHandSize }) => ({
      title: 'Karten mit Eigensinn',
      text: [
        'Farbige Spezialkarten passen auf ihre Farbe oder auf ihr Symbol, und was sie sagen, musst du tun. Ein paar machen, was sie wollen:',
        [
          '{second-chance}: Leg noch eine Karte, die passt, wenn du eine hast. Sonst zieh eine, und dein Zug ist vorbei.',
          '{do-it-yourself} tut, was euer Raum abgemacht hat, normalerweise kommt eine Regelkarte dazu.',
          '{mimicry} ist jede Spezialkarte, die du nennst, ausser sich selbst und den drei folgenden. Als farbige braucht sie eine Farbe, die verlangt ist.',
          `{fuck-you} verlässt deine Hand nur, wenn du mit ihr genau ${exactHandSize} Karten hältst. Dann passt sie auf alles, rutscht unter den Stapel, und verlangt ist dasselbe wie vorher.`,
          '{curse} lässt sich überhaupt nicht spielen. Such jemanden, der sie will.',
          '{the-end} passt auf alles, aber nur als letzte Karte. Dagegen kann niemand etwas tun.',
        ],
      ],
      captions: ['Genau zehn Karten. Auf Nimmerwiedersehen.'],
    }),
    attacks: ({ giftCards, fantasticFourDraws }) => ({
      title: 'Angriffe',
      text: [
        'Ein Angriff ist eine Spezialkarte, die jemand anderen braucht:',
        [
          `{gift}: ${giftCards} deiner Karten als Geschenk. {exchange}: Karten gegen Karten. {skip}: einmal aussetzen. {thief}: Du bedienst dich.`,
          `{fantastic-four}: ${fantasticFourDraws} Karten zum Ziehen, verteilt, wie du willst.`,
          '{equality}, {inequality}, {special-favours}, {edison}: mehr davon, und schlimmer.',
        ],
        'Zuerst werden alle Opfer genannt. Dann dürfen sie einen {counterattack} reinwerfen. Einer hält den ganzen Angriff auf: Wer ihn geworfen hat, wünscht eine Farbe und richtet den Angriff, auf wen er oder sie will, auch zurück, mit eigenen Karten. Auch das lässt sich kontern. Wollen mehrere, gilt, wer in Spielrichtung zuerst kommt.',
        'Danach geht es weiter nach der Person, die am Zug war. Im eigenen Zug wünschen {counterattack}, {nice-try} und {lucky-bastard} einfach eine Farbe.',
        'Sich selbst angreifen geht nicht. Ereignisse, Powerkarten und {curse} sind keine Angriffe.',
      ],
      captions: [
        'Zwei Karten für einen lieben Menschen. Für wen?',
        'Es trifft dich, und du hast genau das Richtige dagegen.',
      ],
    }),
    events: ({ events, lastingEvents, endingEvents }) => ({
      title: 'Schwarze Karten und Ereignisse',
      text: [
        'Eine schwarze Zahl passt nur auf die gleiche Zahl. Dann wird ein Ereignis aufgedeckt und trifft alle; auch ein {troublemaker} bringt eines. Lesen, leer schlucken, weiterspielen.',
        `Die meisten der ${events} sind gleich vorbei. ${references(lastingEvents)} bleiben bis zum Ende der Runde; ${references(endingEvents)} beenden sie auf der Stelle. Geht ein Ereignis reihum, beginnt es rechts von der Person, die es ausgelöst hat, und endet bei ihr.`,
        'Bevor das Ereignis aufgedeckt wird, darf jemand, der nicht am Zug ist, {lucky-bastard} reinwerfen, wünscht eine Farbe und macht nicht mit: gibt nichts, bekommt nichts.',
        'Die schwarze war deine letzte Karte? Dann machst du trotzdem voll mit und hast am Ende vielleicht wieder welche.',
      ],
      captions: ['Ein Ereignis hat den Tisch für sich allein.', 'Ein Ereignis kommt. Glück gehabt?'],
    }),
    powers: ({ powersDealt }) => ({
      title: 'Powerkarten (Supercharge)',
      text: [
        `Für jede Runde bekommen alle ${powersDealt} Powerkarten. Sie liegen verdeckt, und nur du kennst deine. Pro Zug darf eine mit einer Karte mitgehen, die du in deinem eigenen Zug spielst. Danach liegt sie offen und ist verbraucht.`,
        'Nie mit einer Karte, die reingeworfen wird, und nie mit {the-end}. Powerkarten sind keine Angriffe, also kann sie niemand kontern.',
        '{recharge} dreht eine verbrauchte wieder um, nur nicht die, die gerade mitgegangen ist. {edison} und {update} tauschen welche aus.',
      ],
      captions: ['Powerkarten liegen bei dir, bis du eine mitspielst.'],
    }),
    pandora: ({ ruleCardsPerRound: [, most], ruleCardsWithPandora, houseCards }) => ({
      title: 'Violett und Regelkarten (Büchse der Pandora)',
      text: [
        'Violett ist eine fünfte Farbe. Wenn ihr wollt, ersetzt es stattdessen eine der vier, deren Karten in der Schachtel bleiben.',
        `Regelkarten ändern eine Regel für eine ganze Runde und gelten für alle. Normalerweise wird zu Beginn ${ruleCardsWithPandora} gezogen; es können bis zu ${most} sein oder keine, wie euer Raum es mag. Es gibt ${houseCards}; wer den Raum eröffnet hat, kann welche ausschalten und neue schreiben.`,
        'Das Ereignis {pandoras-box} zieht so viele neue, wie gerade gelten, ausser euer Raum hat etwas anderes damit vor.',
      ],
      captions: ['Die Zettel beim Stapel sagen, was andauert und welche Regeln sich geändert haben.'],
    }),
    order: () => ({
      title: 'Was zuerst kommt',
      text: [
        'Löst eine Karte mehreres aus, gilt diese Reihenfolge:',
        {
          steps: [
            'eine Powerkarte, die vorher wirkt,',
            'was die Karte tut: ein Angriff samt allen Kontern, oder ein Ereignis,',
            'der Wunsch,',
            'eine Powerkarte, die nachher wirkt; das Ereignis von {troublecharger} zuletzt,',
            '{last-chance}, für alle, die eben ihre letzte Karte losgeworden sind, aber nicht durch ein Ereignis,',
            '{nice-try},',
            'dann ist die Runde vorbei, oder der nächste Zug beginnt.',
          ],
        },
        'Mehrere zugleich? Es geht nach der Reihenfolge, in der Richtung, die gerade gilt. «Rechts von dir» ist immer der nächste Platz, egal, wie herum gespielt wird.',
      ],
      captions: [],
    }),
    'round-end': ({ niceTryDraws, endingEvents }) => ({
      title: 'Das Ende einer Runde',
      text: [
        'Eine Runde endet, wenn ein Zug vorbei ist und jemand eine leere Hand hat, egal, wie die letzte Karte verschwunden ist: durch ein Ereignis oder einen fremden Angriff geht auch. Und sie endet, wenn jemand ziehen muss und der Stapel leer ist. Nachgefüllt wird er nie. Ein leerer Stapel allein beendet nichts.',
        'Deine letzte Karte tut, was sie immer tut: {gift} braucht trotzdem jemanden, {exchange} holt trotzdem Karten, {second-chance} lässt dich trotzdem ziehen. Nach diesen beiden bist du nicht fertig.',
        `Ist jemand fertig, dürfen alle, die noch Karten haben, einen {nice-try} reinwerfen. Er wünscht eine Farbe, alle anderen mit leerer Hand ziehen ${niceTryDraws}, und die Runde geht weiter.`,
        `Gegen {the-end}, ${references(endingEvents)} oder einen Stapel, der eine Karte schuldig bleibt, hilft kein {nice-try}.`,
      ],
      captions: ['Dea ist fertig. Oder doch nicht?'],
    }),
    scoring: () => ({
      title: 'Punkte',
      text: ['Punkte sind schlecht. Am Ende einer Runde zählen alle Karten, die du noch hältst:'],
      captions: ['Nach jeder Runde liegen alle Hände offen, und auf dem Zettel steht, wer was zahlt.'],
    }),
    'match-end': () => ({
      title: 'Das Ende der Partie',
      text: [
        'Es gibt so viele Runden, bis jemand über die Grenze kommt; in manchen Ausgaben reicht es, sie zu erreichen, siehe {#editions}. Dann gewinnt, wer am wenigsten hat. Gleichstand ist ein geteilter Sieg. Weniger als null ist möglich, und ein Genuss.',
        'Punkte, die ein Ereignis mitten in der Runde verteilt, beenden keine Partie, bevor die Runde vorbei ist.',
      ],
      captions: ['Wer am wenigsten hat, gewinnt und darf es auskosten.'],
    }),
    'without-points': () => ({
      title: 'Ohne Punkte',
      text: [
        'Eine Runde, kein Zählen: Wer alle Karten los ist, gewinnt. {identity-theft} tauscht dann Hände, {double-taxation} und {seppuku} gehen auf Karten statt auf Punkte.',
      ],
      captions: [],
    }),
    editions: () => ({
      title: 'Ausgaben',
      text: [
        'Drei gedruckte Ausgaben sind sich in zwei Dingen nicht einig. Alles andere auf dieser Seite gilt für alle, mit beliebigen Schachteln. Welche gilt, steht in eurem Raum.',
      ],
      captions: [],
    }),
    time: () => ({
      title: 'Wie lange es dauert',
      text: [
        'Die Regelhefte rechnen mit Leuten, die mischen, zählen und reden. Bots tun nichts davon. Ereignisse können jede Partie viel kürzer machen, oder viel länger.',
      ],
      captions: [],
    }),
  },
  boxes: { caption: 'Was in den Schachteln ist', head: ['Schachtel', 'Karten', 'Ereignisse', 'Powerkarten'] },
  eventNames: 'Alle Ereignisse',
  ruleCardNames: 'Alle Regelkarten',
  powers: { caption: 'Wann sie wirken', before: 'vor deiner Karte', after: 'nach deiner Karte' },
  scoring: { caption: 'Was eine Karte kostet', points: 'Punkte', cards: 'Karten', shown: 'was draufsteht' },
  editions: {
    caption: 'Was anders ist',
    head: ['Ausgabe', 'Schluss ist, wenn jemand die Grenze', 'Gambling Man trifft'],
    matchEnds: { 'limit-reached': 'erreicht', 'limit-exceeded': 'überschreitet' },
    gamblingMan: {
      'highest-of-colour':
        'die höchste, wenn alle ihre tiefste Zahl der letzten Farbe legen; wer keine hat, zieht zwei',
      'second-lowest': 'die zweittiefste, wenn alle irgendeine Karte legen',
    },
  },
}
