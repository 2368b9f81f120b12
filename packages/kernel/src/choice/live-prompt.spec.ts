import { describe, expect, it } from 'vitest'
import { LivePrompt, toPlain } from './live-prompt.ts'

describe('A live prompt', () => {
  const createPrompt = (hands: number[][]) =>
    new LivePrompt(1, 'react', 'why', 'card', hands, (source, seat) => source[seat])

  it('computes its options when they are first read', () => {
    const hands = [[3], [5, 8]]
    const prompt = createPrompt(hands)
    hands[1] = [7]
    expect(prompt.choice).toEqual({ kind: 'one', of: 'card', options: [7] })
    expect(prompt.fallback).toBe(7)
  })

  it('computes its options again after it was refreshed', () => {
    const hands = [[3], [5, 8]]
    const prompt = createPrompt(hands)
    const before = toPlain(prompt)
    hands[1] = [7]
    expect(prompt.fallback).toBe(5)
    prompt.refresh()
    expect(prompt.fallback).toBe(7)
    expect(before.choice.options).toEqual([5, 8])
  })

  it('picks its fallback among the options', () => {
    const last = (options: readonly number[]) => options[options.length - 1]
    const prompt = new LivePrompt(0, 'decide', 'why', 'card', [3, 5, 8], (source) => source, last)
    expect(prompt.fallback).toBe(8)
  })

  it('becomes plain data by toPlain', () => {
    const shown = toPlain(createPrompt([[3], [7]]))
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
