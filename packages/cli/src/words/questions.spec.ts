import { NO, PASS, type Question, type SettingsInput, settingsSchema, setUp, YES } from '@slapwise/card-game'
import type { Choice, Prompt } from '@slapwise/kernel'
import { expect, it } from 'vitest'
import { questionWords } from './questions.ts'
import type { Teller } from './teller.ts'

const settings: SettingsInput = { players: 3, sets: ['base', 'troublemaker', 'pandora'] }
const setup = setUp(settingsSchema.parse(settings))
const you: Teller = { setup, names: ['Ada', 'Mira', 'Jonas'], viewer: 0 }

const card = (kind: string): number => setup.copies[kind][0]

function words(question: Question, choice: Choice, teller = you): string {
  const prompt: Prompt<Question> = {
    seat: 0,
    manner: 'decide',
    question,
    choice,
    fallback: choice.options[0],
  }
  return questionWords(teller, prompt)
}

const cards = (...options: number[]): Choice => ({ kind: 'one', of: 'card', options })

it.each([
  [[], 'You hold no Lucky Bastard. Enter'],
  [['lucky-bastard'], 'Throw in Lucky Bastard, or 0 to let it be'],
  [['mimicry'], 'Throw in Mimicry as Lucky Bastard, or 0 to let it be'],
  [['lucky-bastard', 'mimicry'], 'Throw in Lucky Bastard or Mimicry, or 0 to let it be'],
])('says what can be thrown in: %j', (held, expected) => {
  const question: Question = { ask: 'lucky-bastard', source: 'lucky-bastard', about: 1 }
  expect(words(question, cards(PASS, ...held.map(card)))).toBe(`There is trouble ahead. ${expected}`)
})

it('says whose hand is to be given away', () => {
  const seats: Choice = { kind: 'one', of: 'seat', options: [1, 2] }
  const question = { ask: 'distribute', source: 'distributor' } as const
  expect(words({ ...question, about: 0 }, seats)).toBe('Who gets your hand?')
  expect(words({ ...question, about: 2 }, seats)).toBe('Who gets Jonas’s hand?')
})

it('asks for the two who swap hands', () => {
  const seats: Choice = { kind: 'some', of: 'seat', options: [0, 1, 2], count: 2 }
  expect(words({ ask: 'swap-hands', source: 'identity-theft' }, seats)).toBe('Which two swap hands?')
})

it('asks for one to swap hands with, where a rule card says so', () => {
  const seats: Choice = { kind: 'one', of: 'seat', options: [PASS, 1, 2] }
  expect(words({ ask: 'swap-hands', source: 'sevens' }, seats)).toBe(
    'Swap hands with whom, or 0 to keep yours',
  )
})

it('asks for a friend', () => {
  expect(words({ ask: 'friend', source: 'bring-a-friend' }, cards(PASS, 0))).toBe(
    'Another one of the same number, or 0 to leave it at that',
  )
})

it.each([
  ['rule-card', 'Draw one more rule card?'],
  ['thief', 'Use Do It Yourself as Thief?'],
])('asks what Do It Yourself is for: %s', (doItYourself, expected) => {
  const teller = { ...you, setup: setUp(settingsSchema.parse({ ...settings, doItYourself })) }
  const choice: Choice = { kind: 'one', of: 'word', options: [NO, YES] }
  expect(words({ ask: 'use', source: 'do-it-yourself' }, choice, teller)).toBe(expected)
})
