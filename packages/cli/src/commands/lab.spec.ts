import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { runInProcess } from '../testing/run-cli.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

const lab = async (...args: string[]) => {
  const { out, err } = await runInProcess(['lab', '--json', '--cores', '1', ...args])
  expect(err).toBe('')
  return JSON.parse(out)
}

/** Writes a rule card to a file and returns its path. */
function ruleCard(card: object): string {
  const file = `${temporaryFolder()}/card.json`
  writeFileSync(file, JSON.stringify(card))
  return file
}

describe('The lab', () => {
  it('compares all combinations of the varied options on the same deals', async () => {
    const { matches, variants } = await lab(
      '--matches',
      '30',
      '--vary',
      'players=2..3',
      '--vary',
      'limit=none,short',
    )
    expect(matches).toBe(30)
    expect(variants.map(({ name }: { name: string }) => name)).toEqual([
      'players=2 limit=none',
      'players=2 limit=short',
      'players=3 limit=none',
      'players=3 limit=short',
    ])
    expect(variants[3]).toMatchObject({ settings: { players: 3, limit: 'short' }, bots: { length: 3 } })
    const [single, several] = variants.map(({ figures }: { figures: Figures }) => figures.length.rounds)
    expect(single).toEqual({ mean: 1, interval: [1, 1] })
    expect(several.difference.mean).toBeCloseTo(several.mean - 1, 3)
    expect(several.difference.interval[0]).toBeGreaterThan(0)
    for (const { figures } of variants) expect(sumOf(figures.endings)).toBeCloseTo(1, 2)
  })

  it('compares a custom rule card with the game without it', async () => {
    const file = ruleCard({ name: 'Drought', text: 'Nothing happens.', changes: { eventsPerBlackCard: 0 } })
    const { variants } = await lab('--matches', '20', '--limit', 'short', '--vary', `rule=${file}`)
    const [asItIs, drought] = variants
    expect([asItIs.name, drought.name]).toEqual(['', `rule=${file}`])
    expect(drought.settings.ownRuleCards).toMatchObject([{ name: 'Drought' }])
    expect(asItIs.figures.perRound.events.mean).toBeGreaterThan(0.5)
    expect(drought.figures.perRound.events).toMatchObject({
      mean: 0,
      difference: { mean: -asItIs.figures.perRound.events.mean },
    })
  })

  it('measures the board game, and prints a table in the chosen language', async () => {
    const { code, out, err } = await runInProcess([
      'lab',
      '--game',
      'board',
      '--matches',
      '4',
      '--lang',
      'de',
      ...SHORT_OR_LONG,
    ])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/^Partien je Variante +4\n\nIn einer Partie\n +limit=short +limit=long\nRunden +\d/)
    expect(out).toMatch(/^Differenz zu limit=short\nRunden +[+-]?\d+\.\d ± \d/m)
    expect(out).toMatch(/^den Totenkopf +\d+\.\d % ± /m)
  })

  it('writes a self-contained page and escapes what is put into it', async () => {
    const folder = temporaryFolder()
    const file = `${folder}/<b>.json`
    writeFileSync(file, JSON.stringify({ name: 'Thirst', text: '', changes: { turnDraws: 3 } }))
    const args = [
      'lab',
      '--matches',
      '3',
      '--limit',
      'none',
      '--vary',
      `rule=${file}`,
      '--report',
      `${folder}/lab.html`,
    ]
    expect(await runInProcess(args)).toMatchObject({ code: 0, err: '' })
    const page = readFileSync(`${folder}/lab.html`, 'utf8')
    expect(page).toContain('&#60;b&#62;.json')
    expect(page).not.toContain('<b>')
    expect(page).not.toMatch(/(src|href)=|@import|url\((?!#)/)
    expect(page).toContain(`slapwise lab --matches 3 --limit none --vary`)
    expect((await runInProcess(args)).err).toContain('already exists')
  })

  it.each([
    [['--vary', 'limt=short'], 'Did you mean limit?'],
    [['--vary', 'limit'], '--vary limit needs values'],
    [['--vary', 'limit=short,short'], '--vary limit must name each value only once.'],
    [['--vary', 'players=4..2'], '--vary 4..2: a range must start with its smaller number.'],
    [['--vary', 'players=2..9'], '--players must be a whole number from 2 to 8'],
    [['--vary', 'limit=1..40', '--vary', 'players=2,3'], '--vary makes 80 variants; at most 60 are allowed.'],
    [['--vary', 'rule=tirst'], 'Did you mean thirst?'],
    [['--vary', 'rule=./no-such-card.json'], './no-such-card.json: no such file'],
    [['--rule', 'thirst', '--rule-cards', '1'], '--rule cannot be combined with --rule-cards'],
  ])('reports the error in one line: %j', async (args, problem) => {
    const { code, out, err } = await runInProcess(['lab', '--matches', '1', ...args])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(/^slapwise: .+\n$/)
    expect(err).toContain(problem)
  })

  it('reports an invalid rule card', async () => {
    const file = ruleCard({ name: 'Feast', text: '', changes: { giftCards: 99 } })
    const { err } = await runInProcess(['lab', '--rule', file])
    expect(err).toMatch(/is not a valid rule card: changes giftCards: .+\.\n$/)
  })
})

type Figures = Record<string, Record<string, { readonly mean: number }>>

const sumOf = (group: Figures[string]): number =>
  Object.values(group).reduce((sum, { mean }) => sum + mean, 0)

const SHORT_OR_LONG = ['--vary', 'limit=short,long']
