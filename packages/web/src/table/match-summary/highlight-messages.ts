import { completeMessages } from '../../i18n/index.tsx'

/** Messages for what a match is remembered for. `points` have a sign. A name is null for the viewer. */
interface HighlightMessages {
  readonly title: string
  readonly isEstimate: string
  readonly progress: (percent: number) => string
  readonly luckiest: string
  readonly luckiestOf: (name: string | null, points: string) => string
  readonly meanest: string
  readonly meanestOf: (attacker: string | null, victim: string | null, points: string) => string
  readonly favouriteCard: string
  readonly favouriteCardOf: (name: string | null, card: string, times: number) => string
  readonly longestWait: string
  readonly longestWaitOf: (name: string | null, decisions: number) => string
  readonly goTo: string
  /** On the picture. */
  readonly chances: string
  readonly waitingForChances: (percent: number) => string
  readonly withoutChances: string
}

const en: HighlightMessages = {
  title: 'Remember when …',
  isEstimate: 'Luck and malice are guesses in points, by playing on from every moment many times.',
  progress: (percent) => `Weighing luck and malice: ${percent}\u00a0%`,
  luckiest: 'Luckiest moment',
  luckiestOf: (name, points) => `${name ?? 'You'}, ${points} points`,
  meanest: 'Meanest moment',
  meanestOf: (attacker, victim, points) =>
    `${attacker ?? 'You'} against ${victim ?? 'you'}, ${points} points`,
  favouriteCard: 'Favourite card',
  favouriteCardOf: (name, card, times) => `${card}: ${name ?? 'you'}, ${times} times`,
  longestWait: 'Longest wait',
  longestWaitOf: (name, decisions) =>
    `${name ?? 'You'}, while the others decided ${decisions === 1 ? 'once' : `${decisions} times`}`,
  goTo: 'Look at it',
  chances: 'Chance to win',
  waitingForChances: (percent) => `The chance curve: ${percent}\u00a0%`,
  withoutChances: 'Without it',
}

const de: HighlightMessages = {
  title: 'Weisst du noch …',
  isEstimate:
    'Glück und Gemeinheit sind in Punkten geschätzt: Von jedem Moment aus wurde oft weitergespielt.',
  progress: (percent) => `Glück und Gemeinheit werden gewogen: ${percent}\u00a0%`,
  luckiest: 'Das grösste Glück',
  luckiestOf: (name, points) => `${name ?? 'Du'}, ${points} Punkte`,
  meanest: 'Das Gemeinste',
  meanestOf: (attacker, victim, points) => `${attacker ?? 'Du'} gegen ${victim ?? 'dich'}, ${points} Punkte`,
  favouriteCard: 'Lieblingskarte',
  favouriteCardOf: (name, card, times) => `${card}: ${name ?? 'du'}, ${times}-mal`,
  longestWait: 'Am längsten gewartet',
  longestWaitOf: (name, decisions) => `${name ?? 'Du'}, während die anderen ${decisions}-mal entschieden`,
  goTo: 'Anschauen',
  chances: 'Gewinnchance',
  waitingForChances: (percent) => `Die Kurve der Chancen: ${percent}\u00a0%`,
  withoutChances: 'Ohne sie',
}

export const HIGHLIGHT_MESSAGES = completeMessages<HighlightMessages>({ en, de })
