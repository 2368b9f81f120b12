import { effectsIn, eventsIn, HOUSE_CARDS, SETS, type Words } from '@slapwise/card-game'
import { Chips, Group, Setting, Tile } from '../../../kit/settings/parts.tsx'
import { useSpeech } from '../../../words/index.tsx'
import { useFranticWords } from '../words/index.ts'
import { OwnCards } from './own-cards.tsx'
import { useFranticSettings } from './use-frantic-settings.ts'
import './house.css'

const COUNTS = [0, 1, 2, 3] as const

export function HouseSettings() {
  const words = useFranticWords()
  const { settings, change } = useFranticSettings()
  const said = words.settings
  const { ruleCards, sets, withoutRuleCards, ownRuleCards } = settings
  const all = HOUSE_CARDS.length + ownRuleCards.length
  const { count, ...explained } = said.houseCards
  return (
    <Group title={said.groups.house} summary={`${said.ruleCards.name}: ${ruleCards}`}>
      <Setting id="ruleCards" {...said.ruleCards}>
        <Chips
          options={COUNTS}
          chosen={ruleCards as (typeof COUNTS)[number]}
          label={String}
          onChoose={(option) => void change({ ruleCards: option })}
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
      <OwnCards />
    </Group>
  )
}

function HouseCards() {
  const { language } = useSpeech()
  const { settings, change } = useFranticSettings()
  const off = settings.withoutRuleCards
  return HOUSE_CARDS.map(({ id, name, text }) => (
    <Tile
      key={id}
      name={name[language]}
      line={text[language]}
      isOn={!off.includes(id)}
      onTap={() =>
        void change({
          withoutRuleCards: off.includes(id) ? off.filter((other) => other !== id) : [...off, id],
        })
      }
    />
  ))
}

/** What the two cards do that do whatever the table agrees on. */
function PandorasCards() {
  const { language } = useSpeech()
  const words = useFranticWords()
  const { settings, change } = useFranticSettings()
  const { doItYourself, pandorasBox } = words.settings
  const { ruleCard, ruleCards, nothing } = words.terms
  const boxes = settings.sets.map((set) => SETS[set])
  const kinds = boxes.flatMap(({ prints }) => prints.map(({ kind }) => kind))
  const events = boxes.flatMap((box) => box.events)
  const nameOf = (list: readonly { id: string; name: Words }[], id: string) =>
    list.find((found) => found.id === id)?.name[language] ?? id
  return (
    <>
      <Picked
        id="doItYourself"
        name={nameOf(kinds, 'do-it-yourself')}
        line={doItYourself.line}
        chosen={settings.doItYourself}
        options={[
          ['rule-card', ruleCard],
          ['nothing', nothing],
          ...effectsIn(settings.sets).map((id) => [id, nameOf(kinds, id)] as const),
        ]}
        onPick={(option) => void change({ doItYourself: option })}
      />
      <Picked
        id="pandorasBox"
        name={nameOf(events, 'pandoras-box')}
        line={pandorasBox.line}
        chosen={settings.pandorasBox}
        options={[
          ['rule-cards', ruleCards],
          ['nothing', nothing],
          ...eventsIn(settings.sets).map((id) => [id, nameOf(events, id)] as const),
        ]}
        onPick={(option) => void change({ pandorasBox: option })}
      />
    </>
  )
}

function Picked(props: {
  readonly id: string
  readonly name: string
  readonly line: string
  readonly chosen: string
  readonly options: readonly (readonly [id: string, name: string])[]
  onPick(option: string): void
}) {
  const { isHost } = useFranticSettings()
  return (
    <Setting id={props.id} name={props.name} line={props.line}>
      <span className="field">
        <select
          aria-label={props.name}
          value={props.chosen}
          disabled={!isHost}
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
