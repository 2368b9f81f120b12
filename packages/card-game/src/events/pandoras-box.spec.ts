import { describe, expect, it } from 'vitest'
import { findSceneWithRules } from '../testing/find-scene.ts'
import { type Scene, type SceneOptions, scene } from '../testing/scene.ts'

const sets: SceneOptions['sets'] = ['base', 'pandora']
const troubled: SceneOptions['sets'] = ['base', 'troublemaker', 'pandora']
const unlucky = 'red 5, lucky bastard, mimicry'
const hands = { Ada: 'black 5, blue 1', Ben: 'blue 5, blue 2', Cem: 'blue 3' }

const table = (options: SceneOptions = {}) =>
  scene({ hands, sets, discard: 'red 5', events: 'pandoras-box', rules: '', ...options })

const eventsSoFar = (s: Scene) =>
  s.factsFor(null).flatMap((fact) => (fact.kind === 'event' ? [fact.event] : []))

const noEffect = (of: string) => ({ kind: 'no-effect', of })

describe("Pandora's Box", () => {
  it('replaces the rule card by a new one', () => {
    const s = findSceneWithRules('thirst', (seed) => table({ rules: 'peace', seed }).does('Ada', 'black 5'))
    expect(s.view(null).rulePileSize).toBe(14)
    expect(s.factsFor('Cem')).toContainEqual({ kind: 'drew-rules', rules: ['thirst'] })
    expect(s.call).toEqual({ number: 5 })
    s.does('Ben', 'draw')
    expect(s.hand('Ben')).toHaveLength(4)
  })

  it.each([
    ['peace, thirst', 2],
    ['peace, thirst, high-five', 3],
  ])('draws as many as there were: for %s', (rules, count) => {
    const s = table({ rules }).does('Ada', 'black 5')
    expect(s.view(null)).toMatchObject({ ruleCards: { length: count }, rulePileSize: 15 - count })
  })

  it.each(['peace, thirst', 'inflation, peace', 'inflation, thirst'])(
    'shuffles the old ones into the pile first, so that %s can result from two and a third',
    (after) => {
      const options = { rules: 'peace, inflation', rulePile: { only: 'thirst' } }
      const s = findSceneWithRules(after, (seed) => table({ ...options, seed }).does('Ada', 'black 5'))
      expect(s.view(null).rulePileSize).toBe(1)
    },
  )

  it('draws the same one again if there is no other', () => {
    const s = table({ rules: 'peace', rulePile: { only: '' } }).does('Ada', 'black 5')
    expect(s.view(null)).toMatchObject({ ruleCards: ['peace'], rulePileSize: 0 })
  })

  it('counts rule cards that were added during a round', () => {
    const s = table({
      hands: { ...hands, Ada: 'blue 5, blue 9', Ben: 'black 5, blue 2', Cem: 'do it yourself, blue 3' },
      rules: 'peace',
      rulePile: 'inflation',
      turn: 'Cem',
    })
    s.does('Cem', 'do it yourself', 'yes', 'blue').does('Ada', 'blue 5').does('Ben', 'black 5')
    expect(s.view(null)).toMatchObject({ ruleCards: { length: 2 }, rulePileSize: 13 })
  })

  it('has no effect if no rule card is active', () => {
    const s = table().does('Ada', 'black 5')
    expect(s.factsFor(null)).toContainEqual(noEffect('pandoras-box'))
    expect(s.view(null).ruleCards).toEqual([])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('can be repeated', () => {
    const options: SceneOptions = {
      sets: troubled,
      discard: unlucky,
      rules: 'peace',
      hands: { ...hands, Ben: 'black 6, blue 5', Cem: 'blue troublemaker, blue 3' },
      events: 'pandoras-box, repeat',
    }
    const s = findSceneWithRules('inflation', (seed) => table({ ...options, seed }).does('Ada', 'black 5'))
    s.does('Ben', 'blue 5').does('Cem', 'blue troublemaker', 'pandoras-box')
    expect(s.factKinds().filter((kind) => kind === 'drew-rules')).toHaveLength(2)
    expect(s.view(null).ruleCards).toHaveLength(1)
  })
})

describe('Pandora’s Box with the setting nothing', () => {
  it('has no effect', () => {
    const s = table({ pandorasBox: 'nothing', rules: 'peace', rulePile: 'thirst' }).does('Ada', 'black 5')
    expect(s.view(null).ruleCards).toEqual(['peace'])
    expect(s.factsFor(null)).toContainEqual(noEffect('pandoras-box'))
    expect(s.asked()).toEqual(['Ben: turn'])
  })
})

describe('Pandora’s Box with the setting of another event', () => {
  it('runs that event, and keeps the rule cards', () => {
    const s = table({ pandorasBox: 'expansion', rules: 'peace', rulePile: 'thirst' }).does('Ada', 'black 5')
    expect(s.handSizes()).toEqual([4, 3, 3])
    expect(s.view(null).ruleCards).toEqual(['peace'])
    expect(eventsSoFar(s)).toEqual(['pandoras-box', 'expansion'])
    expect(s.view(null).usedEvents).toEqual(['pandoras-box'])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('counts as one event for Ping Pong', () => {
    const s = table({ pandorasBox: 'expansion', rules: 'ping-pong' }).does('Ada', 'black 5')
    expect(s.factKinds().filter((kind) => kind === 'turned-round')).toHaveLength(1)
    expect(s.turn).toBe('Cem')
  })

  it('asks the questions of that event', () => {
    const s = table({ pandorasBox: 'market', draw: 'green 1, green 2, green 3' }).does('Ada', 'black 5')
    expect(s.may('Ben')).toEqual(['green 1', 'green 2', 'green 3'])
  })

  it('starts the lasting effect of that event', () => {
    const s = table({ pandorasBox: 'plus-one', sets: troubled, discard: unlucky }).does('Ada', 'black 5')
    expect(s.does('Ben', 'draw').hand('Ben')).toHaveLength(4)
  })

  it('excludes a lucky player', () => {
    const lucky = { ...hands, Ben: 'lucky bastard, blue 2' }
    const s = table({ pandorasBox: 'third-time-lucky', sets: troubled, hands: lucky }).does('Ada', 'black 5')
    s.does('Ben', 'lucky bastard').does('Cem', 'pass').does('Ben', 'green')
    expect(s.handSizes()).toEqual([4, 1, 4])
    expect(s.call).toEqual({ colour: 'green' })
  })

  const repeating: SceneOptions = { pandorasBox: 'repeat', sets: troubled, discard: unlucky }

  it('chooses an earlier event as Repeat', () => {
    const s = table({
      ...repeating,
      hands: { ...hands, Cem: 'blue troublemaker, blue 3' },
      events: 'expansion, pandoras-box',
    })
    s.does('Ada', 'black 5').does('Ben', 'blue 5').does('Cem', 'blue troublemaker')
    expect(s.may('Cem')).toEqual(['expansion'])
    s.does('Cem', 'expansion')
    expect(eventsSoFar(s)).toEqual(['expansion', 'pandoras-box', 'repeat', 'expansion'])
    expect(s.asked()).toEqual(['Ada: turn'])
  })

  it('never chooses itself as Repeat, nor does Repeat choose it', () => {
    const s = table({ ...repeating, rules: 'double-trouble', events: 'pandoras-box, repeat' })
    s.does('Ada', 'black 5')
    expect(eventsSoFar(s)).toEqual(['pandoras-box', 'repeat', 'repeat'])
    expect(s.factsFor(null).filter(({ kind }) => kind === 'no-effect')).toHaveLength(2)
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('turns over two more as Plague', () => {
    const events = 'pandoras-box, expansion, third-time-lucky'
    const s = table({ ...repeating, pandorasBox: 'plague', events }).does('Ada', 'black 5')
    expect(eventsSoFar(s)).toEqual(['pandoras-box', 'plague', 'expansion', 'third-time-lucky'])
    expect(s.handSizes()).toEqual([7, 6, 6])
  })
})
