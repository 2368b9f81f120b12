import { decodeCard, decodePowerSlot } from '@slapwise/card-game'
import { findReferenceItem } from '@slapwise/card-game/i18n'
import { useI18n } from '../../../i18n/index.tsx'
import { Dialog } from '../../../table/panels/dialog.tsx'
import { PowerCard } from '../artwork/power-card.tsx'
import { useFranticMessages } from '../i18n/index.ts'
import { useFranticTable } from '../table/frantic-table-context.tsx'

/** The dialog for a card that can be played with or without a power card. */
export function PowerChoice() {
  const { powerChoiceCard, prompt } = useFranticTable()
  return powerChoiceCard !== null && prompt ? <PowerOptions card={powerChoiceCard} /> : null
}

function PowerOptions({ card }: { readonly card: number }) {
  const messages = useFranticMessages()
  const { state, prompt, setPowerChoiceCard, chooseOption } = useFranticTable()
  const answers = prompt!.choice.options.filter((option) => option >= 0 && decodeCard(option) === card)
  return (
    <Dialog className="dialog-sheet" label={messages.table.askPower} onClose={() => setPowerChoiceCard(null)}>
      {(close) => (
        <>
          <h2>{messages.table.askPower}</h2>
          {answers.map((answer) => {
            const held = state.match.own.powers[decodePowerSlot(answer)]
            return (
              <button
                key={answer}
                type="button"
                className={`button ${held ? 'second' : 'quiet'}`}
                onClick={() => {
                  close()
                  chooseOption(answer)
                }}
              >
                {held ? <Power id={held.power} /> : messages.table.withoutPower}
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
        <small>{findReferenceItem(setup, id)?.text[language]}</small>
      </span>
    </>
  )
}
