import { callRoute } from '@fairhouse/browser/call'
import { loadLetters } from '@fairhouse/ui/letters'
import { createRoot } from 'react-dom/client'
import { App } from '#app/shell'
import { startSession } from '#lib/session'
import { loadFirst } from '#lib/words'
import './styles.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

startSession()
const words = await loadFirst()
createRoot(root).render(<App words={words} ask={(route, input) => callRoute(route, input)} />)
// Words of brands stand here in any of their languages.
for (const code of ['CN', 'TH']) loadLetters(code)
