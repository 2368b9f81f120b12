import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { RULES_VERSION } from '../versions.ts'

it('there are recorded matches of every version of the rules (npm run record)', () => {
  const folders = readdirSync(new URL('../../recorded/', import.meta.url))
  const versions = Array.from({ length: RULES_VERSION }, (_, i) => `version-${i + 1}`)
  expect(folders.sort()).toEqual(versions.sort())
})
