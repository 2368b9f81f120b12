import {
  type Answer,
  type AnyGame,
  type AnyMatch,
  type Bot,
  createObservation,
  type Random,
  type Seat,
} from '@slapwise/kernel'

/**
 * The answer of a searching bot that knows all hands, and not the order of the piles: a bound of what guessing hands
 * better could bring.
 */
export const askWithAllHands = (
  game: AnyGame,
  bot: Bot,
  match: AnyMatch,
  seat: Seat,
  random: Random,
): Answer =>
  bot.answer(createObservation(game, match, seat, random), {
    game,
    determinize: () => game.determinize(match, 'everyone', random),
    isTimeUp: () => false,
    reportEffort: () => {},
  })
