import { LENGTHS, SET_NAMES, SETS, type SettingsInput } from '@slapwise/card-game'
import { useState } from 'react'
import { go } from '../../../go.ts'
import { Chips } from '../../../look/chips.tsx'
import { useSpeech } from '../../../words/index.tsx'
import { useFranticWords } from '../words/index.ts'
import './local-match.css'

interface Props {
  readonly settings: SettingsInput
  deal(settings: SettingsInput): void
}

const BOTS = [1, 2, 3, 4, 5, 6, 7]

/** What the next match against bots is played with. */
export function LocalMatch({ settings, deal }: Props) {
  const { words: house, language } = useSpeech()
  const words = useFranticWords()
  const [next, setNext] = useState(settings)
  const sets = next.sets ?? ['base']
  const flip = (set: (typeof SET_NAMES)[number]) =>
    setNext({
      ...next,
      sets: sets.includes(set) ? sets.filter((name) => name !== set) : [...sets, set],
    })
  return (
    <div className="local-match">
      <h2>{house.play.next}</h2>
      <h3>{house.play.bots}</h3>
      <div className="chips">
        <Chips
          options={BOTS}
          isChosen={(bots) => next.players === bots + 1}
          label={String}
          onChoose={(bots) => setNext({ ...next, players: bots + 1 })}
        />
      </div>
      <h3>{words.settings.groups.cards}</h3>
      <div className="chips">
        <Chips
          options={SET_NAMES}
          isChosen={(set) => sets.includes(set)}
          isDisabled={(set) => set === 'base'}
          label={(set) => SETS[set].name[language]}
          onChoose={flip}
        />
      </div>
      <h3>{words.settings.groups.length}</h3>
      <div className="chips">
        <Chips
          options={[...LENGTHS, 'none' as const]}
          isChosen={(limit) => (next.limit ?? 'medium') === limit}
          label={(limit) => words.settings.lengths[limit]}
          onChoose={(limit) => setNext({ ...next, limit })}
        />
      </div>
      <p>{house.play.kept}</p>
      <button type="button" className="button" onClick={() => deal(next)}>
        {house.play.deal}
      </button>{' '}
      <button type="button" className="button quiet" onClick={() => go('/')}>
        {house.table.leave}
      </button>
    </div>
  )
}
