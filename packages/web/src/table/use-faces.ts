import type { TableState } from '../game/source.ts'
import { faceOf, unlike } from '../look/avatar.tsx'
import { useSpeech } from '../words/index.tsx'

/** The face of everybody at the table, by seat: the same for all who look, and no two alike. */
export function useFaces({ people }: Pick<TableState, 'people'>): readonly number[] {
  const { words } = useSpeech()
  return unlike(people.map(({ name, avatar }, seat) => faceOf(name ?? words.bots[seat], avatar)))
}
