import { DEFAULT_HOUSE_RULES, type HouseRules } from '@slapwise/card-game'
import { useState } from 'react'
import { Setting, Stepper } from '../../../kit/settings/setting-controls.tsx'
import { useFranticMessages } from '../i18n/index.ts'
import type { FranticRoomSettings } from './apply-settings-change.ts'
import { useFranticSettings } from './use-frantic-settings.ts'
import './custom-rule-cards.css'

type CustomRuleCard = FranticRoomSettings['ownRuleCards'][number]
type RuleParameter = keyof HouseRules

const MAX_CUSTOM_CARDS = 15

/** Minimum, maximum and initial value of numeric parameters. */
const PARAMETER_RANGES: Readonly<
  Partial<Record<RuleParameter, readonly [least: number, most: number, start: number]>>
> = {
  niceTryDraws: [1, 9, 5],
  giftCards: [1, 9, 3],
  fantasticFourDraws: [1, 9, 5],
  eventsPerBlackCard: [0, 3, 2],
  turnDraws: [1, 5, 2],
  handSize: [4, 10, 5],
  swapNumber: [1, 10, 7],
  pointsFactor: [1, 5, 2],
}

const RULE_PARAMETERS = Object.keys(DEFAULT_HOUSE_RULES) as RuleParameter[]

/** Rule cards that players have written. */
export function CustomRuleCards() {
  const messages = useFranticMessages()
  const { settings, isReadOnly, changeSettings } = useFranticSettings()
  const [isWriting, setWriting] = useState(false)
  const { ownRuleCards } = settings
  const texts = messages.settings.customRuleCards
  const removeCard = (card: CustomRuleCard) =>
    void changeSettings({ ownRuleCards: ownRuleCards.filter((other) => other !== card) })
  const saveCard = async (card: CustomRuleCard) => {
    if (await changeSettings({ ownRuleCards: [...ownRuleCards, card] })) setWriting(false)
  }
  if (isReadOnly && ownRuleCards.length === 0) return null
  return (
    <Setting id="ownRuleCards" name={texts.name} description={texts.description}>
      {ownRuleCards.map((card, i) => (
        <div key={`${i} ${card.name}`} className="setting-tile own-card">
          <strong>{card.name}</strong>
          <small>{card.text}</small>
          <small>{formatChanges(card, messages.settings.ruleParameters)}</small>
          {!isReadOnly && (
            <button type="button" aria-label={texts.remove(card.name)} onClick={() => removeCard(card)}>
              ×
            </button>
          )}
        </div>
      ))}
      {!isReadOnly && !isWriting && ownRuleCards.length < MAX_CUSTOM_CARDS && (
        <button type="button" className="chip" onClick={() => setWriting(true)}>
          {texts.write}
        </button>
      )}
      {isWriting && <RuleCardForm onKeep={(card) => void saveCard(card)} onDrop={() => setWriting(false)} />}
    </Setting>
  )
}

const formatChanges = (
  { changes }: CustomRuleCard,
  parameterNames: Readonly<Record<RuleParameter, string>>,
): string =>
  Object.entries(changes)
    .map(
      ([parameter, value]) =>
        parameterNames[parameter as RuleParameter] + (typeof value === 'number' ? ` ${value}` : ''),
    )
    .join(', ')

function RuleCardForm({ onKeep, onDrop }: { onKeep(card: CustomRuleCard): void; onDrop(): void }) {
  const messages = useFranticMessages()
  const texts = messages.settings.customRuleCards
  const [card, setCard] = useState<CustomRuleCard>({ name: '', text: '', changes: {} })
  const canKeep = card.name.trim() !== '' && Object.keys(card.changes).length > 0
  return (
    <form
      className="rule-card-form paper-panel"
      onSubmit={(event) => {
        event.preventDefault()
        onKeep(card)
      }}
    >
      <label className="field">
        {texts.cardName}
        <input
          value={card.name}
          maxLength={40}
          required
          onChange={(event) => setCard({ ...card, name: event.target.value })}
        />
      </label>
      <label className="field">
        {texts.cardText}
        <textarea
          value={card.text}
          rows={2}
          maxLength={200}
          onChange={(event) => setCard({ ...card, text: event.target.value })}
        />
      </label>
      <h4>{texts.changes}</h4>
      <ul>
        {RULE_PARAMETERS.map((parameter) => (
          <ParameterRow
            key={parameter}
            parameter={parameter}
            changes={card.changes}
            onChange={(changes) => setCard({ ...card, changes })}
          />
        ))}
      </ul>
      <p>
        <button type="submit" className="button" disabled={!canKeep}>
          {texts.save}
        </button>
        <button type="button" className="chip" onClick={onDrop}>
          {texts.cancel}
        </button>
      </p>
    </form>
  )
}

function ParameterRow(props: {
  readonly parameter: RuleParameter
  readonly changes: CustomRuleCard['changes']
  onChange(changes: CustomRuleCard['changes']): void
}) {
  const { parameter, changes, onChange } = props
  const messages = useFranticMessages()
  const range = PARAMETER_RANGES[parameter]
  const value = changes[parameter]
  const isOn = value !== undefined
  const toggle = () => {
    const { [parameter]: _, ...others } = changes
    onChange(isOn ? others : { ...others, [parameter]: range ? range[2] : true })
  }
  return (
    <li>
      <button type="button" className="chip" aria-pressed={isOn} onClick={toggle}>
        {messages.settings.ruleParameters[parameter]}
      </button>
      {range && typeof value === 'number' && (
        <Stepper
          name={messages.settings.ruleParameters[parameter]}
          value={value}
          min={range[0]}
          max={range[1]}
          onChange={(next) => onChange({ ...changes, [parameter]: next })}
        />
      )}
    </li>
  )
}
