import { formatCardCount } from '../model/answer-hints.ts'
import { openWishCard } from '../model/card-kind.ts'

export const niceTry = openWishCard('nice-try', {
  name: { en: 'Nice Try', de: 'Nice Try' },
  text: {
    en: 'Somebody is out of cards? Throw it in: everyone who finished draws three and play goes on. On your own turn it wishes for a colour.',
    de: 'Jemand ist fertig? Wirf ihn rein: Alle Fertigen ziehen drei, und es geht weiter. Im eigenen Zug wünscht er eine Farbe.',
  },
  rulings: [
    {
      en: 'It comes when everything else is resolved, for anyone who still has cards.',
      de: 'Er kommt, wenn alles andere erledigt ist, und zwar von allen, die noch Karten haben.',
    },
    {
      en: 'You wish for a colour, and the next turn is whoever’s it would have been.',
      de: 'Du wünschst dir eine Farbe, und am Zug ist, wer es ohnehin gewesen wäre.',
    },
    {
      en: 'If it is your last card, you draw nothing and have finished yourself.',
      de: 'Ist er deine letzte Karte, ziehst du nichts und bist selber fertig.',
    },
    {
      en: 'The End, Finish Line, Doomsday and a draw pile that had no card to give leave no time for it.',
      de: 'Bei The End, Finish Line, Doomsday und wenn der Ziehstapel eine Karte schuldig blieb, kommt er zu spät.',
    },
    {
      en: 'Whoever gets no card because the pile has run out has finished all the same.',
      de: 'Wer nichts mehr bekommt, weil der Stapel leer ist, ist trotzdem fertig.',
    },
    {
      en: 'Several finishers draw in order of play, after the player whose turn it was.',
      de: 'Sind mehrere fertig, ziehen sie in Spielrichtung, von der Person aus, die am Zug war.',
    },
  ],
  answerHints: {
    'nice-try': ({ rules: { niceTryDraws } }) => ({
      en: `Throw it in: whoever is out draws ${formatCardCount.en(niceTryDraws)}, and play goes on. If all let it be, the round is over.`,
      de: `Wirf ihn rein: Wer fertig ist, zieht ${formatCardCount.de(niceTryDraws)}, und es geht weiter. Lassen es alle, ist die Runde vorbei.`,
    }),
  },
  wish: 'colour',
  thrownInAs: 'nice-try',
})
