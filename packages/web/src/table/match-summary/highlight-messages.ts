import { completeMessages } from '../../i18n/index.tsx'

/** Messages for what a match is remembered for. `points` have a sign. */
interface HighlightMessages {
  readonly title: string
  readonly isEstimate: string
  readonly progress: (percent: number) => string
  readonly luckiest: string
  readonly luckiestOf: (name: string, points: string) => string
  readonly meanest: string
  readonly meanestOf: (attacker: string, victim: string, points: string) => string
  readonly favouriteCard: string
  readonly favouriteCardOf: (name: string, card: string, times: number) => string
  readonly longestWait: string
  readonly longestWaitOf: (name: string, decisions: number) => string
  readonly goTo: string
  /** On the picture. */
  readonly chances: string
  readonly waitingForChances: (percent: number) => string
  readonly withoutChances: string
}

const en: HighlightMessages = {
  title: 'Remember when …',
  isEstimate: 'Luck and malice are guesses in points, by playing on from every moment many times.',
  progress: (percent) => `Weighing luck and malice: ${percent} %`,
  luckiest: 'Luckiest moment',
  luckiestOf: (name, points) => `${name}, ${points} points`,
  meanest: 'Meanest moment',
  meanestOf: (attacker, victim, points) => `${attacker} against ${victim}, ${points} points`,
  favouriteCard: 'Favourite card',
  favouriteCardOf: (name, card, times) => `${card}: ${name}, ${times} times`,
  longestWait: 'Longest wait',
  longestWaitOf: (name, decisions) =>
    `${name}, while the others decided ${decisions === 1 ? 'once' : `${decisions} times`}`,
  goTo: 'Look at it',
  chances: 'Chance to win',
  waitingForChances: (percent) => `The chance curve: ${percent} %`,
  withoutChances: 'Without it',
}

const de: HighlightMessages = {
  title: 'Weisst du noch …',
  isEstimate:
    'Glück und Gemeinheit sind in Punkten geschätzt: Von jedem Moment aus wurde oft weitergespielt.',
  progress: (percent) => `Glück und Gemeinheit werden gewogen: ${percent} %`,
  luckiest: 'Das grösste Glück',
  luckiestOf: (name, points) => `${name}, ${points} Punkte`,
  meanest: 'Das Gemeinste',
  meanestOf: (attacker, victim, points) => `${attacker} gegen ${victim}, ${points} Punkte`,
  favouriteCard: 'Lieblingskarte',
  favouriteCardOf: (name, card, times) => `${card}: ${name}, ${times}-mal`,
  longestWait: 'Am längsten gewartet',
  longestWaitOf: (name, decisions) => `${name}, während die anderen ${decisions}-mal entschieden`,
  goTo: 'Anschauen',
  chances: 'Gewinnchance',
  waitingForChances: (percent) => `Die Kurve der Chancen: ${percent} %`,
  withoutChances: 'Ohne sie',
}

export const HIGHLIGHT_MESSAGES = completeMessages<HighlightMessages>({ en, de })
