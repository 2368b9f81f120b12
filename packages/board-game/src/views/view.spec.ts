import { expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

const [ADA] = [0]

it('shows everybody which cards have done their work in this turn, and on whom', () => {
  const s = scene({
    hands: { Ada: 'block, push', Ben: 'block' },
    on: { 3: 'push forward', 4: 'gift' },
    dice: [3],
  })
  expect(s.view('Ben').spentSpaces).toEqual([])
  s.plays('Ada', 'block on 40')
  const spent = [3, 4].map((space) => ({ space, seat: ADA }))
  for (const viewer of ['Ada', 'Ben', null]) expect(s.view(viewer).spentSpaces).toEqual(spent)
  s.chooses('Ada', 'Ben 1')
  expect(s.view('Ben').spentSpaces).toEqual([])
})

it('shows a manhole that has done its work', () => {
  const s = scene({ hands: { Ada: 'block, re-roll' }, teleports: { 1: 3 }, dice: [3, 4] })
  s.does('Ada', 'block on 25', 'roll').everyonePasses()
  expect(s.triggeredEffects()).toEqual(['Ada: numbered-teleport on 3'])
  expect(s.view('Ben').spentSpaces).toEqual([{ space: 3, seat: ADA }])
})
