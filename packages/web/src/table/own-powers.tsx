import type { TableState } from '../game/source.ts'
import { useSpeech } from '../words/index.tsx'
import { textOf, titleOf } from './use-names.ts'

/** One's own power cards: closed ones can still be used. A tap says what they do. */
export function OwnPowers({ state, explain }: { readonly state: TableState; explain(text: string): void }) {
  const { language } = useSpeech()
  const { setup, match } = state
  return (
    <ul className="own-powers">
      {match.own.powers.map(({ power, open }, place) => (
        // Two of a kind are told apart by their place.
        <li key={`${place} ${power}`}>
          <button
            type="button"
            className={open ? 'spent' : ''}
            onClick={() => explain(`${titleOf(setup, power, language)}: ${textOf(setup, power, language)}`)}
          >
            {titleOf(setup, power, language)}
          </button>
        </li>
      ))}
    </ul>
  )
}
