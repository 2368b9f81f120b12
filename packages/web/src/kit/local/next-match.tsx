import type { Players } from '@slapwise/kernel'
import { type ComponentType, useState } from 'react'
import { go } from '../../browser/go.ts'
import { Chips } from '../../look/controls/chips.tsx'
import { useSpeech } from '../../words/index.tsx'
import { chosenLevel, type Opponents } from '../opponents.ts'
import { LevelChoice } from './level-choice.tsx'
import './next-match.css'

/** What else can be chosen about a match of this game. */
export type Choices<S> = ComponentType<{ readonly next: S; onChange(next: S): void }>

interface Props<S> {
  readonly game: Opponents
  readonly settings: S
  readonly mostPlayers: number
  readonly Choices: Choices<S>
  deal(settings: S, level: string): void
}

/** What the next match against bots is played with. */
export function NextMatch<S extends Players>({ game, settings, mostPlayers, Choices, deal }: Props<S>) {
  const { words } = useSpeech()
  const [next, setNext] = useState(settings)
  const [level, setLevel] = useState(() => chosenLevel(game))
  return (
    <div className="next-match">
      <h2>{words.play.next}</h2>
      <h3>{words.play.bots}</h3>
      <div className="chips">
        <Chips
          options={Array.from({ length: mostPlayers - 1 }, (_, i) => i + 1)}
          isChosen={(bots) => next.players === bots + 1}
          label={String}
          onChoose={(bots) => setNext({ ...next, players: bots + 1 })}
        />
      </div>
      <LevelChoice game={game} level={level} onChoose={setLevel} />
      <Choices next={next} onChange={setNext} />
      <p>{words.play.kept}</p>
      <button type="button" className="button" onClick={() => deal(next, level)}>
        {words.play.deal}
      </button>{' '}
      <button type="button" className="button quiet" onClick={() => go('/')}>
        {words.table.leave}
      </button>
    </div>
  )
}
