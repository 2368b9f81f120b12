import { z } from 'zod'

/** Error codes with a description each. A request that fails has changed nothing. */
const DESCRIPTIONS = {
  'bad-message': 'The message does not conform to the protocol.',
  'too-large': 'The message exceeds the size limit.',
  'rate-limited': 'Too many requests or chat lines in a short time.',
  'quota-exceeded': 'This room or your address has used up its storage quota of the hour.',
  'no-such-room': 'There is no room with that code.',
  'room-locked': 'The host has locked the room.',
  'member-removed': 'The host has removed you, and only the host can readmit you.',
  'room-full': 'The room has the maximum number of members.',
  'room-closed': 'The room was deleted.',
  'room-too-new': 'The room was written by a newer version of the server, and this one does not change it.',
  'room-damaged':
    'The stored data of the room or of your device is damaged (checksum mismatch): it is left unchanged, and the request cannot be answered.',
  'no-such-game': 'The server has no such game.',
  'too-many-rooms': 'The server has the maximum number of rooms.',
  'too-many-connections': 'Your address has the maximum number of connections.',
  'name-taken': 'A member has that name, or you have joined already.',
  'seat-taken': 'The seat is taken.',
  'seat-refused': 'The host gives away no seats during a match, or has refused your request in this one.',
  'other-hand-seen': 'You have seen the hand of another seat in this match, so you cannot play this one.',
  'no-such-seat': 'The game has no such seat, or the request does not apply to the player in it.',
  'no-such-member': 'There is no member with that number, or the request does not apply to them.',
  'not-a-member': 'You have to join the room first, or you have no identity.',
  'not-seated': 'Only players with a seat can do that.',
  'not-host': 'Only the host can do that.',
  'not-in-lobby': 'That is only possible in the lobby.',
  'not-playing': 'There is no match, or it is paused.',
  'not-over': 'The match is not over yet, or there is none with that number.',
  'not-ready': 'Not all players are ready.',
  'too-few-players': 'The game needs more players.',
  'too-many-players': 'The game allows fewer players; the details say who has to stand up.',
  'no-such-vote': 'There is no open vote on that topic.',
  'no-such-bot': 'The game has no bot of that level.',
  'bad-settings': 'The settings are invalid; the details say which and why.',
  'stale-prompt': 'The prompt is closed: another one is open by now.',
  'not-asked': 'The open prompt is not for you, or you have answered it.',
  'take-back-expired': 'Your last answer can no longer be taken back.',
  'outcome-unknown':
    'Too many other clients of yours have connected since, so it is unknown whether the request was applied: check the current state and send a new request.',
  'illegal-answer': 'The answer is illegal by the rules; the details say why.',
  'not-stored': 'The server failed to store the request or to continue the match.',
  'server-stopping': 'The server is restarting.',
} as const

export type ErrorCode = keyof typeof DESCRIPTIONS

export const ERROR_CODES = Object.keys(DESCRIPTIONS) as [ErrorCode, ...ErrorCode[]]

export const ERROR_DESCRIPTIONS: Readonly<Record<ErrorCode, string>> = DESCRIPTIONS

export const errorSchema = z
  .strictObject({
    code: z.enum(ERROR_CODES).describe('one of the error codes below'),
    message: z.string().describe('a message for people'),
    details: z
      .unknown()
      .optional()
      .describe('for programs: the invalid settings, or why an answer is illegal'),
  })
  .describe('why a request was refused')

export type ProtocolError = z.infer<typeof errorSchema>
