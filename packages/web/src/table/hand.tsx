import { motion } from 'motion/react'
import type { TableState } from '../game/source.ts'
import { CardFace } from '../look/card.tsx'
import { useNames } from './use-names.ts'

interface Props {
  readonly state: TableState
  /** Cards that can be tapped now; the others say why not. */
  readonly playable: ReadonlySet<number>
  readonly picked: ReadonlySet<number>
  onTap(card: number): void
}

/** One's own hand as a fan that works with a thumb. */
export function Hand({ state, playable, picked, onTap }: Props) {
  const { setup, match } = state
  const names = useNames(state)
  const cards = sorted(state)
  const spread = Math.min(7, 46 / Math.max(cards.length - 1, 1))
  return (
    <ul className="hand" style={{ '--cards': cards.length } as React.CSSProperties}>
      {cards.map((card, i) => {
        const angle = (i - (cards.length - 1) / 2) * spread
        const isPicked = picked.has(card)
        return (
          <motion.li
            key={card}
            layout
            initial={{ y: 120, opacity: 0 }}
            animate={{ y: (isPicked ? -26 : 0) + Math.abs(angle) * 0.9, rotate: angle, opacity: 1 }}
            transition={{ type: 'spring', stiffness: 520, damping: 32 }}
          >
            <button
              type="button"
              className={playable.has(card) ? 'playable' : 'idle'}
              aria-pressed={isPicked}
              onClick={() => onTap(card)}
            >
              <CardFace print={setup.faces[card]} />
              <span className="visually-hidden">{names.face(setup.faces[card].index)}</span>
            </button>
          </motion.li>
        )
      })}
      {cards.length === 0 && match.own.seat !== null && <li className="nothing">∅</li>}
    </ul>
  )
}

/** By colour, then by number: the way a tidy person holds them. */
function sorted({ setup, match }: TableState): number[] {
  return match.own.hand.toSorted((a, b) => setup.faces[a].index - setup.faces[b].index || a - b)
}
