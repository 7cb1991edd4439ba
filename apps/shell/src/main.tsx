import './lib/brand/fonts.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { Providers } from './app/providers.tsx'
import { keepAskedLanguage } from './lib/i18n/language-choice.ts'
import { loadWords } from './lib/i18n/messages.ts'
import { AppRoutes } from './app/routes.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element #root.')

keepAskedLanguage()
await loadWords('frame')
const app = (
  <StrictMode>
    <BrowserRouter>
      <Providers>
        <AppRoutes />
      </Providers>
    </BrowserRouter>
  </StrictMode>
)
// Public pages are rendered by the core, so the app hydrates them instead of rendering anew.
if (root.hasChildNodes()) hydrateRoot(root, app)
else createRoot(root).render(app)
