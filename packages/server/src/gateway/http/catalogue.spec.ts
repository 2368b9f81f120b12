import { createMatch, franticCardGame } from '@slapwise/card-game'
import { GAMES } from '@slapwise/games'
import { expect, it } from 'vitest'
import { createCatalogue } from './catalogue.ts'

type Frantic = ReturnType<typeof franticCardGame.catalogue> & {
  readonly cards: readonly number[]
  readonly faces: readonly { readonly id: string; readonly name: { readonly en: string } }[]
  readonly answers: Readonly<Record<string, number>>
  readonly wishes: Readonly<
    Record<string, { readonly colour: string | null; readonly number: number | null }>
  >
}

const catalogue = (query = {}) => createCatalogue(GAMES, 'frantic', query) as Frantic

it('names every number that a player can be shown', () => {
  const settings = { sets: ['base', 'troublemaker', 'supercharge', 'pandora'] } as const
  const { cards, faces, answers } = catalogue({ settings: JSON.stringify(settings) })
  const match = createMatch({ ...settings, sets: [...settings.sets], players: 3 }, 'catalogue')
  const { hand, prompt } = franticCardGame.ownView(match, match.prompts[0].seat) as unknown as {
    readonly hand: readonly number[]
    readonly prompt: { readonly choice: { readonly options: readonly number[] } }
  }
  const named = (card: number) => faces[cards[card]].name.en
  expect(hand.map(named)).toEqual(hand.map((card) => match.state.setup.faces[card].kind.name.en))
  const { options } = prompt.choice
  expect(options.every((option) => option >= 0 || Object.values(answers).includes(option))).toBe(true)
})

it('describes wishes, and depends on rules version and settings', () => {
  expect(catalogue().wishes[0]).toEqual({ colour: 'red', number: null })
  expect(catalogue({ rulesVersion: '1' }).cards.length).toBe(125)
  expect(catalogue({ settings: '{"sets":["base","troublemaker"]}' }).cards.length).toBeGreaterThan(125)
})

it.each([
  ['chess', {}, 'no-such-game'],
  ['frantic', { rulesVersion: '999' }, 'bad-message'],
  ['frantic', { rulesVersion: 'x' }, 'bad-message'],
  ['frantic', { settings: '{' }, 'bad-message'],
  ['frantic', { settings: '[]' }, 'bad-message'],
  ['frantic', { settings: '{"sets":["nothing"]}' }, 'bad-message'],
])('refuses %s %j', (game, query, code) => {
  expect(() => createCatalogue(GAMES, game, query)).toThrow(
    expect.objectContaining({ protocolError: expect.objectContaining({ code }) }),
  )
})

it('is plain JSON for every game', () => {
  for (const { id } of GAMES) {
    const text = JSON.stringify(createCatalogue(GAMES, id, {}))
    expect(JSON.stringify(JSON.parse(text))).toBe(text)
  }
})
