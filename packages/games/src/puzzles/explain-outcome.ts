import type { LocalizedText, Puzzle } from '@slapwise/kernel'

/** The rounded figures that a sentence names. */
interface OutcomeFigures {
  /** Rounds won in a hundred. */
  readonly bestWins: number
  readonly obviousWins: number
  /** Points that the best answer costs the player less, and each of the others more, than the obvious one. */
  readonly saved: number
  readonly charged: number
  readonly hasOneOpponent: boolean
}

type Sentence = (figures: OutcomeFigures) => LocalizedText

/** Several sentences of one meaning, so that puzzles do not all end alike. */
type Sentences = readonly Sentence[]

const MORE_WINS: Sentences = [
  ({ bestWins, obviousWins }) => ({
    en: `Played this way you win ${bestWins} rounds in a hundred, the obvious way ${obviousWins}. Nobody said it had to be nice.`,
    de: `So gewinnst du ${bestWins} von hundert Runden, auf die naheliegende Art ${obviousWins}. Von nett war nie die Rede.`,
  }),
  ({ bestWins, obviousWins }) => ({
    en: `${bestWins} rounds in a hundred are yours with it, ${obviousWins} with the obvious answer. You need not tell anybody why.`,
    de: `Damit gehören ${bestWins} von hundert Runden dir, mit dem Naheliegenden ${obviousWins}. Warum, muss ja niemand wissen.`,
  }),
  ({ bestWins, obviousWins }) => ({
    en: `The obvious answer wins ${obviousWins} rounds in a hundred. This one wins ${bestWins}, and looks innocent.`,
    de: `Das Naheliegende gewinnt ${obviousWins} von hundert Runden. Das hier gewinnt ${bestWins} und schaut unschuldig drein.`,
  }),
  ({ bestWins, obviousWins }) => ({
    en: `In a hundred rounds that makes ${bestWins - obviousWins} wins more than the obvious answer. The table will call it luck.`,
    de: `In hundert Runden sind das ${bestWins - obviousWins} Siege mehr als mit dem Naheliegenden. Am Tisch wird man es Glück nennen.`,
  }),
  ({ bestWins, obviousWins }) => ({
    en: `The well-behaved win ${obviousWins} rounds in a hundred from here. You win ${bestWins}; try not to smile.`,
    de: `Wer brav ist, gewinnt von hier aus ${obviousWins} von hundert Runden. Du gewinnst ${bestWins}; nicht grinsen.`,
  }),
]

const POINTS_SAVED: Sentences = [
  ({ saved }) => ({
    en: `It keeps about ${saved} points off your sheet. Let somebody else have them.`,
    de: `Das hält dir etwa ${saved} Punkte vom Leib. Soll sie jemand anders haben.`,
  }),
  ({ saved }) => ({
    en: `The obvious answer costs you about ${saved} points more: a high price for looking harmless.`,
    de: `Das Naheliegende kostet dich etwa ${saved} Punkte mehr: viel dafür, dass man harmlos aussieht.`,
  }),
  ({ saved }) => ({
    en: `That makes about ${saved} points that you need not explain later.`,
    de: `Das sind etwa ${saved} Punkte, die du nachher nicht erklären musst.`,
  }),
]

const POINTS_CHARGED: Sentences = [
  ({ charged, hasOneOpponent }) => ({
    en: `It costs ${hasOneOpponent ? 'your opponent' : 'each of the others'} about ${charged} points more. Do look surprised.`,
    de: `${hasOneOpponent ? 'Dein Gegenüber kostet es' : 'Die anderen kostet es je'} etwa ${charged} Punkte mehr. Schau überrascht.`,
  }),
  ({ charged, hasOneOpponent }) => ({
    en: `${hasOneOpponent ? 'Your opponent pays' : 'The others each pay'} about ${charged} points for it, and would have done the same to you.`,
    de: `${hasOneOpponent ? 'Dein Gegenüber bezahlt' : 'Die anderen bezahlen je'} etwa ${charged} Punkte dafür. Umgekehrt wäre es genauso gewesen.`,
  }),
  ({ charged, hasOneOpponent }) => ({
    en: `${hasOneOpponent ? 'Your opponent ends' : 'The others end'} up with about ${charged} points more${hasOneOpponent ? '' : ' each'}. What a pity.`,
    de: `${hasOneOpponent ? 'Dein Gegenüber steht' : 'Die anderen stehen'} am Ende mit ${hasOneOpponent ? '' : 'je '}etwa ${charged} Punkten mehr da. Wie schade.`,
  }),
]

const POINTS_INVESTED: Sentences = [
  ({ saved, charged, hasOneOpponent }) => ({
    en: `It costs you about ${-saved} points, and ${hasOneOpponent ? 'your opponent' : 'each of the others'} about ${charged}. A bargain.`,
    de: `Dich kostet es etwa ${-saved} Punkte, ${hasOneOpponent ? 'dein Gegenüber' : 'die anderen je'} etwa ${charged}. Geschenkt.`,
  }),
  ({ saved, charged, hasOneOpponent }) => ({
    en: `About ${-saved} points for you, about ${charged} for ${hasOneOpponent ? 'your opponent' : 'each of the others'}: sharing is caring.`,
    de: `Etwa ${-saved} Punkte für dich, etwa ${charged} für ${hasOneOpponent ? 'dein Gegenüber' : 'jeden der anderen'}: Geteiltes Leid ist doppelte Freude.`,
  }),
]

/** From this difference on, the share of rounds won says most. */
const TELLING_WINS = 20
/** Fewer points are not worth mentioning as the price of an answer. */
const TELLING_POINTS = 2

/** A sentence about what the best answer brings, compared with the obvious one. */
export function explainOutcome(puzzle: Puzzle): LocalizedText {
  const { best, obvious } = puzzle.outcomes
  const figures: OutcomeFigures = {
    bestWins: Math.round(100 * best.wins),
    obviousWins: Math.round(100 * obvious.wins),
    saved: Math.round(obvious.own - best.own),
    charged: Math.round(best.others - obvious.others),
    hasOneOpponent: puzzle.settings.players === 2,
  }
  const sentences = chooseSentences(figures)
  return sentences[puzzle.decisions.length % sentences.length](figures)
}

function chooseSentences({ bestWins, obviousWins, saved, charged }: OutcomeFigures): Sentences {
  if (bestWins - obviousWins >= TELLING_WINS) return MORE_WINS
  if (saved <= -TELLING_POINTS) return POINTS_INVESTED
  return saved >= charged ? POINTS_SAVED : POINTS_CHARGED
}
