import './browser/disable-zod-jit.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { applyThemePreference } from './preferences/theme.ts'
import '@fontsource-variable/bricolage-grotesque'
import '@fontsource-variable/inter'
import './ui/style/tokens.css'
import './ui/style/base.css'
import './ui/style/motion.css'

applyThemePreference()

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)

// Some browsers reject it, for example in private windows; the page then works, but not offline.
if (import.meta.env.PROD) navigator.serviceWorker?.register('/service-worker.js').catch(() => {})
