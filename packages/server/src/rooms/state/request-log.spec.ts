import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRequestLog, logRequest, requestStatus } from './request-log.ts'

/** A log of requests carried out one after the other, each with another version. */
function logOf(...ids: readonly string[]) {
  const log = createRequestLog()
  for (const [i, id] of ids.entries()) logRequest(log, id, i + 1)
  return log
}

const pages = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, i) => `page-${first + i}`)

describe('The request log', () => {
  it('recognizes a request by its number, however many others came since', () => {
    const log = logOf('phone-3', ...pages(1, 199))
    expect(requestStatus(log, { id: 'phone-3' })).toBe('repeated')
    expect(requestStatus(log, { id: 'phone-4' })).toBe('new')
    for (const id of pages(1, 199)) expect(requestStatus(log, { id })).toBe('repeated')
  })

  it('distinguishes requests that were refused', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 200 }), (wereDone) => {
        const log = logOf(...wereDone.flatMap((wasDone, i) => (wasDone ? [`a-b-${i}`] : [])))
        const last = wereDone.lastIndexOf(true)
        for (const [i, wasDone] of wereDone.entries())
          if (wasDone || i >= last - 32)
            expect(requestStatus(log, { id: `a-b-${i}` })).toBe(wasDone ? 'repeated' : 'new')
      }),
    )
  })

  it('recognizes requests carried out in any order', () => {
    const log = logOf(...[5, 2, 4, 37, 6].map((number) => `page-${number}`))
    const numbers = [1, 2, 3, 4, 5, 6, 7, 36, 37, 38]
    const done = numbers.filter((n) => requestStatus(log, { id: `page-${n}` }) === 'repeated')
    expect(done).toEqual([1, 2, 3, 4, 5, 6, 37])
  })

  it('takes little memory', () => {
    const log = logOf(...Array.from({ length: 1_000 }, (_, i) => `page${i}-${i}`))
    expect(log.clients).toHaveLength(16)
    expect(requestStatus(log, { id: 'page999-999' })).toBe('repeated')
  })

  it('never takes a request for new, however many clients came since', () => {
    const id = fc.tuple(fc.nat(30), fc.nat(40)).map(([client, number]) => `c${client}-${number}`)
    fc.assert(
      fc.property(fc.array(id, { maxLength: 300 }), (ids) => {
        const log = createRequestLog()
        /** The requests carried out, each with the latest version that the client can have seen then. */
        const done = new Map<string, number>()
        for (const [version, id] of ids.entries()) {
          if (requestStatus(log, { id, seenVersion: version }) !== 'new') continue
          logRequest(log, id, version + 1)
          done.set(id, version)
          for (const [before, seen] of done)
            expect(requestStatus(log, { id: before, seenVersion: seen })).not.toBe('new')
        }
      }),
      { numRuns: 50 },
    )
  })

  it('forgets a client after sixteen others', () => {
    const others = Array.from({ length: 16 }, (_, i) => `other${i}-1`)
    const log = logOf('phone-1', 'phone-2', ...others)
    expect(requestStatus(log, { id: 'phone-2', seenVersion: 1 })).toBe('forgotten')
    expect(requestStatus(log, { id: 'phone-2' })).toBe('forgotten')
    expect(requestStatus(log, { id: 'another-1', seenVersion: 18 })).toBe('new')
    expect(requestStatus(log, { id: 'another-1', seenVersion: 2 })).toBe('new')
  })

  it('does not track ids without a number', () => {
    const log = logOf('something')
    expect([log.clients, requestStatus(log, { id: 'something' })]).toEqual([[], 'new'])
  })
})
