import type { ClientRoomState } from '@slapwise/client'
import type { RoomView } from '@slapwise/protocol'
import { expect, it } from 'vitest'
import { inkOfFace } from '../../ui/face/face.ts'
import {
  INITIAL_STATE,
  inksTakenBefore,
  isSameLobbyState,
  playersInRoom,
  toTableState,
} from './remote-room-state.ts'

const [ADA, BEN] = [0, 1]
const PROMPT = { mode: 'decide', question: {} }

/** The own view of Ada, who has an open prompt. */
function asked(room: { readonly isPaused?: boolean; readonly isAway?: boolean }) {
  const { isPaused = false, isAway = false } = room
  const members = ['Ada', 'Ben'].map((name) => ({ name, avatar: null, isOnline: true }))
  const seats = [ADA, BEN].map((member) => ({ member, botLevel: null, isAway: isAway && member === ADA }))
  const roomState = {
    room: { phase: 'playing', host: ADA, members, seats, settings: {}, isPaused, vote: null },
    yourMember: ADA,
    chat: [],
    reactionsSkippedInRound: null,
    match: { own: { seat: 0, prompt: PROMPT, mayTakeBack: true }, table: { round: 1 } },
  } as unknown as ClientRoomState
  const { prompt, mayTakeBack } = toTableState(roomState, INITIAL_STATE, false)!.match.own
  return { prompt, mayTakeBack }
}

it('has no prompt during a pause or while a bot plays for the member', () => {
  expect(asked({})).toEqual({ prompt: PROMPT, mayTakeBack: true })
  for (const idle of [{ isPaused: true }, { isAway: true }])
    expect(asked(idle)).toEqual({ prompt: null, mayTakeBack: false })
})

it('keeps an error until something changes that may be the reason for it', () => {
  const seat = (more: object) => ({
    member: BEN,
    botLevel: null,
    isReady: false,
    seedCommitment: null,
    ...more,
  })
  const room = (more: object, ben: object = {}) =>
    ({
      phase: 'lobby',
      host: ADA,
      settings: {},
      members: [],
      seats: [seat(ben)],
      ...more,
    }) as unknown as RoomView
  const before = room({})
  expect(
    isSameLobbyState(before, room({ members: [{ isOnline: false }] }, { seedCommitment: 'bound' })),
  ).toBe(true)
  for (const after of [
    room({}, { isReady: true }),
    room({}, { member: null }),
    room({ settings: { limit: 7 } }),
  ])
    expect(isSameLobbyState(before, after)).toBe(false)
})

it('lets earlier members keep their colour', () => {
  const members = ['Ada', 'Ben'].map((name) => ({ name, avatar: 7, isOnline: true }))
  const seats = [BEN, null, ADA].map((member) => ({ member, botLevel: member === null ? 'simple' : null }))
  const room = { phase: 'lobby', members, seats } as unknown as RoomView
  const [benInk, , adaInk] = playersInRoom(room).map(({ face }) => inkOfFace(face))
  expect(adaInk).not.toBe(benInk)
  expect(inksTakenBefore(room, ADA)).toEqual([])
  expect(inksTakenBefore(room, BEN)).toEqual([adaInk])
  expect(inksTakenBefore(room, null)).toEqual([benInk, adaInk])
})
