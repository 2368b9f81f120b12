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

// Some browsers have it and refuse it, as in a private window; then the page needs a network, and that is all.
if (import.meta.env.PROD) navigator.serviceWorker?.register('/service-worker.js').catch(() => {})
