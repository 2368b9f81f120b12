import './no-eval.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { followTheme } from './theme.ts'
import '@fontsource-variable/bricolage-grotesque'
import '@fontsource-variable/inter'
import './look/tokens.css'
import './look/base.css'
import './look/motion.css'

followTheme()

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)

if (import.meta.env.PROD) void navigator.serviceWorker?.register('/service-worker.js')
