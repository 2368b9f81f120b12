import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { include: ['packages/**/*.spec.ts'], testTimeout: 60_000 },
})
