import type { BaseSettings } from '@slapwise/kernel'
import { type ComponentType, useState } from 'react'
import { navigate } from '../../browser/navigate.ts'
import { useI18n } from '../../i18n/index.tsx'
import { Chips } from '../../ui/controls/chips.tsx'
import { getPreferredBotLevel, type Opponents } from '../opponents.ts'
import { BotLevelChoice } from './bot-level-choice.tsx'
import './next-match.css'

/** The game's form for the settings of a match against bots. */
export type MatchSettingsForm<S> = ComponentType<{ readonly next: S; onChange(next: S): void }>

interface Props<S> {
  readonly game: Opponents
  readonly settings: S
  readonly maxPlayers: number
  readonly SettingsForm: MatchSettingsForm<S>
  onDeal(settings: S, level: string): void
}

/** The settings of the next match against bots. */
export function NextMatchForm<S extends BaseSettings>({
  game,
  settings,
  maxPlayers,
  SettingsForm,
  onDeal,
}: Props<S>) {
  const { messages } = useI18n()
  const [next, setNext] = useState(settings)
  const [level, setLevel] = useState(() => getPreferredBotLevel(game))
  return (
    <div className="next-match">
      <h2>{messages.localMatch.nextMatch}</h2>
      <h3>{messages.localMatch.bots}</h3>
      <div className="chips">
        <Chips
          options={Array.from({ length: maxPlayers - 1 }, (_, i) => i + 1)}
          isChosen={(bots) => next.players === bots + 1}
          label={String}
          onChoose={(bots) => setNext({ ...next, players: bots + 1 })}
        />
      </div>
      <BotLevelChoice game={game} level={level} onChoose={setLevel} />
      <SettingsForm next={next} onChange={setNext} />
      <p>{messages.localMatch.autoSaveHint}</p>
      <button type="button" className="button" onClick={() => onDeal(next, level)}>
        {messages.localMatch.dealAgain}
      </button>{' '}
      <button type="button" className="button quiet" onClick={() => navigate('/')}>
        {messages.table.leave}
      </button>
    </div>
  )
}
