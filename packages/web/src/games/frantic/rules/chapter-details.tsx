import {
  CARD_SET_NAMES,
  CARD_SETS,
  completeSettings,
  EDITION_NAMES,
  EDITIONS,
  HOUSE_RULE_CARDS,
  POWER_COPIES,
  scoreLimitFor,
} from '@slapwise/card-game'
import type { ReactNode } from 'react'
import { useI18n } from '../../../i18n/index.tsx'
import { EntryNameSeries, EntryNames } from '../../../kit/rules/entry-names.tsx'
import { LimitTable, MinuteTable } from '../../../kit/rules/match-length-tables.tsx'
import { RulesTable } from '../../../kit/rules/rules-table.tsx'
import { useFranticMessages } from '../i18n/index.ts'
import { describeSets, FRANTIC_LOCAL_OPTIONS } from '../local-options.ts'
import type { ChapterId } from './chapters.ts'
import { groupKindsByPoints } from './group-kinds-by-points.ts'
import { useRulesMessages } from './i18n/index.ts'
import { RULES_FACTS } from './rules-facts.ts'

interface Props {
  readonly chapter: ChapterId
  nameOf(id: string): string
}

/** The lists and tables of a chapter, from the engine's data. */
export function ChapterDetails({ chapter, nameOf }: Props): ReactNode {
  const { lengths } = useFranticMessages().settingNames
  const { eventNames, ruleCardNames } = useRulesMessages()
  switch (chapter) {
    case 'goal':
      return <BoxTable />
    case 'events':
      return (
        <EntryNames
          game="frantic"
          title={eventNames}
          ids={CARD_SET_NAMES.flatMap((set) => CARD_SETS[set].events.map(({ id }) => id))}
          nameOf={nameOf}
        />
      )
    case 'powers':
      return <PowerTable nameOf={nameOf} />
    case 'pandora':
      return (
        <EntryNames
          game="frantic"
          title={ruleCardNames}
          ids={HOUSE_RULE_CARDS.map(({ id }) => id)}
          nameOf={nameOf}
        />
      )
    case 'scoring':
      return <PointTable nameOf={nameOf} />
    case 'match-end':
      return (
        <LimitTable
          players={RULES_FACTS.players}
          limitFor={(players, limit) => scoreLimitFor(completeSettings({ players, limit }))!}
          lengthNames={lengths}
        />
      )
    case 'editions':
      return <EditionTable />
    case 'time':
      return (
        <MinuteTable
          lengths={FRANTIC_LOCAL_OPTIONS.lengths}
          rulebookMinutes={RULEBOOK_MINUTES}
          lengthNames={lengths}
        />
      )
    default:
      return null
  }
}

const RULEBOOK_MINUTES = { short: 35, medium: 60, long: 90 }

function BoxTable() {
  const { language } = useI18n()
  const { boxes } = useRulesMessages()
  return (
    <RulesTable
      {...boxes}
      rows={CARD_SET_NAMES.map((set) => {
        const { prints, events, powers } = CARD_SETS[set]
        return [
          describeSets([set], language),
          prints.reduce((sum, { count }) => sum + count, 0),
          events.length,
          powers.length * POWER_COPIES || '–',
        ]
      })}
    />
  )
}

function PowerTable({ nameOf }: Pick<Props, 'nameOf'>) {
  const { caption, ...timings } = useRulesMessages().powers
  const powers = CARD_SET_NAMES.flatMap((set) => [...CARD_SETS[set].powers])
  return (
    <RulesTable
      caption={caption}
      rows={(['before', 'after'] as const).map((timing) => [
        timings[timing],
        <EntryNameSeries
          game="frantic"
          key={timing}
          ids={powers.filter((power) => power.timing === timing).map(({ id }) => id)}
          nameOf={nameOf}
        />,
      ])}
    />
  )
}

function PointTable({ nameOf }: Pick<Props, 'nameOf'>) {
  const { caption, points: head, cards, shown } = useRulesMessages().scoring
  return (
    <RulesTable
      caption={caption}
      head={[head, cards]}
      rows={groupKindsByPoints().map(({ points, ids }) => [
        points === 'number' ? shown : points,
        <EntryNameSeries key={points} game="frantic" ids={ids} nameOf={nameOf} />,
      ])}
    />
  )
}

function EditionTable() {
  const { language } = useI18n()
  const { caption, head, matchEnds, gamblingMan } = useRulesMessages().editions
  return (
    <RulesTable
      caption={caption}
      head={head}
      rows={EDITION_NAMES.map((name) => [
        EDITIONS[name].name[language],
        matchEnds[EDITIONS[name].matchEnds],
        gamblingMan[EDITIONS[name].gamblingMan],
      ])}
    />
  )
}
