import type { BoardRules, Question, View } from '@slapwise/board-game'
import type { Bot } from '@slapwise/kernel'

export declare const boardSly2: Bot<View, Question, BoardRules>
