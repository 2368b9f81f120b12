import { applyMildNames, franticBoardGame } from '@slapwise/board-game'
import { GENERAL_RULINGS } from '@slapwise/board-game/i18n'
import { lazy } from 'react'
import { useI18n } from '../../../i18n/index.tsx'
import { RulesPage } from '../../../kit/rules/rules-page.tsx'
import { usePreferences } from '../../../preferences/preferences.ts'
import { BOARD_LESSONS } from '../lessons/index.ts'
import { BOX_ITEMS_BY_ID } from '../reference/box-items.ts'
import { ChapterDetails } from './chapter-details.tsx'
import { CHAPTERS } from './chapters.ts'
import { useRulesMessages } from './i18n/index.ts'
import { RULES_FACTS } from './rules-facts.ts'

/** Loaded with the first picture: the text can be read without the table. */
const Moment = lazy(() => import('../design/moment-page.tsx'))

/** In the form in which rude names are replaced. */
const RULINGS = GENERAL_RULINGS.map((group) => ({ ...group, name: group.title, text: group.title }))

export default function BoardRulesPage() {
  const { language } = useI18n()
  const { mildNames } = usePreferences()
  const { title, lead, gist, chapters } = useRulesMessages()
  const nameOf = (id: string) => applyMildNames([BOX_ITEMS_BY_ID.get(id)!.texts], mildNames)[0].name[language]
  return (
    <RulesPage
      game={franticBoardGame.id}
      title={title}
      lead={lead}
      gist={gist(RULES_FACTS)}
      chapters={CHAPTERS.map((chapter) => ({
        ...chapter,
        ...chapters[chapter.id](RULES_FACTS),
        details: <ChapterDetails chapter={chapter.id} nameOf={nameOf} />,
      }))}
      generalRulings={applyMildNames(RULINGS, mildNames)}
      lessons={BOARD_LESSONS}
      nameOf={nameOf}
      Moment={Moment}
    />
  )
}
