import type { CardRules, Question, View } from '@slapwise/card-game'
import type { Bot } from '@slapwise/kernel'

export declare const sly2: Bot<View, Question, CardRules>
