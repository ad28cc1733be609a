import { recipes, type Note } from './recipes.ts'

export type Sound = keyof typeof recipes

export interface Sounds {
  play(sound: Sound): void
  setMuted(isMuted: boolean): void
  /** Enables audio; browsers require a call from a user gesture. */
  unlock(): void
}

/** Synthesizes sounds, so nothing is downloaded. */
export function createSounds(openContext: () => AudioContext | undefined): Sounds {
  let context: AudioContext | undefined
  let isMuted = false
  return {
    unlock() {
      try {
        context ??= openContext()
        if (context?.state === 'suspended') void context.resume().catch(() => {})
      } catch {
        // Plays on without audio support.
      }
    },
    setMuted(muted) {
      isMuted = muted
    },
    play(sound) {
      if (isMuted || context?.state !== 'running') return
      for (const note of recipes[sound]) playNote(context, note)
    },
  }
}

function playNote(context: AudioContext, { wave, from, to, at, seconds, loudness }: Note): void {
  const begin = context.currentTime + at
  const tone = context.createOscillator()
  const volume = context.createGain()
  tone.type = wave
  tone.frequency.setValueAtTime(from, begin)
  tone.frequency.exponentialRampToValueAtTime(to, begin + seconds)
  volume.gain.setValueAtTime(0.0001, begin)
  volume.gain.exponentialRampToValueAtTime(loudness, begin + Math.min(0.02, seconds / 4))
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + seconds)
  tone.connect(volume).connect(context.destination)
  tone.start(begin)
  tone.stop(begin + seconds + 0.02)
}
