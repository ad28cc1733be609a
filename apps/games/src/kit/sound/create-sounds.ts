import type { Music } from './music.lazy.ts'
import { recipes, type Note } from './recipes.ts'
import { firstSettings, gainOf, type SoundSettings } from './settings.ts'

export type Sound = keyof typeof recipes

export interface Sounds {
  play(sound: Sound): void
  set(settings: SoundSettings): void
  /** Enables audio; browsers require a call from a user gesture. */
  unlock(): void
}

interface SoundsDeps {
  openContext(): AudioContext | undefined
  loadMusic(): Promise<(context: AudioContext) => Music>
}

/** Synthesizes effects and music, so nothing is downloaded. */
export function createSounds({ openContext, loadMusic }: SoundsDeps): Sounds {
  let context: AudioContext | undefined
  let effects: GainNode | undefined
  let music: Promise<Music> | undefined
  let settings = firstSettings

  function apply() {
    const { isMuted } = settings
    if (!context || !effects) return
    effects.gain.value = isMuted ? 0 : gainOf(settings.effects)
    const loudness = isMuted ? 0 : gainOf(settings.music)
    if (!music && loudness === 0) return
    const on = context
    music ??= loadMusic().then((createMusic) => createMusic(on))
    // Without a network the game plays on without music.
    music.then((playing) => playing.setLoudness(loudness)).catch(() => (music = undefined))
  }

  return {
    unlock() {
      try {
        if (!context) {
          context = openContext()
          effects = context?.createGain()
          if (context) effects?.connect(context.destination)
        }
        if (context?.state === 'suspended') void context.resume().catch(() => {})
        if (!music) apply()
      } catch {
        // Plays on without audio support.
      }
    },
    set(next) {
      settings = next
      apply()
    },
    play(sound) {
      if (settings.isMuted || !effects || context?.state !== 'running') return
      for (const note of recipes[sound]) playNote(context, effects, note)
    },
  }
}

function playNote(
  context: AudioContext,
  output: AudioNode,
  { wave, from, to, at, seconds, loudness }: Note,
): void {
  const begin = context.currentTime + at
  const tone = context.createOscillator()
  const volume = context.createGain()
  tone.type = wave
  tone.frequency.setValueAtTime(from, begin)
  tone.frequency.exponentialRampToValueAtTime(to, begin + seconds)
  volume.gain.setValueAtTime(0.0001, begin)
  volume.gain.exponentialRampToValueAtTime(loudness, begin + Math.min(0.02, seconds / 4))
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + seconds)
  tone.connect(volume).connect(output)
  tone.start(begin)
  tone.stop(begin + seconds + 0.02)
}
