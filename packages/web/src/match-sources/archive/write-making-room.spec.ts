import { expect, it, vi } from 'vitest'
import { writeMakingRoom } from './write-making-room.ts'

const full = (): never => {
  throw new DOMException('full', 'QuotaExceededError')
}

it('Room is made until a write succeeds', async () => {
  const write = vi.fn(async () => 'written').mockImplementationOnce(async () => full())
  const dropSome = vi.fn(async () => 20)
  expect(await writeMakingRoom(write, dropSome)).toBe('written')
  expect(dropSome).toHaveBeenCalledOnce()
})

it('Not everything is dropped on a device that is full of other things', async () => {
  const dropSome = vi.fn(async () => 20)
  await expect(writeMakingRoom(async () => full(), dropSome)).rejects.toThrow('full')
  expect(dropSome).toHaveBeenCalledTimes(3)
})

it('Nothing is dropped for any other error, nor tried again if nothing is left to drop', async () => {
  const dropNothing = vi.fn(async () => 0)
  const write = vi.fn(async () => full())
  await expect(writeMakingRoom(write, dropNothing)).rejects.toThrow('full')
  expect(write).toHaveBeenCalledOnce()
  const fail = () => Promise.reject(new Error('other'))
  await expect(writeMakingRoom(fail, dropNothing)).rejects.toThrow('other')
  expect(dropNothing).toHaveBeenCalledOnce()
})
