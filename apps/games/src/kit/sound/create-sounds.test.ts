import { expect, test, vi } from 'vitest'
import { createSounds } from './create-sounds.ts'
import { firstSettings } from './settings.ts'

/** An audio context that only keeps what is asked of it. */
function fakeContext() {
  const node = () => ({
    gain: { value: 1, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() },
    connect: (to: unknown) => to,
  })
  const gains: ReturnType<typeof node>[] = []
  const tones: object[] = []
  const context = {
    state: 'running',
    currentTime: 0,
    destination: {},
    createGain: () => {
      const gain = node()
      gains.push(gain)
      return gain
    },
    createOscillator: () => {
      const frequency = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() }
      const tone = { ...node(), type: '', frequency, start: vi.fn(), stop: vi.fn() }
      tones.push(tone)
      return tone
    },
  }
  return { context, gains, tones }
}

function fakeSounds() {
  const { context, gains, tones } = fakeContext()
  const setLoudness = vi.fn<(loudness: number) => void>()
  const loadMusic = vi.fn(() => Promise.resolve(() => ({ setLoudness })))
  const sounds = createSounds({
    openContext: () => context as unknown as AudioContext,
    loadMusic,
  })
  return { sounds, gains, tones, loadMusic, setLoudness }
}

test('music and effects have their own loudness; muting silences both', async () => {
  const { sounds, gains, loadMusic, setLoudness } = fakeSounds()
  sounds.set({ isMuted: false, music: 50, effects: 20 })
  expect(loadMusic).not.toHaveBeenCalled()
  sounds.unlock()
  await vi.waitFor(() => expect(setLoudness).toHaveBeenLastCalledWith(0.25))
  expect(gains[0]?.gain.value).toBeCloseTo(0.04)
  sounds.set({ isMuted: true, music: 50, effects: 20 })
  await vi.waitFor(() => expect(setLoudness).toHaveBeenLastCalledWith(0))
  expect(gains[0]?.gain.value).toBe(0)
  expect(loadMusic).toHaveBeenCalledOnce()
})

test('music that is off is not loaded, and muted effects make no tones', () => {
  const { sounds, tones, loadMusic } = fakeSounds()
  sounds.set({ ...firstSettings, music: 0 })
  sounds.unlock()
  sounds.play('win')
  expect(tones.length).toBeGreaterThan(0)
  const played = tones.length
  sounds.set({ ...firstSettings, music: 0, isMuted: true })
  sounds.play('win')
  expect([tones.length, loadMusic.mock.calls.length]).toEqual([played, 0])
})
