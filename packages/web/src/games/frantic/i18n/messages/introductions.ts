import type { Question } from '@slapwise/card-game'

/** One sentence for each question, when a player is asked it for the first time; the score sheet asks for the next round. */
export type IntroductionMessages = Readonly<Record<Exclude<Question['ask'], 'next-round'>, string>>
