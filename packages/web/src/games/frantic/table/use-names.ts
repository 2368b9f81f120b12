import { applyMildNamesToSetup, type Setup } from '@slapwise/card-game'
import type { NameResolver } from '@slapwise/card-game/i18n'
import { faceName, findReferenceItem, resolveLanguage } from '@slapwise/card-game/i18n'
import { useMemo } from 'react'
import { type Language, useI18n } from '../../../i18n/index.tsx'
import { createNamedSetupHook } from '../../../kit/named-setup.ts'
import { useSeatName } from '../../../table/use-seat-name.ts'
import { useFranticMessages } from '../i18n/index.ts'
import type { FranticState } from './state.ts'

export const getTitle = (setup: Setup, id: string, language: Language): string =>
  findReferenceItem(setup, id)?.name[language] ?? id

export const getText = (setup: Setup, id: string, language: Language): string =>
  findReferenceItem(setup, id)?.text[language] ?? ''

export const useNamedSetup = createNamedSetupHook(applyMildNamesToSetup)

/** Memoized: the same object until a name changes. */
export function useNames(state: FranticState, setup: Setup): NameResolver {
  const { language } = useI18n()
  const messages = useFranticMessages()
  const playerName = useSeatName(state)
  const own = state.match.own.seat
  return useMemo(
    () => ({
      playerName,
      isReader: (seat) => seat === own,
      title: (id) => getTitle(setup, id, language),
      faceName: (index) => faceName(messages, setup.prints[index], resolveLanguage(language)),
    }),
    [playerName, own, setup, messages, language],
  )
}
