import { CARD_KINDS } from '@slapwise/board-game'
import { mildNamesSuite } from '../../../kit/testing/mild-names-suite.ts'
import { BOARD_LESSONS } from '../lessons/index.ts'
import { introductionMessages as de } from './de/introductions.ts'
import { introductionMessages as en } from './en/introductions.ts'

mildNamesSuite(CARD_KINDS, BOARD_LESSONS, [en, de])
