import { describe, expect, it } from 'vitest'
import { serializeTable } from './table/copy-table.ts'
import { type NamedAnswer, type Scene, type SceneOptions, scene } from './testing/scene.ts'

const hands = {
  Ada: 'red gift, red 5, fantastic, blue 1, blue 2, blue 3',
  Ben: 'red 7, green 2, green 3',
  Cem: 'yellow 4, yellow 5',
}

const FINAL = { code: 'final' }

/** The players who may take back their last decision. */
const playersWhoMayTakeBack = (s: Scene): string[] => s.players.filter((player) => s.view(player).mayTakeBack)

const serializeScene = (s: Scene): string => JSON.stringify([serializeTable(s.table), s.match.prompts])

/** Ada makes several decisions and then takes all of them back. */
function playAndTakeBack(options: SceneOptions, ...answers: NamedAnswer[]): Scene {
  const s = scene({ hands, ...options })
  const images = answers.map((answer) => {
    const image = serializeScene(s)
    s.does('Ada', answer)
    return image
  })
  for (const image of images.reverse()) {
    expect(playersWhoMayTakeBack(s)).toEqual(['Ada'])
    expect(s.takesBack('Ada')).toBeNull()
    expect(serializeScene(s)).toBe(image)
  }
  expect(playersWhoMayTakeBack(s)).toEqual([])
  return s
}

describe('A decision can be taken back', () => {
  it('after a number card, as long as the next player has not decided anything', () => {
    const s = playAndTakeBack({}, 'red 5')
    expect(s.asked()).toEqual(['Ada: turn'])
    expect(s.factsFor('Cem').map(({ kind }) => kind)).toEqual(['played', 'undid'])
    s.does('Ada', 'red 5').does('Ben', 'red 7')
    expect(s.takesBack('Ada')).toEqual(FINAL)
    expect(playersWhoMayTakeBack(s)).toEqual(['Ben'])
  })

  it('before a victim is named', () => {
    playAndTakeBack({}, 'red gift').does('Ada', 'red 5')
  })

  it('after a victim is named, if nobody can react to that', () => {
    const s = playAndTakeBack({ rules: 'peace' }, 'red gift', 'Ben')
    s.does('Ada', 'red gift', 'Cem')
    expect(s.asked()).toEqual(['Ada: give'])
    expect(playersWhoMayTakeBack(s)).toEqual(['Ada'])
  })

  it('after a wish, and after the card that asks for it', () => {
    const s = playAndTakeBack({}, 'fantastic', 'green')
    s.does('Ada', 'fantastic', 'yellow').does('Ben', 'draw')
    expect(playersWhoMayTakeBack(s)).toEqual([])
  })

  it('after passing', () => {
    const s = scene({ hands }).does('Ada', 'draw', 'pass')
    expect(s.takesBack('Ada')).toBeNull()
    expect(s.asked()).toEqual(['Ada: drawn'])
    expect(s.takesBack('Ada')).toEqual(FINAL)
  })

  it('with the power card that was activated', () => {
    const sets = ['base', 'supercharge'] as const
    const powers = { Ada: 'number-wish, looping' }
    playAndTakeBack({ sets: [...sets], powers }, 'red 5 with number-wish', '7')
  })

  it('but no longer once the next player has decided, even if that is taken back', () => {
    const s = scene({ hands }).does('Ada', 'red 5').does('Ben', 'red 7')
    expect(s.takesBack('Ben')).toBeNull()
    expect(playersWhoMayTakeBack(s)).toEqual([])
    expect(s.asked()).toEqual(['Ben: turn'])
  })
})

describe('A decision is final', () => {
  it('after drawing', () => {
    expect(scene({ hands }).does('Ada', 'draw').takesBack('Ada')).toEqual(FINAL)
  })

  it('in a reaction window, and when it has closed', () => {
    const s = scene({ hands }).does('Ada', 'red gift', 'Ben')
    expect(s.asked()).toEqual(['Ben: counterattack'])
    expect(playersWhoMayTakeBack(s)).toEqual([])
    expect(playersWhoMayTakeBack(s.everyonePasses())).toEqual([])
    expect(s.asked()).toEqual(['Ada: give'])
  })

  it('when a secret reaction card has been thrown in', () => {
    const s = scene({
      hands: { Ada: 'black 1, red 5', Ben: 'lucky bastard, green 2', Cem: 'mimicry, yellow 4' },
      sets: ['base', 'troublemaker'],
    })
    s.does('Ada', 'black 1').does('Ben', 'lucky bastard').does('Cem', 'mimicry')
    expect(s.asked()).toEqual(['Ben: wish'])
    s.does('Ben', 'green')
    expect(s.asked()).toEqual(['Cem: wish'])
    expect(playersWhoMayTakeBack(s)).toEqual([])
  })

  it('when cards have been given', () => {
    const s = scene({ hands, rules: 'peace' }).does('Ada', 'red gift', 'Ben', 'blue 1, blue 2')
    expect(playersWhoMayTakeBack(s)).toEqual([])
  })

  it('when random cards have been picked, even if nobody has seen them yet', () => {
    const s = scene({ hands: { ...hands, Ada: 'red exchange, blue 1, blue 2, blue 3' }, rules: 'peace' })
    expect(playersWhoMayTakeBack(s.does('Ada', 'red exchange'))).toEqual(['Ada'])
    s.does('Ada', 'Ben')
    expect(s.asked()).toEqual(['Ada: give'])
    expect(playersWhoMayTakeBack(s)).toEqual([])
  })

  it('when it has shown that a player has no special card', () => {
    const s = scene({ hands, sets: ['base', 'supercharge'], powers: { Ada: 'special-charge' } })
    expect(playersWhoMayTakeBack(s.does('Ada', 'red 5 with special-charge'))).toEqual(['Ada'])
    s.does('Ada', 'Ben')
    expect(s.factKinds().at(-1)).toBe('no-effect')
    expect(playersWhoMayTakeBack(s)).toEqual([])
  })

  it('when an event was turned over', () => {
    const s = scene({ hands: { ...hands, Ada: 'black 1, red 5, red 6' }, events: 'recession' })
    expect(playersWhoMayTakeBack(s.does('Ada', 'black 1'))).toEqual([])
    expect(s.factKinds()).toContain('event')
  })

  it('when the round is over', () => {
    const s = scene({ hands: { ...hands, Ada: 'red 5' } }).does('Ada', 'red 5')
    while (!s.isRoundOver) s.everyonePasses()
    expect(playersWhoMayTakeBack(s)).toEqual([])
  })
})
