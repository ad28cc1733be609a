import './styles.css'
import { begin } from '#kit/early'

const early = begin(new URLSearchParams(window.location.search))
const { showFrame } = await import('#kit/frame')
await showFrame(early)
