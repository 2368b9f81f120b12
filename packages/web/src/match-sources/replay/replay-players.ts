import { botName, botNameInRecord, type MatchRecord } from '@slapwise/kernel'
import { assignFaces } from '../../ui/face/face.ts'
import type { TablePlayer } from '../table-source.ts'

const isBotIn = (name: string, seat: number): boolean => name === botNameInRecord(seat)

/** The players of a record as the table shows them; `anonymousName` is for records without names. */
export function playersInRecord(
  { players, settings }: Pick<MatchRecord, 'players' | 'settings'>,
  anonymousName: (seat: number) => string,
): TablePlayer[] {
  const names = Array.from({ length: settings.players }, (_, seat) => players?.[seat] ?? anonymousName(seat))
  const people = names.filter((name, seat) => !isBotIn(name, seat))
  const owners = names.map((name, seat) =>
    isBotIn(name, seat)
      ? { name: botName(seat, people), avatar: null, member: null }
      : { name, avatar: null, member: seat },
  )
  const faces = assignFaces(owners)
  return owners.map(({ name, member }, seat) => ({
    name,
    face: faces[seat],
    isBot: member === null,
    isAway: false,
    isOnline: true,
  }))
}
