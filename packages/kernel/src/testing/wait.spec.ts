import { afterEach, describe, expect, it, vi } from 'vitest'
import { waitFor, waitUntil } from './wait.ts'

const never = new Promise<never>(() => {})

afterEach(() => {
  vi.useRealTimers()
})

describe('A wait', () => {
  it('resolves or rejects as its promise does', async () => {
    expect(await waitFor('a value', Promise.resolve(7))).toBe(7)
    await expect(waitFor('a value', Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  })

  it('fails at its deadline with a message that says what it waited for', async () => {
    await expect(waitFor('a letter', never, 20)).rejects.toThrow('Waited 0.02 s for a letter.')
    await expect(waitUntil('two letters', () => false, 20)).rejects.toThrow('Waited 0.02 s for two letters.')
    await expect(waitUntil('an answer', () => never, 20)).rejects.toThrow('Waited 0.02 s for an answer.')
  })

  it('reports the state at the deadline, with the stack of the caller', async () => {
    const heard: string[] = []
    const waiting = waitFor(() => `a letter; heard ${heard}`, never, 20)
    heard.push('a shout')
    const error = await waiting.catch((error) => error)
    expect(error.message).toBe('Waited 0.02 s for a letter; heard a shout.')
    expect(error.stack).toContain('wait.spec')
  })

  it('ends as soon as the condition holds', async () => {
    let checks = 0
    await waitUntil('three looks', () => ++checks === 3)
    expect(checks).toBe(3)
    expect(await waitUntil('something', () => (++checks === 6 ? 'found' : null))).toBe('found')
  })

  it('does not check the condition after its deadline', async () => {
    let checks = 0
    const countChecks = () => {
      checks++
      return false
    }
    await expect(waitUntil('nothing', countChecks, 20)).rejects.toThrow('Waited')
    const before = checks
    await expect(waitFor('nothing', never, 50)).rejects.toThrow('Waited')
    expect(checks).toBe(before)
  })

  it('uses real timers when the global ones are fake', async () => {
    vi.useFakeTimers()
    await expect(waitFor('a letter', never, 20)).rejects.toThrow('Waited 0.02 s for a letter.')
  })
})
