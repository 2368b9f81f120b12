import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MatchPicture, type MatchPictureProps, type PicturedPlayer } from './match-picture.tsx'

const player = (name: string): PicturedPlayer => ({ name, isWinner: true, points: 12, face: 7, isBot: false })

const drawn = (players: readonly PicturedPlayer[], lines: MatchPictureProps['lines'] = []): string =>
  renderToStaticMarkup(
    createElement(MatchPicture, {
      players,
      winnerLabel: 'The winner',
      date: 'today',
      address: 'slap.example',
      lines,
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
