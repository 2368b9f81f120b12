import type { PositionEstimate } from '@slapwise/bots'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MatchPicture, type MatchPictureProps, type PicturedPlayer } from './match-picture.tsx'

const player = (name: string): PicturedPlayer => ({ name, isWinner: true, points: 12, face: 7, isBot: false })

const drawn = (
  players: readonly PicturedPlayer[],
  lines: MatchPictureProps['lines'] = [],
  chances: MatchPictureProps['chances'] = null,
): string =>
  renderToStaticMarkup(
    createElement(MatchPicture, {
      players,
      winnerLabel: 'The winner',
      date: 'today',
      address: 'slap.example',
      lines,
      chances,
    }),
  )

const NASTY = `<b onload="x">&'`

it('A name is text on the picture, never markup', () => {
  const picture = drawn([player(NASTY)], [NASTY])
  expect(picture).not.toContain('<b')
  expect(picture).not.toContain('onload="')
  expect(picture).toContain('&lt;b onload=&quot;x&quot;&gt;&amp;&#x27;')
})

it('It says where the match was played', () => {
  expect(drawn([player('Ada')])).toContain('Slapwise · slap.example<')
})

it('A match without points has no numbers', () => {
  expect(drawn([player('Ada')])).toMatch(/>12</)
  expect(drawn([{ ...player('Ada'), points: null }])).not.toMatch(/>\d+</)
})

const estimate = (...winProbabilities: readonly number[]): PositionEstimate => ({
  winProbabilities,
  winProbabilityErrors: [],
  leads: [],
  leadErrors: [],
})

it('The chances make it taller, with a line for each player', () => {
  const plain = drawn([player('Ada'), player('Ben')])
  const chances = { label: 'Chance', positions: [estimate(0.5, 0.5), estimate(1, 0)], faces: [1, 2] }
  const picture = drawn([player('Ada'), player('Ben')], [], chances)
  expect(plain).toContain('viewBox="0 0 1080 1350"')
  expect(picture).toContain('viewBox="0 0 1080 1630"')
  for (const path of ['M0 0.5000L1 0.0000', 'M0 0.5000L1 1.0000']) {
    expect(plain).not.toContain(path)
    expect(picture).toContain(path)
  }
})
