import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { include: ['{packages,scripts}/**/*.spec.ts'], testTimeout: 60_000 },
})
