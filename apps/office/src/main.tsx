import { callRoute } from '@fairhouse/browser/call'
import { loadLetters } from '@fairhouse/ui/letters'
import { createRoot } from 'react-dom/client'
import { App } from '#app/shell'
import { restoreSession } from '#lib/session'
import { loadInitialPack } from '#lib/words'
import './styles.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

restoreSession()
const words = await loadInitialPack()
createRoot(root).render(<App words={words} ask={(route, input) => callRoute(route, input)} />)
// Loads all fonts, since brand texts may be in any language.
for (const code of ['CN', 'TH']) loadLetters(code)
