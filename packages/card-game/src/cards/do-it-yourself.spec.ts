import { describe, expect, it } from 'vitest'
import { CARD_SET_NAMES } from '../model/settings.ts'
import { type SceneOptions, scene } from '../testing/scene.ts'

const sets: SceneOptions['sets'] = ['base', 'pandora']
const troubled: SceneOptions['sets'] = ['base', 'troublemaker', 'pandora']
const hands = { Ada: 'do it yourself, blue 1, blue 2, blue 3', Ben: 'green 2', Cem: 'green 3' }

const table = (options: SceneOptions = {}) => scene({ hands, sets, rules: '', ...options })

describe('Do It Yourself', () => {
  it('draws one more rule card, then wishes for a colour', () => {
    const s = table({ rules: 'peace', rulePile: 'thirst' }).does('Ada', 'do it yourself')
    expect(s.asked()).toEqual(['Ada: use'])
    s.does('Ada', 'yes')
    expect(s.view(null).ruleCards).toEqual(['peace', 'thirst'])
    expect(s.factsFor(null)).toContainEqual({ kind: 'drew-rules', rules: ['thirst'] })
    expect(s.may('Ada')).toEqual(['red', 'blue', 'green', 'yellow', 'purple'])
    s.does('Ada', 'green')
    expect(s.call).toEqual({ colour: 'green' })
    s.does('Ben', 'draw')
    expect(s.hand('Ben')).toHaveLength(3)
  })

  it('has an optional effect, but a mandatory wish', () => {
    const s = table({ rules: 'peace' }).does('Ada', 'do it yourself', 'no')
    expect(s.view(null).ruleCards).toEqual(['peace'])
    expect(s.asked()).toEqual(['Ada: wish'])
    expect(s.does('Ada', 'green').asked()).toEqual(['Ben: turn'])
  })

  it('can be played on anything, and costs seven points', () => {
    const s = table({ discard: 'black 9', draw: { only: '' } })
    expect(s.may('Ada')).toEqual(['do it yourself', 'draw'])
    expect(s.does('Ada', 'draw').scores).toEqual([7 + 1 + 2 + 3, 2, 3])
  })

  it('is not limited to three rule cards', () => {
    const s = table({ rules: 'peace, inflation, thirst', rulePile: 'sevens', ruleCards: 3 })
    s.does('Ada', 'do it yourself', 'yes', 'green')
    expect(s.view(null).ruleCards).toEqual(['peace', 'inflation', 'thirst', 'sevens'])
  })

  it('has no effect but the wish if no rule card is left', () => {
    const s = table({ rules: 'peace', rulePile: { only: '' } }).does('Ada', 'do it yourself', 'yes')
    expect(s.factsFor(null)).toContainEqual({ kind: 'no-effect', of: 'do-it-yourself' })
    expect(s.view(null).ruleCards).toEqual(['peace'])
    expect(s.does('Ada', 'green').asked()).toEqual(['Ben: turn'])
  })

  it('as opening card takes effect for the dealer', () => {
    const s = table({ hands: { ...hands, Ada: 'blue 1' }, opening: 'do it yourself', rulePile: 'peace' })
    s.does('Ada', 'yes', 'green')
    expect(s.view(null).ruleCards).toEqual(['peace'])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('draws as last card, too', () => {
    const s = table({ hands: { ...hands, Ada: 'do it yourself' }, rulePile: 'inflation' })
    s.does('Ada', 'do it yourself', 'yes', 'green').everyonePasses()
    expect(s.scores).toEqual([0, 4, 6])
  })

  it('can be imitated by Mimicry', () => {
    const options = { hands: { ...hands, Ada: 'mimicry, blue 1' }, sets: troubled, rulePile: 'peace' }
    const s = table(options).does('Ada', 'mimicry', 'do it yourself', 'yes')
    expect(s.view(null).ruleCards).toEqual(['peace'])
    expect(s.does('Ada', 'green').asked()).toEqual(['Ben: turn'])
    expect(s.call).toEqual({ colour: 'green' })
  })
})

describe('Do It Yourself with the setting nothing', () => {
  it('only wishes', () => {
    const s = table({ doItYourself: 'nothing', rules: 'peace' }).does('Ada', 'do it yourself')
    expect(s.asked()).toEqual(['Ada: wish'])
    s.does('Ada', 'green')
    expect(s.view(null).ruleCards).toEqual(['peace'])
    expect(s.asked()).toEqual(['Ben: turn'])
  })
})

describe('Do It Yourself with the setting of another card', () => {
  it('has that effect and wishes for a colour', () => {
    const s = table({ doItYourself: 'fantastic-four' }).does('Ada', 'do it yourself', 'yes', {
      Ben: 3,
      Cem: 1,
    })
    s.everyonePasses()
    expect(s.handSizes()).toEqual([3, 4, 2])
    expect(s.may('Ada')).toEqual(['red', 'blue', 'green', 'yellow', 'purple'])
    expect(s.does('Ada', 'blue').turn).toBe('Ben')
    expect(s.view(null).ruleCards).toEqual([])
  })

  it('has an optional effect, even if that of the other card is not', () => {
    const s = table({ doItYourself: 'gift' }).does('Ada', 'do it yourself', 'no', 'green')
    expect(s.handSizes()).toEqual([3, 1, 1])
    expect(s.factKinds()).not.toContain('attacked')
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  const countered = () => {
    const armed = { ...hands, Ben: 'counterattack, green 2, green 4, green 5' }
    const s = table({ hands: armed, doItYourself: 'gift' }).does('Ada', 'do it yourself', 'yes', 'Ben')
    expect(s.asked()).toEqual(['Ben: counterattack'])
    return s.does('Ben', 'counterattack', 'yellow')
  }

  it('can be countered if it attacks; the colour of the Counterattack counts', () => {
    const s = countered()
    expect(s.asked()).toEqual(['Ben: use'])
    s.does('Ben', 'yes', 'Ada').everyonePasses().does('Ben', 'green 2, green 4')
    expect(s.handSizes()).toEqual([5, 1, 1])
    expect(s.call).toEqual({ colour: 'yellow' })
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('may be declined by the counterattacker', () => {
    const s = countered().does('Ben', 'no')
    expect(s.handSizes()).toEqual([3, 3, 1])
    expect(s.call).toEqual({ colour: 'yellow' })
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('can be countered twice', () => {
    const s = table({
      hands: { ...hands, Ben: 'counterattack, green 2', Cem: 'counterattack, green 3' },
      doItYourself: 'skip',
    })
    s.does('Ada', 'do it yourself', 'yes', 'Ben').does('Ben', 'counterattack', 'yellow', 'yes', 'Cem')
    s.does('Cem', 'counterattack', 'green', 'yes', 'Ben').everyonePasses()
    expect(s.call).toEqual({ colour: 'green' })
    expect(s.asked()).toEqual(['Cem: turn'])
  })

  describe('asks once if the effect of that card is optional', () => {
    const armed = { ...hands, Ben: 'counterattack, green 2, green 4' }

    it.each(['equality', 'inequality', 'special-favours', 'edison'])('%s', (doItYourself) => {
      const everything = [...CARD_SET_NAMES]
      const powers = { Ada: 'looping', Ben: 'recycling', Cem: 'looping' }
      const s = table({ hands: armed, sets: everything, powers, doItYourself }).does('Ada', 'do it yourself')
      expect(s.asked()).toEqual(['Ada: victim'])
      s.does('Ada', 'pass', 'green')
      expect(s.asked()).toEqual(['Ben: turn'])
    })

    it('Update', () => {
      const powers = { Ada: 'looping' }
      const s = table({ sets: ['base', 'supercharge', 'pandora'], powers, doItYourself: 'update' })
      s.does('Ada', 'do it yourself')
      expect(s.asked()).toEqual(['Ada: use'])
      s.does('Ada', 'yes')
      expect(s.asked()).toEqual(['Ada: wish'])
      expect(s.powers('Ada')).not.toEqual(['looping'])
    })

    it('and whoever counters it', () => {
      const s = table({ hands: armed, sets: troubled, doItYourself: 'special-favours' })
      s.does('Ada', 'do it yourself', 'Ben').does('Ben', 'counterattack', 'yellow')
      expect(s.asked()).toEqual(['Ben: victim'])
      s.does('Ben', 'pass')
      expect(s.call).toEqual({ colour: 'yellow' })
      expect(s.asked()).toEqual(['Ben: turn'])
    })
  })

  it('is imitated by Mimicry with that effect', () => {
    const options = { hands: { ...hands, Ada: 'mimicry, blue 1' }, sets: troubled, doItYourself: 'skip' }
    const s = table(options)
      .does('Ada', 'mimicry', 'do it yourself', 'yes', 'Ben')
      .everyonePasses()
      .does('Ada', 'green')
    expect(s.asked()).toEqual(['Cem: turn'])
  })

  it('triggers an event as Troublemaker', () => {
    const discard = 'red 1, lucky bastard, mimicry'
    const s = table({ sets: troubled, discard, doItYourself: 'troublemaker', events: 'expansion' })
    s.does('Ada', 'do it yourself', 'yes', 'green')
    expect(s.handSizes()).toEqual([6, 2, 3])
    expect(s.call).toEqual({ colour: 'green' })
  })

  describe('with the setting 2nd Chance', () => {
    const doItYourself = 'second-chance'
    const mixed = { ...hands, Ada: 'do it yourself, blue 1, green 9, green 8' }

    it('wishes first, and the second card has to match the wish', () => {
      const s = table({ hands: mixed, discard: 'blue 9', doItYourself }).does('Ada', 'do it yourself', 'yes')
      expect(s.asked()).toEqual(['Ada: wish'])
      s.does('Ada', 'green')
      expect(s.may('Ada')).toEqual(['green 9', 'green 8'])
      s.does('Ada', 'green 8')
      expect(s.hand('Ada')).toEqual(['blue 1', 'green 9'])
      expect(s.call).toEqual({ colour: 'green', number: 8 })
      expect(s.factKinds().filter((kind) => kind === 'wished')).toHaveLength(1)
      expect(s.asked()).toEqual(['Ben: turn'])
    })

    it('draws if nothing matches the wish, which stays', () => {
      const s = table({ hands: mixed, doItYourself, draw: 'red 7' })
      s.does('Ada', 'do it yourself', 'yes', 'yellow', 'draw')
      expect(s.handSizes()).toEqual([4, 1, 1])
      expect(s.call).toEqual({ colour: 'yellow' })
    })

    it('only wishes if declined', () => {
      const s = table({ hands: mixed, doItYourself }).does('Ada', 'do it yourself', 'no', 'green')
      expect(s.handSizes()).toEqual([3, 1, 1])
      expect(s.asked()).toEqual(['Ben: turn'])
    })

    it('works the same for Mimicry', () => {
      const s = table({ hands: { ...mixed, Ada: 'mimicry, blue 1, green 9' }, sets: troubled, doItYourself })
      s.does('Ada', 'mimicry', 'do it yourself', 'yes', 'green', 'green 9')
      expect(s.call).toEqual({ colour: 'green', number: 9 })
      expect(s.asked()).toEqual(['Ben: turn'])
    })

    it('lets the dealer wish and play as opening card', () => {
      const s = scene({
        sets,
        hands: { ...hands, Ada: 'blue 1, green 9' },
        opening: 'do it yourself',
        doItYourself,
      })
      s.does('Ada', 'yes', 'green', 'green 9')
      expect(s.call).toEqual({ colour: 'green', number: 9 })
      expect(s.asked()).toEqual(['Ben: turn'])
    })
  })
})
