/** Constants that clients use without the schemas: importing those would load Zod into the page. */

export const MAX_SEATS = 8

/** The number of chat lines that a room keeps. */
export const MAX_CHAT_LINES = 50

/** The policy for taking the seat of a bot or an absent player during a match. */
export const TAKEOVER_POLICIES = ['anybody', 'ask', 'nobody'] as const

/** The topics of votes. */
export const VOTE_TOPICS = ['pause', 'resume', 'rematch'] as const

/** Emotes that players can send. */
export const GRIMACES = ['laugh', 'gasp', 'cry', 'angry', 'clap', 'love', 'slap', 'sleep'] as const

export type TakeoverPolicy = (typeof TAKEOVER_POLICIES)[number]
export type VoteTopic = (typeof VOTE_TOPICS)[number]
export type Grimace = (typeof GRIMACES)[number]

/** WebSocket close code: the room has been deleted. */
export const CLOSE_ROOM_GONE = 4404

/** WebSocket close code: the host has removed the member or locked the room. */
export const CLOSE_MEMBER_REMOVED = 4403
