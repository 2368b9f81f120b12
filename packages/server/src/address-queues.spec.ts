import { expect, it } from 'vitest'
import { AddressQueues } from './address-queues.ts'

it('Runs the tasks of an address one after the other, even if one fails, and in parallel with those of other addresses', async () => {
  const queues = new AddressQueues(3)
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const begun: string[] = []
  const run = (address: string, name: string, end: Promise<void>) =>
    queues.run(address, async () => {
      begun.push(name)
      await end
      return name
    })
  const one = run('here', 'one', first.promise)
  const two = run('here', 'two', second.promise)
  expect(queues.isFull('here')).toBe(false)
  const three = run('here', 'three', Promise.resolve())
  expect([queues.isFull('here'), queues.isFull('there')]).toEqual([true, false])
  expect(await run('there', 'other', Promise.resolve())).toBe('other')
  expect(begun).toEqual(['one', 'other'])
  first.resolve()
  expect(await one).toBe('one')
  expect(queues.isFull('here')).toBe(false)
  second.reject(new Error('broken'))
  await expect(two).rejects.toThrow('broken')
  expect(await three).toBe('three')
  expect(begun).toEqual(['one', 'other', 'two', 'three'])
})
