import { type CardKind, cardIn, directionOf, type Lying, type Space } from '@slapwise/board-game'
import { type Names as GameNames, thingOf } from '@slapwise/board-game/words'
import { useMemo } from 'react'
import { usePreferences } from '../../preferences.ts'
import { useWho } from '../../table/use-who.ts'
import { type Language, useSpeech } from '../../words/index.tsx'
import { screenWay } from './look/screen-way.ts'
import type { BoardState } from './state.ts'
import { useBoardWords } from './words/index.ts'

/** As it is called on this device. */
export const nameOf = (
  thing: Pick<CardKind, 'name'> & Partial<Pick<CardKind, 'mildName'>>,
  language: Language,
  isMild: boolean,
): string => ((isMild && thing.mildName) || thing.name)[language]

export interface Names extends GameNames {
  /** A card as it lies on a space: “Push, up”. */
  lying(lies: Lying, space: Space): string
}

/** The same object until something is called otherwise. */
export function useNames(state: BoardState): Names {
  const { language } = useSpeech()
  const { mildNames } = usePreferences()
  const words = useBoardWords()
  const who = useWho(state)
  const { setup } = state
  const own = state.match.own.seat
  return useMemo(() => {
    const card = (index: number) => nameOf(setup.kinds[index], language, mildNames)
    return {
      who,
      isYou: (seat) => seat === own,
      title(id) {
        const found = setup.kinds.find((kind) => kind.id === id) ?? thingOf(setup, id)
        return found ? nameOf(found, language, mildNames) : id
      },
      card,
      lying(lies, space) {
        const way = screenWay(setup.street, space, directionOf(lies))
        return way === null ? card(cardIn(lies)) : words.table.pointing(card(cardIn(lies)), way)
      },
    }
  }, [who, own, setup, words, language, mildNames])
}
