import { decodeCard, decodePowerSlot } from '@slapwise/card-game'
import { findCatalogueItem } from '@slapwise/card-game/i18n'
import { useI18n } from '../../../i18n/index.tsx'
import { Dialog } from '../../../table/panels/dialog.tsx'
import { PowerCard } from '../artwork/power-card.tsx'
import { useFranticMessages } from '../i18n/index.ts'
import { useFranticTable } from '../table/frantic-table-context.tsx'

/** A card that may be played with a power card or without. */
export function PowerChoice() {
  const { powerChoiceCard: powerFor, prompt } = useFranticTable()
  return powerFor !== null && prompt ? <PowerOptions card={powerFor} /> : null
}

function PowerOptions({ card }: { readonly card: number }) {
  const words = useFranticMessages()
  const { state, prompt, setPowerChoiceCard: setPowerFor, chooseOption: choose } = useFranticTable()
  const ways = prompt!.choice.options.filter((option) => option >= 0 && decodeCard(option) === card)
  return (
    <Dialog className="dialog-sheet" label={words.table.askPower} onClose={() => setPowerFor(null)}>
      {(close) => (
        <>
          <h2>{words.table.askPower}</h2>
          {ways.map((way) => {
            const held = state.match.own.powers[decodePowerSlot(way)]
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
                {held ? <Power id={held.power} /> : words.table.withoutPower}
              </button>
            )
          })}
        </>
      )}
    </Dialog>
  )
}

function Power({ id }: { readonly id: string }) {
  const { language } = useI18n()
  const { setup, names } = useFranticTable()
  return (
    <>
      <PowerCard id={id} />
      <span>
        {names.title(id)}
        <small>{findCatalogueItem(setup, id)?.text[language]}</small>
      </span>
    </>
  )
}
