import type { Seat } from '@slapwise/kernel'
import { Avatar, type FaceProps } from '../look/avatar.tsx'
import type { Mood } from '../look/mood.ts'
import { useAtTable } from './at-table.tsx'
import { useDrama } from './drama/use-drama.tsx'
import { useFaces } from './use-faces.ts'

/** How everybody looks now, to all who sit here. */
export function useFaceOf(): (seat: Seat) => FaceProps {
  const { state } = useAtTable()
  const { moods, crowned } = useDrama()
  const faces = useFaces(state)
  return (seat) => ({
    face: faces[seat],
    isBot: state.people[seat].isBot || state.people[seat].isAway,
    mood: moods[seat],
    isCrowned: crowned.includes(seat),
  })
}

/** Somebody who sits here; in another mood, where they have reason to be. */
export function Face({ seat, mood }: { readonly seat: Seat; readonly mood?: Mood }) {
  const { face, ...shown } = useFaceOf()(seat)
  return <Avatar name="" avatar={face} {...shown} {...(mood && { mood })} />
}
