import { cardIn, directionOf, type Lying, namedSetup, type Setup, type Space } from '@slapwise/board-game'
import { type Names as GameNames, thingOf } from '@slapwise/board-game/i18n'
import { useMemo } from 'react'
import { useI18n } from '../../../i18n/index.tsx'
import { createNamedSetupHook } from '../../../kit/named-setup.ts'
import { useSeatName } from '../../../table/use-seat-name.ts'
import { toScreenDirection } from '../artwork/street/screen-direction.ts'
import { useBoardMessages } from '../i18n/index.ts'
import type { BoardState } from './state.ts'

export interface BoardNames extends GameNames {
  /** A card as it lies on a space: “Push, up”. */
  cardOnSpace(lies: Lying, space: Space): string
}

export const useNamedSetup = createNamedSetupHook(namedSetup)

/** The same object until something is called otherwise. */
export function useNames(state: BoardState, setup: Setup): BoardNames {
  const { language } = useI18n()
  const words = useBoardMessages()
  const who = useSeatName(state)
  const own = state.match.own.seat
  return useMemo(() => {
    const card = (index: number) => setup.kinds[index].name[language]
    return {
      who,
      isYou: (seat) => seat === own,
      title: (id) => thingOf(setup, id)?.name[language] ?? id,
      card,
      lying(lies, space) {
        const way = toScreenDirection(setup.street, space, directionOf(lies))
        return way === null ? card(cardIn(lies)) : words.table.pointingCard(card(cardIn(lies)), way)
      },
    }
  }, [who, own, setup, words, language])
}
