import { expect, it } from 'vitest'
import { formatSigned } from './format-signed.ts'

it('writes a sign, except for what is rounded to zero', () => {
  expect([12, 0, -10, 3.4, -12.6, -0.2].map((value) => formatSigned(value))).toEqual([
    '+12',
    '0',
    '−10',
    '+3',
    '−13',
    '0',
  ])
  expect([3.24, -0.04, -0.06].map((value) => formatSigned(value, 1))).toEqual(['+3.2', '0.0', '−0.1'])
})
