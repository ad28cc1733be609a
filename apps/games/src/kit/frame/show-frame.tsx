import { render } from 'preact'
import type { Early } from '#kit/early'
import { App } from './app.tsx'

export async function showFrame(early: Early): Promise<void> {
  const root = document.getElementById('root')
  const first = await early.speech
  document.documentElement.lang = first.tag
  document.documentElement.dir = first.direction
  if (root) render(<App first={first} early={early} />, root)
}
