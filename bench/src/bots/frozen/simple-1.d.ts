import type { CardRules, Question, View } from '@slapwise/card-game'
import type { Bot } from '@slapwise/kernel'

export declare const simple1: Bot<View, Question, CardRules>
