import { LENGTHS, SET_NAMES, SETS, type SettingsInput } from '@slapwise/card-game'
import { useState } from 'react'
import { go } from '../go.ts'
import { useSpeech } from '../words/index.tsx'
import './local-match.css'

interface Props {
  readonly settings: SettingsInput
  deal(settings: SettingsInput): void
}

const BOTS = [1, 2, 3, 4, 5, 6, 7]

/** What the next match against bots is played with. */
export function LocalMatch({ settings, deal }: Props) {
  const { words, language } = useSpeech()
  const [next, setNext] = useState(settings)
  const sets = next.sets ?? ['base']
  const flip = (set: (typeof SET_NAMES)[number]) =>
    setNext({
      ...next,
      sets: sets.includes(set) ? sets.filter((name) => name !== set) : [...sets, set],
    })
  return (
    <div className="local-match">
      <h2>{words.play.next}</h2>
      <h3>{words.play.bots}</h3>
      <p>
        {BOTS.map((bots) => (
          <button
            key={bots}
            type="button"
            className="chip"
            aria-pressed={next.players === bots + 1}
            onClick={() => setNext({ ...next, players: bots + 1 })}
          >
            {bots}
          </button>
        ))}
      </p>
      <h3>{words.play.sets}</h3>
      <p>
        {SET_NAMES.map((set) => (
          <button
            key={set}
            type="button"
            className="chip"
            disabled={set === 'base'}
            aria-pressed={sets.includes(set)}
            onClick={() => flip(set)}
          >
            {SETS[set].name[language]}
          </button>
        ))}
      </p>
      <h3>{words.play.length}</h3>
      <p>
        {[...LENGTHS, 'none' as const].map((limit) => (
          <button
            key={limit}
            type="button"
            className="chip"
            aria-pressed={(next.limit ?? 'medium') === limit}
            onClick={() => setNext({ ...next, limit })}
          >
            {words.play.lengths[limit]}
          </button>
        ))}
      </p>
      <button type="button" className="button" onClick={() => deal(next)}>
        {words.play.deal}
      </button>{' '}
      <button type="button" className="button quiet" onClick={() => go('/')}>
        {words.table.leave}
      </button>
      <p>{words.play.kept}</p>
    </div>
  )
}
