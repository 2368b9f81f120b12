import { BOX_RULES, type HouseRules } from '@slapwise/card-game'
import { useState } from 'react'
import { Setting, Stepper } from '../../../kit/settings/parts.tsx'
import { useFranticWords } from '../words/index.ts'
import type { GameSettings } from './follow.ts'
import { useFranticSettings } from './use-frantic-settings.ts'
import './own-cards.css'

type OwnCard = GameSettings['ownRuleCards'][number]
type Knob = keyof HouseRules

const MOST_CARDS = 15

/** As far as each number goes, and where it starts when it is picked. */
const NUMBERS: Readonly<Partial<Record<Knob, readonly [least: number, most: number, start: number]>>> = {
  niceTryDraws: [1, 9, 5],
  giftCards: [1, 9, 3],
  fantasticFourDraws: [1, 9, 5],
  eventsPerBlackCard: [0, 3, 2],
  turnDraws: [1, 5, 2],
  handSize: [4, 10, 5],
  swapNumber: [1, 10, 7],
  pointsFactor: [1, 5, 2],
}

const KNOBS = Object.keys(BOX_RULES) as Knob[]

/** Rule cards that the host writes. */
export function OwnCards() {
  const words = useFranticWords()
  const { settings, isHost, change } = useFranticSettings()
  const [isWriting, setWriting] = useState(false)
  const { ownRuleCards } = settings
  const said = words.settings.ownCards
  const throwOut = (card: OwnCard) =>
    void change({ ownRuleCards: ownRuleCards.filter((other) => other !== card) })
  const keep = async (card: OwnCard) => {
    if (await change({ ownRuleCards: [...ownRuleCards, card] })) setWriting(false)
  }
  if (!isHost && ownRuleCards.length === 0) return null
  return (
    <Setting id="ownRuleCards" name={said.name} line={said.line}>
      {ownRuleCards.map((card, i) => (
        <div key={`${i} ${card.name}`} className="tile own-card">
          <strong>{card.name}</strong>
          <small>{card.text}</small>
          <small>{changesOf(card, words.settings.knobs)}</small>
          {isHost && (
            <button type="button" aria-label={said.throwOut(card.name)} onClick={() => throwOut(card)}>
              ×
            </button>
          )}
        </div>
      ))}
      {isHost && !isWriting && ownRuleCards.length < MOST_CARDS && (
        <button type="button" className="chip" onClick={() => setWriting(true)}>
          {said.write}
        </button>
      )}
      {isWriting && <Writer onKeep={(card) => void keep(card)} onDrop={() => setWriting(false)} />}
    </Setting>
  )
}

const changesOf = ({ changes }: OwnCard, knobs: Readonly<Record<Knob, string>>): string =>
  Object.entries(changes)
    .map(([knob, value]) => knobs[knob as Knob] + (typeof value === 'number' ? ` ${value}` : ''))
    .join(', ')

function Writer({ onKeep, onDrop }: { onKeep(card: OwnCard): void; onDrop(): void }) {
  const words = useFranticWords()
  const said = words.settings.ownCards
  const [card, setCard] = useState<OwnCard>({ name: '', text: '', changes: {} })
  const canKeep = card.name.trim() !== '' && Object.keys(card.changes).length > 0
  return (
    <form
      className="writer slip"
      onSubmit={(event) => {
        event.preventDefault()
        onKeep(card)
      }}
    >
      <label className="field">
        {said.cardName}
        <input
          value={card.name}
          maxLength={40}
          required
          onChange={(event) => setCard({ ...card, name: event.target.value })}
        />
      </label>
      <label className="field">
        {said.cardText}
        <textarea
          value={card.text}
          rows={2}
          maxLength={200}
          onChange={(event) => setCard({ ...card, text: event.target.value })}
        />
      </label>
      <h4>{said.changes}</h4>
      <ul>
        {KNOBS.map((knob) => (
          <KnobLine
            key={knob}
            knob={knob}
            changes={card.changes}
            onChange={(changes) => setCard({ ...card, changes })}
          />
        ))}
      </ul>
      <p>
        <button type="submit" className="button" disabled={!canKeep}>
          {said.keep}
        </button>
        <button type="button" className="chip" onClick={onDrop}>
          {said.drop}
        </button>
      </p>
    </form>
  )
}

function KnobLine(props: {
  readonly knob: Knob
  readonly changes: OwnCard['changes']
  onChange(changes: OwnCard['changes']): void
}) {
  const { knob, changes, onChange } = props
  const words = useFranticWords()
  const range = NUMBERS[knob]
  const value = changes[knob]
  const isOn = value !== undefined
  const flip = () => {
    const { [knob]: _, ...others } = changes
    onChange(isOn ? others : { ...others, [knob]: range ? range[2] : true })
  }
  return (
    <li>
      <button type="button" className="chip" aria-pressed={isOn} onClick={flip}>
        {words.settings.knobs[knob]}
      </button>
      {range && typeof value === 'number' && (
        <Stepper
          name={words.settings.knobs[knob]}
          value={value}
          least={range[0]}
          most={range[1]}
          onChange={(next) => onChange({ ...changes, [knob]: next })}
        />
      )}
    </li>
  )
}
