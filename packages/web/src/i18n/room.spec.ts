import { expect, it } from 'vitest'
import { MESSAGES } from './messages-by-language.ts'

it.each([
  ['en', [], true, 'You want a break.'],
  ['en', ['Ada'], false, 'Ada wants a break.'],
  ['en', ['Ada'], true, 'Ada and you want a break.'],
  ['en', ['Ada', 'Ben'], false, 'Ada and Ben want a break.'],
  ['de', [], true, 'Du willst eine Pause.'],
  ['de', ['Ada'], false, 'Ada will eine Pause.'],
  ['de', ['Ada'], true, 'Ada und du wollt eine Pause.'],
  ['de', ['Ada', 'Ben'], false, 'Ada und Ben wollen eine Pause.'],
] as const)('names those who want a pause in %s: %o, the reader: %s', (language, names, isYou, text) => {
  expect(MESSAGES[language].members.pauseVoters(names, isYou)).toBe(text)
})

it.each([
  ['en', ['Ben'], 'Ada changed the limit: Ben, are you still ready?'],
  ['en', [], 'Ada changed the limit.'],
  ['de', ['Ben'], 'Ada hat die Grenze geändert: Ben, bist du noch bereit?'],
  ['de', ['Ben', 'Cem'], 'Ada hat die Grenze geändert: Ben und Cem, seid ihr noch bereit?'],
  ['de', [], 'Ada hat die Grenze geändert.'],
] as const)('names those who are no longer ready in %s: %o', (language, unready, text) => {
  const what = language === 'en' ? 'the limit' : 'die Grenze'
  expect(MESSAGES[language].settings.describeChange('Ada', [what], unready)).toBe(text)
})
