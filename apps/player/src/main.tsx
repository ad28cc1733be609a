import { QueryClient } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { App } from '#app/shell'
import { preloadScreen } from '#app/routes'
import { statusQuery } from '#features/status'
import { firstPack } from '#lib/words'
import './styles.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

// All three start at once; the page is drawn as soon as it has words.
const client = new QueryClient()
const words = firstPack()
void client.prefetchQuery(statusQuery)
preloadScreen(location.pathname)

createRoot(root).render(<App client={client} words={await words} />)
