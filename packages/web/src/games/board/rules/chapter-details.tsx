import {
  BOARD_NAMES,
  BOARDS,
  CARD_KINDS,
  COLOURS,
  createStreet,
  DEFAULT_SETTINGS,
  EVENTS,
  scoreLimitFor,
} from '@slapwise/board-game'
import type { ReactNode } from 'react'
import { useI18n } from '../../../i18n/index.tsx'
import { EntryNameSeries, EntryNames } from '../../../kit/rules/entry-names.tsx'
import { LimitTable, MinuteTable } from '../../../kit/rules/match-length-tables.tsx'
import { RulesTable } from '../../../kit/rules/rules-table.tsx'
import { useBoardMessages } from '../i18n/index.ts'
import { BOARD_LOCAL_OPTIONS } from '../local-options.ts'
import type { ChapterId } from './chapters.ts'
import { useRulesMessages } from './i18n/index.ts'
import { RULES_FACTS } from './rules-facts.ts'

interface Props {
  readonly chapter: ChapterId
  nameOf(id: string): string
}

/** The lists and tables of a chapter, from the engine's data. */
export function ChapterDetails({ chapter, nameOf }: Props): ReactNode {
  const { lengths } = useBoardMessages().settingNames
  const { eventNumbers } = useRulesMessages()
  switch (chapter) {
    case 'colours':
      return <ColourTable nameOf={nameOf} />
    case 'events':
      return (
        <EntryNames
          game="board"
          title={eventNumbers}
          ids={EVENTS.map(({ id }) => id)}
          nameOf={nameOf}
          isNumbered
        />
      )
    case 'match-end':
      return (
        <LimitTable
          players={RULES_FACTS.players}
          limitFor={(players, limit) => scoreLimitFor({ ...DEFAULT_SETTINGS, players, limit })}
          lengthNames={lengths}
        />
      )
    case 'boards':
      return <BoardTable />
    case 'time':
      return <MinuteTable lengths={BOARD_LOCAL_OPTIONS.lengths} lengthNames={lengths} />
    default:
      return null
  }
}

function ColourTable({ nameOf }: Pick<Props, 'nameOf'>) {
  const { colours } = useBoardMessages()
  const { caption, head, timings } = useRulesMessages().colours
  return (
    <RulesTable
      caption={caption}
      head={head}
      rows={COLOURS.map((colour) => [
        colours[colour],
        timings[colour],
        <EntryNameSeries
          key={colour}
          game="board"
          ids={CARD_KINDS.filter((kind) => kind.colour === colour).map(({ id }) => id)}
          nameOf={nameOf}
        />,
      ])}
    />
  )
}

function BoardTable() {
  const { language } = useI18n()
  const { boards } = useRulesMessages()
  return (
    <RulesTable
      {...boards}
      rows={BOARD_NAMES.map((name) => [
        BOARDS[name].name[language],
        createStreet(BOARDS[name]).end,
        Object.values(BOARDS[name].cards).reduce((sum, count) => sum + count, 0),
      ])}
    />
  )
}
