import { below, commitmentTo, pledgeTo, type Random, sampleAnswer, seeded } from '@slapwise/kernel'
import { MOTIONS, PACES } from '@slapwise/protocol'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CODE, identityOf, imageOf, lobby, SHORT, TWO_GAMES } from '../testing/room-kit.ts'
import { type Command, decide, Refused } from './decide.ts'
import type { Entry } from './entry.ts'
import { Room } from './room.ts'

const NAMES = ['Ada', 'Ben', 'Cem', 'Dia', 'Eve']
const SALTS = ['aaaaaaaa', 'bbbbbbbb']

const pledgeIn = ({ state }: Room, salt: string): string => pledgeTo(commitmentTo(state.secret), salt)

type Body = Command extends infer C ? (C extends { id: string } ? Omit<C, 'id'> : never) : never

/** Anything that somebody might ask for, sensible or not. */
function anyCommand(random: Random, room: Room): Body {
  const pick = <T>(list: readonly T[]): T => list[below(random, list.length)]
  const seat = below(random, 8)
  const member = below(random, 6)
  const yes = below(random, 2) === 1
  const commands: Body[] = [
    { type: 'join', name: pick(NAMES) },
    { type: 'rename', name: pick(NAMES) },
    { type: 'sit', seat },
    { type: 'stand' },
    { type: 'ready', ready: yes, salt: pick(SALTS) },
    { type: 'pledge', pledge: pledgeIn(room, pick(SALTS)) },
    { type: 'reveal', salt: pick(SALTS) },
    {
      type: 'set',
      settings: pick<Record<string, unknown>>([{ ...SHORT }, { handSize: 99 }, { sets: 'all' }]),
    },
    { type: 'set', pace: pick(PACES), window: pick([null, 3]), isLocked: below(random, 9) === 0 },
    { type: 'add-bot', seat, level: pick(['chaotic', 'simple']) },
    { type: 'remove-bot', seat },
    { type: 'make-host', member },
    {
      type: 'let-back',
      member: Math.max(
        0,
        room.state.members.findIndex(({ isSentAway }) => isSentAway),
      ),
    },
    { type: 'start' },
    { type: 'rematch' },
    { type: 'quiet', quiet: yes },
    { type: 'vote', motion: pick(MOTIONS), isFor: yes },
    { type: 'back' },
    { type: 'show-hand', member, show: yes },
    {
      type: 'show-hand',
      member: room.state.members.findIndex(({ hasLeft }, n) => !hasLeft && room.seatOf(n) === null),
      show: yes,
    },
    { type: 'chat', text: 'hello' },
    {
      type: 'answer',
      promptNumber: room.state.promptNumber - below(random, 2),
      answer: below(random, 300) - 20,
    },
    { type: 'answer', promptNumber: room.state.promptNumber, answer: [seat, member, 999] },
    { type: 'take-back', promptNumber: room.state.promptNumber - below(random, 2) },
  ]
  const rare: Body[] = [
    { type: 'leave' },
    { type: 'remove', member },
    {
      type: 'set',
      game: pick(['frantic', 'crazy-eights', 'chess']),
      settings: pick([{ limit: 1 }, { ...SHORT }]),
    },
  ]
  return pick(below(random, 30) === 0 ? rare : commands)
}

/** What comes next: mostly a legal answer while a match is running, otherwise anything. */
function next(random: Random, room: Room, id: string): Entry | Refused {
  const { match, state } = room
  const open = match?.prompts.filter(({ seat }) => match.promptFor(seat)) ?? []
  if (state.phase === 'playing' && below(random, 4) > 0) {
    const slipped = state.seats.findIndex(({ member }, seat) => member !== null && match!.mayTakeBack(seat))
    if (slipped >= 0 && below(random, 4) === 0)
      return { by: state.seats[slipped].member!, id, did: 'undid', seat: slipped }
    const { seat, choice, fallback } = open[below(random, open.length)]
    const { member } = state.seats[seat]
    if (member !== null && below(random, 2) === 0)
      return { by: member, id, did: 'decided', seat, answer: sampleAnswer(choice, random) }
    const via = below(random, 3) === 0 ? 'clock' : 'bot'
    return { did: 'answered', seat, answer: via === 'clock' ? fallback : sampleAnswer(choice, random), via }
  }
  if (state.phase === 'dealing' && below(random, 2) === 0) {
    const { member, pledge } = room.awaited[0] ?? { member: null }
    if (member === null) return { did: 'dealt' }
    return { by: member, id, did: 'revealed', salt: SALTS.find((salt) => pledgeIn(room, salt) === pledge)! }
  }
  const who = NAMES.map(identityOf)[below(random, NAMES.length)]
  const identity = below(random, 3) === 0 ? state.members[state.host].identity : who
  const before = room.save()
  try {
    return decide(room, identity, { ...anyCommand(random, room), id } as Command)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    expect(room.save()).toBe(before)
    return error
  }
}

const opened: readonly Entry[] = lobby(['Ada', 'Ben', 'Cem']).entries

/** A whole evening in a room: what was written down in it. */
function evening(
  seed: number,
  steps: number,
  watch: (room: Room, entry: Entry) => void,
): { refused: number } {
  const random = seeded(`evening ${seed}`)
  const room = new Room(TWO_GAMES)
  let refused = 0
  for (const entry of opened) watch(room, entry)
  for (let step = 0; step < steps; step++) {
    const result = next(random, room, `page-${step}`)
    if (result instanceof Refused) refused++
    else watch(room, result)
  }
  return { refused }
}

const soak = Number(process.env.SLAPWISE_SOAK ?? 0)
const runs = soak > 0 ? { numRuns: 6 * soak } : { numRuns: 20, seed: 2 }

describe('A room', () => {
  it('is the same from its journal, saved and restored at any entry, in any evening', () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        let twin = new Room(TWO_GAMES)
        const { refused } = evening(seed, 400, (room, entry) => {
          const written = JSON.parse(JSON.stringify(entry)) as Entry
          const outcome = room.apply(entry)
          expect(twin.apply(written)).toEqual(outcome)
          expect(imageOf(twin)).toEqual(imageOf(room))
          twin = Room.restore(TWO_GAMES, room.save())
          expect(imageOf(twin)).toEqual(imageOf(room))
          seen.add(entry.did).add(room.state.phase)
          if (room.match) seen.add(room.state.game)
        })
        expect(refused).toBeGreaterThan(0)
      }),
      runs,
    )
    // Otherwise an evening would not be as varied as it should be.
    for (const one of [
      'started',
      'dealing',
      'revealed',
      'dealt',
      'rematched',
      'removed',
      'let-back',
      'left',
      'voted',
      'showed-hand',
      'over',
      'came-back',
      'undid',
      'changed-game',
      ...Array.from(TWO_GAMES, ({ id }) => id),
    ])
      expect(seen).toContain(one)
  })

  it('has one version for each step that everybody sees, and one prompt for each question', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const questions = new Map<number, unknown>()
        evening(seed, 300, (room, entry) => {
          const { version } = room.state
          const { change } = room.apply(entry)
          expect(room.state.version).toBe(change === 'unseen' ? version : version + 1)
          if (room.state.phase !== 'playing') return
          const { promptNumber } = room.state
          const known = questions.get(promptNumber)
          if (known) expect(room.match!.prompts).toBe(known)
          questions.set(promptNumber, room.match!.prompts)
        })
      }),
      runs,
    )
  })

  it('keeps its code and its people', () => {
    const story = lobby(['Ada', 'Ben'])
    const twin = Room.restore(TWO_GAMES, story.room.save())
    expect(twin.state.code).toBe(CODE)
    expect(twin.memberOf(identityOf('Ben'))).toBe(1)
    expect(twin.memberOf(identityOf('Cem'))).toBeNull()
  })
})
