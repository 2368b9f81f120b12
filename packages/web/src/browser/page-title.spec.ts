import { expect, it } from 'vitest'
import { formatTitle } from './page-title.ts'

it('names the page, and first of all why the player is wanted', () => {
  expect(formatTitle(null, [])).toBe('Slapwise')
  expect(formatTitle(null, ['Frantic', 'bako-timu'])).toBe('Frantic – bako-timu – Slapwise')
  expect(formatTitle('Your turn', ['Frantic'])).toBe('● Your turn – Frantic – Slapwise')
})
