import { namedSetup, type Setup } from '@slapwise/card-game'
import type { Names } from '@slapwise/card-game/words'
import { faceName, kindOf } from '@slapwise/card-game/words'
import { useMemo } from 'react'
import { namedSetups } from '../../../kit/named-setup.ts'
import { useWho } from '../../../table/use-who.ts'
import { type Language, useSpeech } from '../../../words/index.tsx'
import { useFranticWords } from '../words/index.ts'
import type { FranticState } from './state.ts'

/** Its printed title. */
export const titleOf = (setup: Setup, id: string, language: Language): string =>
  kindOf(setup, id)?.name[language] ?? id

/** What it does. */
export const textOf = (setup: Setup, id: string, language: Language): string =>
  kindOf(setup, id)?.text[language] ?? ''

export const useNamedSetup = namedSetups(namedSetup)

/** The same object until something is called otherwise. */
export function useNames(state: FranticState, setup: Setup): Names {
  const { language } = useSpeech()
  const words = useFranticWords()
  const who = useWho(state)
  const own = state.match.own.seat
  return useMemo(
    () => ({
      who,
      isYou: (seat) => seat === own,
      title: (id) => titleOf(setup, id, language),
      face: (index) => faceName(words, setup.prints[index], language),
    }),
    [who, own, setup, words, language],
  )
}
