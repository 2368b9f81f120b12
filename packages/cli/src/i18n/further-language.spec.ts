import { afterAll, describe, expect, it, vi } from 'vitest'

// A made-up language `xx` is added to the terminal, with two texts of its own.
vi.resetModules()
vi.doMock('./languages.ts', async (importOriginal) => {
  const { createMessagesLookup } = await importOriginal<typeof import('./languages.ts')>()
  const xx = { play: { you: 'Xou' }, report: { matches: 'Xatches' } }
  return {
    LANGUAGE_CODES: ['en', 'de', 'xx'],
    createMessagesLookup: <M extends object>(localized: { readonly en: M }) =>
      createMessagesLookup<M>({ ...localized, ...('play' in localized.en && { xx }) }),
  }
})
afterAll(() => {
  vi.doUnmock('./languages.ts')
  vi.resetModules()
})

const { readMessages } = await import('./index.ts')
const { en } = await import('./en/index.ts')
const { runInProcess } = await import('../testing/run-cli.ts')

const run = async (...args: string[]) => {
  const { code, out, err } = await runInProcess(args, 'q\ny\n')
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return out
}

describe('A further language', () => {
  it('has its own texts, and English for the rest', () => {
    const { formatList, ...messages } = readMessages('xx')
    const { formatList: _, ...english } = en
    expect(formatList(['Ada', 'Ben'])).toBe('Ada and Ben')
    expect(messages).toEqual({
      ...english,
      language: 'xx',
      play: { ...english.play, you: 'Xou' },
      report: { ...english.report, matches: 'Xatches' },
    })
  })

  it.each(['frantic', 'board'])('prints %s in English around its own texts', async (game) => {
    const args = ['--game', game, '--seed', '1']
    const english = await run('play', '--lang', 'en', ...args)
    expect(english).toContain('You')
    expect((await run('play', '--lang', 'xx', ...args)).replaceAll('Xou', 'You')).toContain('Type ? for help')
    expect(await run('simulate', '--lang', 'xx', '--matches', '1', ...args)).toMatch(/^Xatches +1\nRounds /)
  })

  it.each(['frantic', 'board'])('lists the cards of %s in English', async (game) => {
    const list = (language: string) => run('cards', '--lang', language, '--game', game)
    expect(await list('xx')).toBe(await list('en'))
  })

  it('is named in the help', async () => {
    expect(await run('help')).toContain('en, de, xx')
  })
})
