import { describe, expect, it } from 'vitest'
import { LivePrompt, toPlain } from './live-prompt.ts'

describe('A prompt that is read off the table', () => {
  const hands = [[3], [5, 8]]
  const prompt = new LivePrompt(1, 'react', 'why', 'card', (seat) => hands[seat])

  it('offers what lies there whenever it is looked at', () => {
    const before = toPlain(prompt)
    hands[1] = [7]
    expect(prompt.choice).toEqual({ kind: 'one', of: 'card', options: [7] })
    expect(prompt.fallback).toBe(7)
    expect(before.choice.options).toEqual([5, 8])
  })

  it('is plain data for those who are shown it', () => {
    hands[1] = [7]
    const shown = toPlain(prompt)
    expect(JSON.parse(JSON.stringify(shown))).toStrictEqual(shown)
    expect(shown).toStrictEqual({
      seat: 1,
      mode: 'react',
      question: 'why',
      choice: { kind: 'one', of: 'card', options: [7] },
      fallback: 7,
    })
  })
})
