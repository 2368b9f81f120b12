import { RadioGroup } from '../../../preferences-panel/controls.tsx'
import { INK_SHAPES } from '../../../ui/print/ink-shapes.ts'
import { useFranticMessages } from '../i18n/index.ts'
import { HAND_SORTS, type HandSort, setHandSort, useHandSort } from './hand-sort.ts'
import './hand-sort-setting.css'

/** The preference for sorting the hand. */
export function HandSortSetting() {
  const { hand } = useFranticMessages()
  const { sort } = useHandSort()
  return (
    <RadioGroup
      name={hand.sort}
      options={HAND_SORTS}
      chosen={sort}
      onChoose={(next) => setHandSort({ sort: next })}
      label={(option) => (
        <>
          <SortIcon sort={option} />
          {hand.sorts[option]}
        </>
      )}
    />
  )
}

const ICON_CARDS = {
  colour: [
    { ink: 'red', turn: -12 },
    { ink: 'red', turn: 0 },
    { ink: 'blue', turn: 12 },
  ],
  number: [
    { number: 1, turn: -12 },
    { number: 2, turn: 0 },
    { number: 3, turn: 12 },
  ],
  drawn: [
    { ink: 'blue', turn: -24 },
    { number: 7, turn: 6 },
    { ink: 'red', turn: 30 },
  ],
} as const

/** An icon with three sorted cards. */
function SortIcon({ sort }: { readonly sort: HandSort }) {
  return (
    <svg viewBox="0 0 60 36" className="sort-icon" aria-hidden="true">
      {ICON_CARDS[sort].map((card, i) => (
        <g key={card.turn} transform={`translate(${13 + i * 17} 18) rotate(${card.turn})`}>
          <rect x="-9" y="-13" width="18" height="26" rx="3.500" />
          {'ink' in card ? (
            <path
              d={INK_SHAPES[card.ink]}
              fill={`var(--${card.ink})`}
              transform="translate(-6 -6) scale(0.6)"
            />
          ) : (
            <text y="6" textAnchor="middle">
              {card.number}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}
