import { z } from 'zod'

/** The code that a connection is closed with when its room is gone for good. */
export const CLOSE_ROOM_GONE = 4404

/** The code that it is closed with when the host has sent somebody away, or the door was shut on them. */
export const CLOSE_MEMBER_REMOVED = 4403

/** Why something was not done. Whatever gets an error has changed nothing. */
const DESCRIPTIONS = {
  'bad-message': 'It is not what the protocol says.',
  'too-large': 'It is longer than anything that makes sense.',
  'rate-limited': 'Too many requests, or too much talk, in too short a time.',
  'quota-exceeded': 'This room, or your address, has had as much stored as it may in an hour.',
  'no-such-room': 'There is no room of that code.',
  'room-locked': 'The host lets nobody in.',
  'member-removed': 'The host has sent you away, and only the host can let you in again.',
  'room-full': 'There are too many members.',
  'room-closed': 'The room was deleted.',
  'room-too-new': 'A newer server has played here; this one leaves the room as it is.',
  'room-damaged':
    'What is stored of the room, or of your device, is not what was written: it is left as it is, or what was asked for cannot be told.',
  'no-such-game': 'This house has no such game.',
  'too-many-rooms': 'The server has as many rooms as it takes.',
  'too-many-connections': 'Your address has as many connections as it gets.',
  'name-taken': 'Somebody here has that name, or you have joined already.',
  'seat-taken': 'Somebody sits there.',
  'seat-refused': 'The host gives no seats away in a match, or has refused you in this one.',
  'other-hand-seen': 'Whoever has seen the hand of one seat cannot play another one in the same match.',
  'no-such-seat': 'The game has no such seat, or nobody sits there to whom it could be done.',
  'no-such-member': 'Nobody of that number is here, or it cannot be done to them.',
  'not-a-member': 'You have to join first, or need an identity.',
  'not-seated': 'Only who has a seat can do that.',
  'not-host': 'Only the host can do that.',
  'not-in-lobby': 'That can only be done before a match.',
  'not-playing': 'There is no match, or it has paused.',
  'not-over': 'The match is not over yet, or there is none of that number.',
  'not-ready': 'Not everybody is ready.',
  'too-few-players': 'The game takes more players.',
  'too-many-players': 'The game takes fewer players; the details say who has to stand up.',
  'no-such-vote': 'That is not voted on now.',
  'no-such-bot': 'The game has no bot of that level.',
  'bad-settings': 'The settings cannot be played; the details say which and why.',
  'stale-prompt': 'The question is closed: another one is open by now.',
  'not-asked': 'The open question is not put to you, or you have answered it.',
  'take-back-expired': 'Your last decision cannot be taken back any more.',
  'outcome-unknown':
    'So many other clients of yours were heard of since that nobody knows whether this was carried out: look how things are, and ask anew.',
  'illegal-answer': 'The rules do not allow the answer; the details say why.',
  'not-stored': 'The server could not store it, or could not go on.',
  'server-stopping': 'The server goes down for a moment.',
} as const

export type ErrorCode = keyof typeof DESCRIPTIONS

export const ERROR_CODES = Object.keys(DESCRIPTIONS) as [ErrorCode, ...ErrorCode[]]

/** In one sentence each. */
export const ERROR_DESCRIPTIONS: Readonly<Record<ErrorCode, string>> = DESCRIPTIONS

export const errorSchema = z
  .strictObject({
    code: z.enum(ERROR_CODES).describe('which of the errors below'),
    message: z.string().describe('for people'),
    details: z
      .unknown()
      .optional()
      .describe('for programs: what is wrong with a setting, or why a card may not be played'),
  })
  .describe('why something was not done')

export type ProtocolError = z.infer<typeof errorSchema>
