import { Gallery, ThemePair } from '@fairhouse/ui/gallery'
import { createRoot } from 'react-dom/client'
import { nowMs } from '#lib/clock'
import './gallery.css'

const root = document.getElementById('root')
if (!root) throw new Error('gallery.html has no #root')

const params = new URLSearchParams(location.search)
const theme = params.get('theme')
document.documentElement.dir = params.get('dir') ?? 'ltr'
if (theme !== null) document.documentElement.dataset.theme = theme

createRoot(root).render(
  theme === null ? <ThemePair address={location.pathname} /> : <Gallery now={nowMs} />,
)
