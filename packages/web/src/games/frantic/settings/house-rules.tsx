import {
  CARD_SETS,
  doItYourselfEffects,
  HOUSE_RULE_CARDS,
  type LocalizedText,
  pandorasBoxEvents,
} from '@slapwise/card-game'
import { useI18n } from '../../../i18n/index.tsx'
import type { GameSettingsGroup } from '../../../kit/settings/game-settings.ts'
import { Setting, SettingChips, SettingTile } from '../../../kit/settings/setting-controls.tsx'
import { useFranticMessages } from '../i18n/index.ts'
import { CustomRuleCards } from './custom-rule-cards.tsx'
import { useFranticSettings } from './use-frantic-settings.ts'
import './house-rules.css'

const RULE_CARD_COUNTS = [0, 1, 2, 3] as const

export const HOUSE_RULE_SETTINGS: GameSettingsGroup = {
  id: 'house',
  useHeading() {
    const { groups, ruleCards } = useFranticMessages().settings
    const { settings } = useFranticSettings()
    return { title: groups.house, summary: `${ruleCards.name}: ${settings.ruleCards}` }
  },
  Further: HouseRules,
}

function HouseRules() {
  const texts = useFranticMessages().settings
  const { settings, changeSettings } = useFranticSettings()
  const { ruleCards, sets, withoutRuleCards, ownRuleCards } = settings
  const all = HOUSE_RULE_CARDS.length + ownRuleCards.length
  const { count, ...explained } = texts.houseCards
  return (
    <>
      <Setting id="ruleCards" {...texts.ruleCards}>
        <SettingChips
          options={RULE_CARD_COUNTS}
          chosen={ruleCards as (typeof RULE_CARD_COUNTS)[number]}
          label={String}
          onChoose={(option) => void changeSettings({ ruleCards: option })}
        />
      </Setting>
      {sets.includes('pandora') && <PandorasCards />}
      <details className="rule-pile">
        <summary>
          {explained.name} <b>{count(all - withoutRuleCards.length, all)}</b>
        </summary>
        <Setting id="withoutRuleCards" {...explained}>
          <HouseCards />
        </Setting>
      </details>
      <CustomRuleCards />
    </>
  )
}

function HouseCards() {
  const { language } = useI18n()
  const { settings, changeSettings } = useFranticSettings()
  const excluded = settings.withoutRuleCards
  return HOUSE_RULE_CARDS.map(({ id, name, text }) => (
    <SettingTile
      key={id}
      name={name[language]}
      description={text[language]}
      isOn={!excluded.includes(id)}
      onTap={() =>
        void changeSettings({
          withoutRuleCards: excluded.includes(id)
            ? excluded.filter((other) => other !== id)
            : [...excluded, id],
        })
      }
    />
  ))
}

/** The effects of Do It Yourself and Pandora's Box, which the host chooses. */
function PandorasCards() {
  const { language } = useI18n()
  const messages = useFranticMessages()
  const { settings, changeSettings } = useFranticSettings()
  const { doItYourself, pandorasBox } = messages.settings
  const { ruleCard, ruleCards, nothing } = messages.settingNames
  const boxes = settings.sets.map((set) => CARD_SETS[set])
  const kinds = boxes.flatMap(({ prints }) => prints.map(({ kind }) => kind))
  const events = boxes.flatMap((box) => box.events)
  const nameOf = (list: readonly { id: string; name: LocalizedText }[], id: string) =>
    list.find((found) => found.id === id)?.name[language] ?? id
  return (
    <>
      <EffectSelect
        id="doItYourself"
        name={nameOf(kinds, 'do-it-yourself')}
        description={doItYourself.description}
        chosen={settings.doItYourself}
        options={[
          ['rule-card', ruleCard],
          ['nothing', nothing],
          ...doItYourselfEffects(settings.sets).map((id) => [id, nameOf(kinds, id)] as const),
        ]}
        onPick={(option) => void changeSettings({ doItYourself: option })}
      />
      <EffectSelect
        id="pandorasBox"
        name={nameOf(events, 'pandoras-box')}
        description={pandorasBox.description}
        chosen={settings.pandorasBox}
        options={[
          ['rule-cards', ruleCards],
          ['nothing', nothing],
          ...pandorasBoxEvents(settings.sets).map((id) => [id, nameOf(events, id)] as const),
        ]}
        onPick={(option) => void changeSettings({ pandorasBox: option })}
      />
    </>
  )
}

function EffectSelect(props: {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly chosen: string
  readonly options: readonly (readonly [id: string, name: string])[]
  onPick(option: string): void
}) {
  const { isReadOnly } = useFranticSettings()
  return (
    <Setting id={props.id} name={props.name} description={props.description}>
      <span className="field">
        <select
          aria-label={props.name}
          value={props.chosen}
          disabled={isReadOnly}
          onChange={(event) => props.onPick(event.target.value)}
        >
          {props.options.map(([id, label]) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </span>
    </Setting>
  )
}
