import { cardIn, placeIn } from '@slapwise/card-game'
import { kindOf } from '@slapwise/card-game/words'
import { Dialog } from '../../../table/panels/dialog.tsx'
import { useSpeech } from '../../../words/index.tsx'
import { PowerCard } from '../look/power-card.tsx'
import { useTable } from '../table/at-table.tsx'
import { useFranticWords } from '../words/index.ts'

/** A card that may be played with a power card or without. */
export function PowerChoice() {
  const { powerFor, prompt } = useTable()
  return powerFor !== null && prompt ? <Ways card={powerFor} /> : null
}

function Ways({ card }: { readonly card: number }) {
  const words = useFranticWords()
  const { state, prompt, setPowerFor, choose } = useTable()
  const ways = prompt!.choice.options.filter((option) => option >= 0 && cardIn(option) === card)
  return (
    <Dialog className="sheet" label={words.table.withPower} onClose={() => setPowerFor(null)}>
      {(close) => (
        <>
          <h2>{words.table.withPower}</h2>
          {ways.map((way) => {
            const held = state.match.own.powers[placeIn(way)]
            return (
              <button
                key={way}
                type="button"
                className={`button ${held ? 'second' : 'quiet'}`}
                onClick={() => {
                  close()
                  choose(way)
                }}
              >
                {held ? <Power id={held.power} /> : words.table.alone}
              </button>
            )
          })}
        </>
      )}
    </Dialog>
  )
}

function Power({ id }: { readonly id: string }) {
  const { language } = useSpeech()
  const { setup, names } = useTable()
  return (
    <>
      <PowerCard id={id} />
      <span>
        {names.title(id)}
        <small>{kindOf(setup, id)?.text[language]}</small>
      </span>
    </>
  )
}
