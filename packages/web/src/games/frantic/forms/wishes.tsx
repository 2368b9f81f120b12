import { callOfWish, PASS } from '@slapwise/card-game'
import { Shape } from '../../../look/print/shape.tsx'
import { useWalk } from '../../../table/input/use-walk.ts'
import { useTable } from '../table/at-table.tsx'
import { useFranticWords } from '../words/index.ts'

/** A colour, by its shape and name, or a number. */
export function Wishes() {
  const words = useFranticWords()
  const { prompt, choose } = useTable()
  const walk = useWalk<HTMLDivElement>()
  const { options } = prompt!.choice
  const wishes = options.filter((wish) => wish >= 0).map((wish) => ({ wish, call: callOfWish(wish) }))
  return (
    <div {...walk} className="wishes">
      {wishes.map(({ wish, call: { colour, number } }) => (
        <button
          key={wish}
          type="button"
          className={colour ? 'wish colour' : 'wish number'}
          data-ink={colour ?? undefined}
          onClick={() => choose(wish)}
        >
          {colour ? (
            <>
              <Shape ink={colour} fill="currentColor" />
              {words.colours[colour]}
            </>
          ) : (
            number
          )}
        </button>
      ))}
      {options.includes(PASS) && (
        <button type="button" className="button second" onClick={() => choose(PASS)}>
          {words.table.pass}
        </button>
      )}
    </div>
  )
}
