import { BOARDS, CARD_KINDS, createStreet, FORWARD, NOWHERE } from '@slapwise/board-game'
import { toScreenDirection } from '../artwork/street/screen-direction.ts'
import { SpaceCard } from '../artwork/street/space-card.tsx'

const EXAMPLE_STREET = createStreet(BOARDS.house)

export const kindOf = (id: string) => CARD_KINDS.find((kind) => kind.id === id)!

/** A card as it lies on the street; Push and Jump point ahead. */
export const ExampleCard = ({ id }: { readonly id: string }) => (
  <SpaceCard
    kind={kindOf(id)}
    direction={toScreenDirection(EXAMPLE_STREET, 3, kindOf(id).pointing === 'nowhere' ? NOWHERE : FORWARD)}
  />
)
