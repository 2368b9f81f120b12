import {
  applyMildNamesToSetup,
  decodeCard,
  decodeDirection,
  type PlacedCard,
  type Setup,
  type Space,
} from '@slapwise/board-game'
import { findReferenceItem, type NameResolver as GameNames } from '@slapwise/board-game/i18n'
import { useMemo } from 'react'
import { useI18n } from '../../../i18n/index.tsx'
import { createNamedSetupHook } from '../../../kit/named-setup.ts'
import { useSeatName } from '../../../table/use-seat-name.ts'
import { toScreenDirection } from '../artwork/street/screen-direction.ts'
import { useBoardMessages } from '../i18n/index.ts'
import type { BoardState } from './state.ts'

export interface BoardNames extends GameNames {
  /** A card on a space with its direction: “Push, up”. */
  cardOnSpace(card: PlacedCard, space: Space): string
}

export const useNamedSetup = createNamedSetupHook(applyMildNamesToSetup)

/** Memoized: the same object until a name changes. */
export function useNames(state: BoardState, setup: Setup): BoardNames {
  const { language } = useI18n()
  const messages = useBoardMessages()
  const playerName = useSeatName(state)
  const own = state.match.own.seat
  return useMemo(() => {
    const cardName = (index: number) => setup.kinds[index].name[language]
    return {
      playerName,
      isReader: (seat) => seat === own,
      title: (id) => findReferenceItem(setup, id)?.name[language] ?? id,
      cardName,
      cardOnSpace(card, space) {
        const screenDirection = toScreenDirection(setup.street, space, decodeDirection(card))
        const name = cardName(decodeCard(card))
        return screenDirection === null ? name : messages.table.pointingCard(name, screenDirection)
      },
    }
  }, [playerName, own, setup, messages, language])
}
