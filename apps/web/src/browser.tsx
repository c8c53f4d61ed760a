import { interfaceLanguages, languageTags } from '@relampago/domain/catalogue'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import '@fontsource-variable/inter/wght.css'
import '@fontsource/anton/400.css'
import { App, loadPagesAt } from './app/app.tsx'
import { registerServiceWorker } from './app/register-service-worker.ts'
import { startLanguage } from './language/language.ts'
import { logError } from './log/log.ts'
import './style.css'

const root = document.getElementById('root')
if (root === null) throw new Error('#root is missing from the page')
startLanguage(interfaceLanguages.find((language) => languageTags[language] === document.documentElement.lang) ?? 'pt')

try {
  await loadPagesAt(location.pathname)
} catch (error) {
  // The prerendered page stays and says that a part of it is missing.
  document.documentElement.dataset['part'] = 'missing'
  throw error
}
const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
)
// A prerendered page is hydrated, in slices that let the browser answer in between; an empty one is
// rendered.
if (root.firstElementChild === null) createRoot(root).render(app)
else startTransition(() => void hydrateRoot(root, app, { onRecoverableError: (error) => logError('hydration', error) }))
registerServiceWorker(document.documentElement.lang)
