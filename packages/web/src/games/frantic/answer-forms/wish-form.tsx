import { callOfWish, PASS } from '@slapwise/card-game'
import { useRovingTabIndex } from '../../../table/input/use-roving-tab-index.ts'
import { InkShape } from '../../../ui/print/ink-shape.tsx'
import { useFranticMessages } from '../i18n/index.ts'
import { useFranticTable } from '../table/frantic-table-context.tsx'

/** Buttons for colours and numbers. */
export function WishForm() {
  const messages = useFranticMessages()
  const { prompt, chooseOption } = useFranticTable()
  const arrowKeyProps = useRovingTabIndex<HTMLDivElement>()
  const { options } = prompt!.choice
  const wishes = options.filter((wish) => wish >= 0).map((wish) => ({ wish, call: callOfWish(wish) }))
  return (
    <div {...arrowKeyProps} className="wishes">
      {wishes.map(({ wish, call: { colour, number } }) => (
        <button
          key={wish}
          type="button"
          className={colour ? 'wish colour' : 'wish number'}
          data-ink={colour ?? undefined}
          onClick={() => chooseOption(wish)}
        >
          {colour ? (
            <>
              <InkShape ink={colour} fill="currentColor" />
              {messages.colours[colour]}
            </>
          ) : (
            number
          )}
        </button>
      ))}
      {options.includes(PASS) && (
        <button type="button" className="button second" onClick={() => chooseOption(PASS)}>
          {messages.table.pass}
        </button>
      )}
    </div>
  )
}
