import type { Company, Prompt, Speak } from '@slapwise/kernel'
import type { BoardRules, Question, Setup, Told, View } from '../index.ts'
import { LANGUAGES, type Language, languageOf } from './languages.ts'
import { thingOf } from './names.ts'
import { plain } from './sentence.ts'
import { pileIn, questionIn, thingIn, type Wording } from './wording.ts'

/** The board game in plain lines. */
export const speak: Speak = (rules, language, company) => {
  const { setup } = rules as BoardRules
  const w = plainWording(setup, languageOf(language), company)
  const listener = { setup, viewer: company.viewer }
  return {
    told(fact) {
      const sentence = w.words.log.sentence(fact as Told, listener)
      return sentence && plain(sentence, w)
    },
    table: (view) => tableLines(w, view as View),
    question: (prompt) => questionIn(w, prompt as Prompt<Question>),
    option: (prompt, value, view) => thingIn(w, prompt as Prompt<Question>, value, view as View),
  }
}

export const plainWording = (setup: Setup, language: Language, { names, viewer }: Company): Wording => ({
  setup,
  words: LANGUAGES[language],
  who: (seat) => names[seat],
  isYou: (seat) => seat === viewer,
  title: (id) => thingOf(setup, id)?.name[language] ?? id,
  card: (kind) => setup.kinds[kind].name[language],
})

function tableLines(w: Wording, view: View): string[] {
  const { lies } = w.words
  const { limit, street } = w.setup
  return [
    lies.round(view.round, w.words.score.ends(limit)),
    ...view.tokens.map((space, seat) => {
      const parts = [lies.on(space, street.end), lies.cards(view.cards[seat]), lies.points(view.scores[seat])]
      return `${w.who(seat)}: ${parts.join(', ')}`
    }),
    `${turnIn(w, view)}; ${lies.toDraw(view.drawPile)}`,
    ...laidLines(w, view),
    ...(view.display.length > 0 ? [`${lies.onOffer}: ${view.display.map(w.card).join(', ')}`] : []),
    ...(view.seat === null ? [] : [`${lies.youHold}: ${view.hand.map(w.card).join(', ') || lies.noCards}`]),
  ]
}

/** Whose turn it is, and how they are about to move. */
export function turnIn({ words: { lies }, who, isYou }: Wording, view: View): string {
  const { turn, isBackward, isGhost, die } = view
  if (view.phase === 'scoring' || view.phase === 'over') return lies.phase[view.phase]
  const parts = [
    lies.isUp(who(turn), isYou(turn)),
    ...(view.phase === 'setting-up' ? [lies.phase['setting-up']] : []),
    ...(isBackward ? [lies.backward] : []),
    ...(isGhost ? [lies.ghost] : []),
    ...(die ? [lies.die(who(die.seat), isYou(die.seat), die.value)] : []),
  ]
  return parts.join('; ')
}

/** What lies where: the manholes, and all cards. */
function laidLines(w: Wording, view: View): string[] {
  const { lies, answer } = w.words
  const manholes = view.teleports.map((space, i) => `${lies.manhole(i + 1)}: ${space}`)
  const cards = view.spaces.flatMap((pile, space) =>
    pile.length === 0 ? [] : answer.from(space, pileIn(w, view, space).join(', ')),
  )
  return [manholes.join(', '), ...(cards.length > 0 ? [cards.join('; ')] : [])]
}
