import { describe, expect, it } from 'vitest'
import { LivePrompt, toPlain } from './live-prompt.ts'

describe('A live prompt', () => {
  const hands = [[3], [5, 8]]
  const prompt = new LivePrompt(1, 'react', 'why', 'card', (seat) => hands[seat])

  it('reads its options from the state whenever they are accessed', () => {
    const before = toPlain(prompt)
    hands[1] = [7]
    expect(prompt.choice).toEqual({ kind: 'one', of: 'card', options: [7] })
    expect(prompt.fallback).toBe(7)
    expect(before.choice.options).toEqual([5, 8])
  })

  it('becomes plain data by toPlain', () => {
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
