import { REVEAL_TIMEOUT_MS } from '../rooms/autopilot/dealer.ts'
import { HOST_ABSENCE_MS } from '../rooms/autopilot/host-succession.ts'
import { MIN_ANSWER_MS } from '../rooms/autopilot/turn-time.ts'
import { MAX_MISSED_STEPS } from '../rooms/history/history-reader.ts'
import { MAX_MISSED_TURNS } from '../rooms/state/match.ts'
import { MAX_MESSAGE_LENGTH } from './ws/parse-request.ts'
import { CHARACTERS_PER_TOKEN } from './ws/room-socket.ts'
import { PING_INTERVAL_MS, SCREEN_PARAMETER } from './ws/socket-server.ts'

/** Constants of the server that clients have to know, for the reference of the protocol. */
export const PROTOCOL_LIMITS = {
  screenParameter: SCREEN_PARAMETER,
  maxMessageLength: MAX_MESSAGE_LENGTH,
  charactersPerToken: CHARACTERS_PER_TOKEN,
  pingIntervalMs: PING_INTERVAL_MS,
  /** Milliseconds that a room waits for seeds to be revealed. */
  revealTimeoutMs: REVEAL_TIMEOUT_MS,
  /** Milliseconds without a connection after which the role of the host passes on. */
  hostAbsenceMs: HOST_ABSENCE_MS,
  /** Milliseconds that a player has for one decision at the least. */
  minAnswerMs: MIN_ANSWER_MS,
  /** Steps that a welcome has at most after a reconnect. */
  maxMissedSteps: MAX_MISSED_STEPS,
  /** Missed turns in a row after which a bot plays on. */
  maxMissedTurns: MAX_MISSED_TURNS,
} as const
