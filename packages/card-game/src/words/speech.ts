import type { Company, Frame, Prompt, Speak } from '@slapwise/kernel'
import type { CardRules, Face, Question, Setup, Told, View } from '../index.ts'
import type { CardWords } from './card-words.ts'
import { LANGUAGES, type Language, languageOf } from './languages.ts'
import { matchEnd } from './match-end.ts'
import { inksOf, kindOf } from './names.ts'
import { plain } from './sentence.ts'
import { callIn, powersAskedAbout, questionIn, thingIn, type Wording } from './wording.ts'

/** Frantic in plain lines. */
export const speak: Speak = (rules, language, company) => {
  const { setup } = rules as CardRules
  const w = plainWording(setup, languageOf(language), company)
  const listener = { setup, viewer: company.viewer }
  return {
    told(fact) {
      const sentence = w.words.log.sentence(fact as Told, listener)
      return sentence && plain(sentence, w)
    },
    table: (view) => tableLines(w, view as View),
    question: (prompt) => questionIn(w, prompt as Prompt<Question>),
    option: (prompt, value, view: Frame) => {
      const asked = prompt as Prompt<Question>
      return thingIn(w, asked, value, powersAskedAbout(asked, view as View))
    },
  }
}

export function plainWording(setup: Setup, language: Language, { names, viewer }: Company): Wording {
  const words = LANGUAGES[language]
  return {
    setup,
    words,
    who: (seat) => names[seat],
    isYou: (seat) => seat === viewer,
    title: (id) => kindOf(setup, id)?.name[language] ?? id,
    face: (index) => faceName(words, setup.prints[index], language),
    ink: (ink) => words.colours[ink],
  }
}

/** What a card is called: red 7, blue Gift, red/blue Colour Swap, Fantastic. */
export function faceName(words: CardWords, face: Face, language: Language): string {
  const inks = inksOf(face).map((ink) => words.colours[ink])
  return [inks.join('/'), face.number ?? face.kind.name[language]].filter((part) => part !== '').join(' ')
}

function tableLines(w: Wording, view: View): string[] {
  const { lies } = w.words
  const { limit, faces } = w.setup
  const top = view.discardPile.at(-1)!
  const hand = view.hand.map((card) => w.face(faces[card].index))
  return [
    lies.round(view.round, matchEnd(w.words, w.setup)),
    ...view.players.map(({ cards }, seat) => {
      const points = limit === null ? '' : `, ${lies.points(view.scores[seat])}`
      return `${w.who(seat)}: ${lies.cards(cards)}${points}`
    }),
    `${lies.pile}: ${w.face(top)}; ${lies.call}: ${callIn(w, view.call, top)}; ${lies.toDraw(view.drawPile)}`,
    ...(view.seat === null ? [] : [`${lies.youHold}: ${hand.join(', ') || lies.noCards}`]),
  ]
}
