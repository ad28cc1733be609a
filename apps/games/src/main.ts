import './styles.css'
import { begin } from '#kit/early'
import { tellPage } from '#kit/page'

tellPage({ type: 'begun' })
const early = begin(new URLSearchParams(window.location.search))
try {
  const { showFrame } = await import('#kit/frame')
  await showFrame(early)
} catch (error) {
  tellPage({ type: 'failed' })
  throw error
}
