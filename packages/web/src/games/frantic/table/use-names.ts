import { namedSetup, type Setup } from '@slapwise/card-game'
import type { Names } from '@slapwise/card-game/i18n'
import { faceName, kindOf } from '@slapwise/card-game/i18n'
import { useMemo } from 'react'
import { type Language, useI18n } from '../../../i18n/index.tsx'
import { createNamedSetupHook } from '../../../kit/named-setup.ts'
import { useSeatName } from '../../../table/use-seat-name.ts'
import { useFranticMessages } from '../i18n/index.ts'
import type { FranticState } from './state.ts'

/** Its printed title. */
export const getTitle = (setup: Setup, id: string, language: Language): string =>
  kindOf(setup, id)?.name[language] ?? id

/** What it does. */
export const getText = (setup: Setup, id: string, language: Language): string =>
  kindOf(setup, id)?.text[language] ?? ''

export const useNamedSetup = createNamedSetupHook(namedSetup)

/** The same object until something is called otherwise. */
export function useNames(state: FranticState, setup: Setup): Names {
  const { language } = useI18n()
  const words = useFranticMessages()
  const who = useSeatName(state)
  const own = state.match.own.seat
  return useMemo(
    () => ({
      who,
      isYou: (seat) => seat === own,
      title: (id) => getTitle(setup, id, language),
      face: (index) => faceName(words, setup.prints[index], language),
    }),
    [who, own, setup, words, language],
  )
}
