import { createBoardRules } from '@slapwise/board-game'
import { type SceneOptions, scene } from '@slapwise/board-game/testing'
import { expect, it } from 'vitest'
import { readMessages } from '../../../i18n/index.ts'
import { toPlainText } from '../../../testing/plain-text.ts'
import { createFormatter } from '../formatter.ts'
import { renderStreet } from './street.ts'

function drawn(setting: SceneOptions, names: string[] = ['Ada', 'Ben', 'Cem'], language = 'en'): string[] {
  const s = scene({ ...setting, players: names })
  const formatter = createFormatter({
    rules: createBoardRules(s.table.setup.settings),
    participants: { playerNames: names, viewer: 0 },
    messages: readMessages(language),
    usesMildNames: false,
  })
  return renderStreet(formatter, s.view(null)).map((line) => toPlainText(line).trimEnd())
}

it('is drawn in alternating rows with walls, manholes, cards and tokens', () => {
  const on = { 2: 'stop', 3: 'push up over snail', 8: 'jump forward', 12: 'push forward', 20: 'troublemaker' }
  expect(drawn({ board: 'blind-alley', tokens: { Ada: 8, Ben: 8 }, on })).toEqual([
    '25      ›26      ›27      ›28      ›29      ›30☠',
    '         ⑤                          ⑥',
    '   ˄     ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━',
    '24      ‹23      ‹22      ‹21      ‹20      ‹19',
    '                  ④                 ○Trouble',
    '━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━   ˄',
    '13      ›14      ›15      ›16      ›17      ›18',
    '                           ③',
    '   ˄     ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━',
    '12      ‹11      ‹10      ‹9       ‹8     AB‹7',
    '▲Push↑   ②                          ▲Jump←',
    '━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━   ˄',
    '1       ›2       ›3       ›4       ›5       ›6',
    '         ★Stop    ▲Push↑            ①',
    'Start C ›',
  ])
})

it('fits on the screen with crowded spaces and long card names', () => {
  const names = ['Ada', 'Anna', 'Ben', 'Player 4', 'Player 5', 'Zoë']
  const tokens = Object.fromEntries(names.map((name) => [name, 49]))
  const lines = drawn({ tokens, on: { 12: 'second chance', 13: 'push down' } }, names, 'de')
  expect(lines[0]).toMatch(/›49 {2}×6›50☠$/)
  expect(lines).toContainEqual(expect.stringContaining('▲Schu↓ ■Zweit'))
  expect(lines.filter(({ length }) => length > 78)).toEqual([])
})

it('gives different initials to names that start alike', () => {
  expect(drawn({}, ['Ada', 'Anna', 'Player 4', 'Player 5']).at(-1)).toBe('Start AN45 ›')
})
