import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  worker: { format: 'es' },
  build: { target: 'es2023' },
  server: {
    proxy: { '/api': { target: 'http://localhost:3000', ws: true }, '/carry': 'http://localhost:3000' },
  },
})
