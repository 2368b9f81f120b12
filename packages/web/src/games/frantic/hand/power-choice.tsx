import { cardIn, placeIn } from '@slapwise/card-game'
import { useEffect, useRef } from 'react'
import { useSpeech } from '../../../words/index.tsx'
import { useTable } from '../at-table.tsx'
import { PowerCard } from '../look/power-card.tsx'

/** A card that may be played with a power card or without. */
export function PowerChoice() {
  const { powerFor, prompt } = useTable()
  return powerFor !== null && prompt ? <Ways card={powerFor} /> : null
}

function Ways({ card }: { readonly card: number }) {
  const { words } = useSpeech()
  const { state, names, prompt, setPowerFor, choose } = useTable()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  const ways = prompt!.choice.options.filter((option) => option >= 0 && cardIn(option) === card)
  return (
    <dialog
      ref={dialog}
      closedby="any"
      className="sheet"
      aria-label={words.table.withPower}
      onClose={() => setPowerFor(null)}
    >
      <h2>{words.table.withPower}</h2>
      {ways.map((way) => {
        const held = state.match.own.powers[placeIn(way)]
        return (
          <button
            key={way}
            type="button"
            className={`button ${held ? 'second' : 'quiet'}`}
            onClick={() => {
              dialog.current?.close()
              choose(way)
            }}
          >
            {held && <PowerCard id={held.power} />}
            {held ? names.title(held.power) : words.table.alone}
          </button>
        )
      })}
    </dialog>
  )
}
