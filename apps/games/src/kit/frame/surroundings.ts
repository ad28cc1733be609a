import { createSounds } from '#kit/sound'

/** Browser features used by the frame; each may be missing or refused. */
export const sounds = createSounds({
  openContext: () => (typeof AudioContext === 'function' ? new AudioContext() : undefined),
  loadMusic: async () => (await import('../sound/music.lazy.ts')).createMusic,
})

export const frames = (draw: (ms: number) => void): void => void requestAnimationFrame(draw)

export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms))
}

const stillness = window.matchMedia('(prefers-reduced-motion: reduce)')

export const isStill = (): boolean => stillness.matches
