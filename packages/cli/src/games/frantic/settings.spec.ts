import { HOUSE_RULE_CARDS, type Settings, settingsSchema } from '@slapwise/card-game'
import { describe, expect, it } from 'vitest'
import { PLAYERS_OPTION, parsePlayerCount, readMatchArgs } from '../../args/match-args.ts'
import { readMessages } from '../../i18n/index.ts'
import { INSTALLED_GAMES } from '../../installed-games.ts'
import { describeSettings, optionsFromSettings } from './settings.ts'

function settings(...args: string[]) {
  const { game, settings: rest, values } = readMatchArgs(args, INSTALLED_GAMES, PLAYERS_OPTION)
  return { ...rest, players: parsePlayerCount(game, values.players) } as unknown as Settings
}

describe('settings', () => {
  it('have defaults', () => {
    expect(settings()).toEqual(settingsSchema.parse({ players: 4 }))
    const withPandora = settingsSchema.parse({ players: 4, sets: ['base', 'pandora'] })
    expect(withPandora).toMatchObject({ purple: 'fifth', ruleCards: 1 })
    expect(settings('--sets', 'base,pandora')).toEqual(withPandora)
  })

  it('are read from options', () => {
    expect(settings('--players', '2', '--edition', 'new', '--limit', '99', '--hand-size', '4')).toMatchObject(
      {
        players: 2,
        edition: 'new',
        sets: ['base'],
        limit: 99,
        handSize: 4,
      },
    )
    expect(settings('--limit', 'none').limit).toBe('none')
    expect(settings('--sets', 'base,troublemaker').sets).toEqual(['base', 'troublemaker'])
    const pandora = ['--sets', 'base,pandora', '--purple', 'red', '--rule-cards', '3']
    const agreed = [
      '--do-it-yourself',
      'gift',
      '--pandoras-box',
      'tornado',
      '--without-rule-cards',
      'thirst,peace',
    ]
    expect(settings(...pandora, ...agreed)).toMatchObject({
      purple: 'red',
      ruleCards: 3,
      doItYourself: 'gift',
      pandorasBox: 'tornado',
      withoutRuleCards: ['thirst', 'peace'],
    })
    expect(settings('--rule-cards', '0', '--sets', 'base,pandora').ruleCards).toBe(0)
    expect(settings('--rule-cards', '2').ruleCards).toBe(2)
  })

  it.each([
    ['complete', 'en', 'ends above 99'],
    ['new', 'en', 'ends at 99'],
    ['original', 'de', 'Schluss ab 99'],
    ['complete', 'de', 'Schluss über 99'],
  ])('describe the end of the match for the edition %s: %s', (edition, language, end) => {
    const { players: _, ...chosen } = settings('--edition', edition, '--limit', '99')
    expect(describeSettings(chosen, readMessages(language))).toContain(end)
  })

  it('put rule cards in force for every round, also from the lobby', () => {
    const { ruleCards, withoutRuleCards } = settings('--rule', 'thirst,peace')
    expect(ruleCards).toBe(2)
    expect(HOUSE_RULE_CARDS.filter(({ id }) => !withoutRuleCards.includes(id))).toHaveLength(2)
    expect(settings('--sets', 'base,pandora', '--rule', 'none').ruleCards).toBe(0)
    const drawn = settings('--sets', 'base,pandora', '--without-rule-cards', 'peace')
    expect(settings(...optionsFromSettings({ ...drawn }, 'rule'), '--rule=peace')).toMatchObject({
      ruleCards: 1,
    })
  })

  it.each([
    [['--players', '1'], '--players must be a whole number from 2 to 8, not ‘1’.'],
    [['--players', '-3'], '--players must be a whole number from 2 to 8, not ‘-3’.'],
    [['--players', '4.5'], '--players must be a whole number from 2 to 8, not ‘4.5’.'],
    [['--players'], 'Option ‘--players <value>’ argument missing.'],
    [['--edition', 'pirate'], '--edition must be original, new or complete, not ‘pirate’.'],
    [['--sets', 'base,pirates'], '--sets must be base, troublemaker, supercharge or pandora, not ‘pirates’.'],
    [['--sets', 'troublemaker'], '--sets must include base.'],
    [['--sets', 'base,base'], '--sets must name each set only once.'],
    [
      ['--limit', 'endless'],
      '--limit must be short, medium, long, none or a number of points, not ‘endless’.',
    ],
    [['--limit', '0'], '--limit must be a whole number from 1 to 9999, not ‘0’.'],
    [['--purple', 'pink'], '--purple must be fifth, off, red, blue, green or yellow, not ‘pink’.'],
    [['--rule-cards', '4'], '--rule-cards must be a whole number from 0 to 3, not ‘4’.'],
    [['--without-rule-cards', 'thirst,hunger'], 'or bring-a-friend, not ‘hunger’.'],
    [['--purple', 'fifth'], '--purple: the purple cards are in the set pandora.'],
    [
      ['--sets', 'base,pandora', '--do-it-yourself', 'thief'],
      '--do-it-yourself: no special card in play has the effect thief.',
    ],
    [
      ['--sets', 'base,pandora', '--pandoras-box', 'plague'],
      '--pandoras-box: no other event in play is called plague.',
    ],
    [
      ['--rule-cards', '1', '--without-rule-cards', HOUSE_RULE_CARDS.map(({ id }) => id).join()],
      '--rule-cards: rule cards left to draw: 0.',
    ],
    [['--hand-size', '3'], '--hand-size must be a whole number from 4 to 7, not ‘3’.'],
  ])('refuse %j', (args, message) => {
    expect(() => settings(...args)).toThrow(message.replaceAll(/[‘’]/g, "'"))
  })
})
