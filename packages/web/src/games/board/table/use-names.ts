import { cardIn, directionOf, type Lying, namedSetup, type Setup, type Space } from '@slapwise/board-game'
import { type Names as GameNames, thingOf } from '@slapwise/board-game/words'
import { useMemo } from 'react'
import { namedSetups } from '../../../kit/named-setup.ts'
import { useWho } from '../../../table/use-who.ts'
import { useSpeech } from '../../../words/index.tsx'
import { screenWay } from '../look/street/screen-way.ts'
import { useBoardWords } from '../words/index.ts'
import type { BoardState } from './state.ts'

export interface Names extends GameNames {
  /** A card as it lies on a space: “Push, up”. */
  lying(lies: Lying, space: Space): string
}

export const useNamedSetup = namedSetups(namedSetup)

/** The same object until something is called otherwise. */
export function useNames(state: BoardState, setup: Setup): Names {
  const { language } = useSpeech()
  const words = useBoardWords()
  const who = useWho(state)
  const own = state.match.own.seat
  return useMemo(() => {
    const card = (index: number) => setup.kinds[index].name[language]
    return {
      who,
      isYou: (seat) => seat === own,
      title: (id) => thingOf(setup, id)?.name[language] ?? id,
      card,
      lying(lies, space) {
        const way = screenWay(setup.street, space, directionOf(lies))
        return way === null ? card(cardIn(lies)) : words.table.pointing(card(cardIn(lies)), way)
      },
    }
  }, [who, own, setup, words, language])
}
