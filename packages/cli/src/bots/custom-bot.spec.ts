import { writeFileSync } from 'node:fs'
import { createRandom, Match } from '@slapwise/kernel'
import { describe, expect, it } from 'vitest'
import { INSTALLED_GAMES } from '../installed-games.ts'
import { runInProcess } from '../testing/run-cli.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { BotRunner } from './bot-runner.ts'

/** Writes a file and returns its path. */
function writeFile(text: string, name = 'mine.ts'): string {
  const file = `${temporaryFolder()}/${name}`
  writeFileSync(file, text)
  return file
}

const RANDOM_LIKE = `
export default {
  answer({ prompt }: { prompt: { fallback: number | number[] } }) {
    return prompt.fallback
  },
}`

describe('A custom bot', () => {
  it('plays in simulate and arena beside other bots', async () => {
    const bots = `${writeFile(RANDOM_LIKE)},simple`
    for (const command of ['simulate', 'arena']) {
      const args = [command, '--json', '--matches', '2', '--limit', 'short', '--players', '2', '--bots', bots]
      const { code, out, err } = await runInProcess(args)
      expect({ code, err }).toEqual({ code: 0, err: '' })
      expect(out).toContain(bots.split(',')[0])
    }
  })

  it('plays against people and is loaded again when the match is resumed', async () => {
    const file = writeFile(RANDOM_LIKE.replace(/: \{ prompt.*\}\)/, ')'), 'mine.mjs')
    const env = { XDG_STATE_HOME: temporaryFolder() }
    const first = await runInProcess(
      ['play', '--bots', file, '--players', '2', '--seed', '1'],
      '0\nq\ny\n',
      env,
    )
    expect(first.out).toContain('The match is kept')
    const { code, out } = await runInProcess(['play'], '\nq\ny\n', env)
    expect(code).toBe(0)
    expect(out).toContain('The same match again')
  })
})

describe('An error of a custom bot is reported in one line with its name:', () => {
  it.each([
    ['no file', null, 'cannot be loaded: '],
    ['no program', 'export default {', 'cannot be loaded: '],
    ['a throw while it is loaded', 'throw new Error("oh\\nno")', 'cannot be loaded: oh.'],
    ['no bot', 'export default 7', "is not a bot: its default export has no function 'answer'"],
    ['nothing for others', 'export const bot = 7', 'is not a bot'],
    ['a throw', bot('throw new Error("Help.")'), 'threw: Help. Seed "1/0", seat 0, asked {"question":'],
    [
      'a promise',
      bot('return Promise.resolve(1)'),
      'returned a promise; a bot has to answer synchronously. Seed "1/0"',
    ],
    ['an illegal answer', bot('return 999'), 'returned an illegal answer: 999. Seed "1/0", seat 0, asked {'],
    ['no answer', bot(''), 'returned an illegal answer: undefined. Seed "1/0"'],
  ])('%s', async (_, text, problem) => {
    const file = text === null ? './not-there.ts' : writeFile(text)
    const { code, out, err } = await runInProcess(['simulate', '--matches', '1', '--bots', file])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(/^slapwise: .+\n$/)
    expect(err).toContain(`slapwise: ${file} ${problem}`)
  })

  it('an illegal answer in the arena', async () => {
    const file = writeFile(bot('return 999'))
    const { code, out, err } = await runInProcess(['arena', '--matches', '1', '--bots', `simple,${file}`])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(`slapwise: ${file} returned an illegal answer: 999. Seed "1/0"`)
  })

  it('an answer that times out', () => {
    const game = INSTALLED_GAMES.games.defaultGame
    const match = Match.start(
      game.createRules(game.settingsSchema.parse({ players: 2 }), game.latestRulesVersion),
      'for ever',
    )
    const botRunner = new BotRunner(game, 'for ever')
    const endless = {
      name: './endless.ts',
      isCustom: true,
      bot: {
        answer() {
          for (;;);
        },
      },
    }
    const [{ seat }] = match.prompts
    expect(() =>
      botRunner.runWithTimeout(() => botRunner.ask(endless, match, seat, createRandom('for ever')), 100),
    ).toThrow(/^\.\/endless\.ts did not answer within 0\.1 seconds\. Seed "for ever", seat \d, asked \{/)
  })
})

function bot(body: string): string {
  return `export default { answer() { ${body} } }`
}
