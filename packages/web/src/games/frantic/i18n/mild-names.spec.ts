import { CARD_SETS } from '@slapwise/card-game'
import { mildNamesSuite } from '../../../kit/testing/mild-names-suite.ts'
import { FRANTIC_LESSONS } from '../lessons/index.ts'
import { introductionMessages as de } from './de/introductions.ts'
import { introductionMessages as en } from './en/introductions.ts'

mildNamesSuite(
  Object.values(CARD_SETS).flatMap(({ prints }) => prints.map(({ kind }) => kind)),
  FRANTIC_LESSONS,
  [en, de],
)
