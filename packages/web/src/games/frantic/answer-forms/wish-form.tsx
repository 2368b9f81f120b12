import { callOfWish } from '@slapwise/card-game'
import { useRovingTabIndex } from '../../../table/input/use-roving-tab-index.ts'
import { InkShape } from '../../../ui/print/ink-shape.tsx'
import { useFranticMessages } from '../i18n/index.ts'
import { useFranticTable } from '../table/frantic-table-context.tsx'
import './wish-form.css'

/**
 * A key for each colour and number of the match. All of them are always there, so that each has its place; those that
 * cannot be wished for are disabled.
 */
export function WishForm() {
  const messages = useFranticMessages()
  const { setup, prompt, chooseOption } = useFranticTable()
  const arrowKeyProps = useRovingTabIndex<HTMLDivElement>()
  const { options } = prompt!.choice
  return (
    <div {...arrowKeyProps} className="wishes">
      {setup.wishes['colour-or-number'].map((wish) => {
        const { colour, number } = callOfWish(wish)
        return (
          <button
            key={wish}
            type="button"
            data-option={wish}
            className={colour ? 'wish colour' : 'wish number'}
            data-ink={colour ?? undefined}
            disabled={!options.includes(wish)}
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
        )
      })}
    </div>
  )
}
