import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Client, isCarriedOut, noteCarriedOut } from './carried-out.ts'

describe('What was carried out', () => {
  it('is told by the number, however much others have asked for since', () => {
    let clients: readonly Client[] = []
    clients = noteCarriedOut(clients, 'phone-3')
    for (let i = 1; i < 200; i++) clients = noteCarriedOut(clients, `page-${i}`)
    expect(isCarriedOut(clients, 'phone-3')).toBe(true)
    expect(isCarriedOut(clients, 'phone-4')).toBe(false)
    for (let i = 1; i < 200; i++) expect(isCarriedOut(clients, `page-${i}`)).toBe(true)
  })

  it('is told apart from what was refused meanwhile', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 200 }), (wereDone) => {
        let clients: readonly Client[] = []
        for (const [i, wasDone] of wereDone.entries())
          if (wasDone) clients = noteCarriedOut(clients, `a-b-${i}`)
        const last = wereDone.lastIndexOf(true)
        for (const [i, wasDone] of wereDone.entries())
          if (wasDone || i >= last - 32) expect(isCarriedOut(clients, `a-b-${i}`)).toBe(wasDone)
      }),
    )
  })

  it('is told whatever the order it was carried out in', () => {
    let clients: readonly Client[] = []
    for (const number of [5, 2, 4, 37, 6]) clients = noteCarriedOut(clients, `page-${number}`)
    const done = [1, 2, 3, 4, 5, 6, 7, 36, 37, 38].filter((n) => isCarriedOut(clients, `page-${n}`))
    expect(done).toEqual([1, 2, 3, 4, 5, 6, 37])
  })

  it('takes little room', () => {
    let clients: readonly Client[] = []
    for (let i = 0; i < 1_000; i++) clients = noteCarriedOut(clients, `page${i}-${i}`)
    expect(clients).toHaveLength(16)
    expect(isCarriedOut(clients, 'page999-999')).toBe(true)
  })

  it('is not known of what has no number', () => {
    let clients: readonly Client[] = []
    clients = noteCarriedOut(clients, 'something')
    expect([clients, isCarriedOut(clients, 'something')]).toEqual([[], false])
  })
})
