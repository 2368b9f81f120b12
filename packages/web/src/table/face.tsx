import type { Seat } from '@slapwise/kernel'
import { Avatar, type FaceProps, facesOf } from '../look/avatar.tsx'
import type { Mood } from '../look/mood.ts'
import { useAtTable } from './at-table.tsx'
import { useDrama } from './drama/use-drama.tsx'

/** How everybody looks now, to all who sit here. */
export function useFaceOf(): (seat: Seat) => FaceProps {
  const { state } = useAtTable()
  const { moods, crowned } = useDrama()
  const faces = facesOf(state.people)
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
