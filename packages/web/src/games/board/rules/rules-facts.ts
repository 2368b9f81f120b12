import {
  BOARD_FILE_LIMITS,
  BOARDS,
  CARD_KINDS,
  createStreet,
  EVENTS,
  franticBoardGame,
  HAND_SIZE,
  LAST_TELEPORT,
  startingHandSize,
} from '@slapwise/board-game'

const { minPlayers, maxPlayers } = franticBoardGame

interface StartingHand {
  readonly players: number
  readonly cards: number
}

/** The hand sizes before the set-up, from the smallest table on, until more players get no fewer cards. */
function listStartingHands(): readonly StartingHand[] {
  const hands: StartingHand[] = []
  for (let players = minPlayers; players <= maxPlayers; players++) {
    const cards = startingHandSize(players)
    if (cards !== hands.at(-1)?.cards) hands.push({ players, cards })
  }
  return hands
}

/** The numbers that the rules page states, read from the engine. */
export const RULES_FACTS = {
  players: [minPlayers, maxPlayers],
  handSize: HAND_SIZE,
  startingHands: listStartingHands(),
  skull: createStreet(BOARDS.house).end,
  manholes: LAST_TELEPORT,
  events: EVENTS.length,
  boardFile: BOARD_FILE_LIMITS,
  handPoints: CARD_KINDS.find(({ id }) => id === 'fuck-you')!.handPoints,
} as const

export type RulesFacts = typeof RULES_FACTS
