/** Quiet music under the game. */
export interface Music {
  setLoudness(loudness: number): void
}

const barSeconds = 3.2
/** Bars are planned this far ahead, so that a busy page leaves no gap. */
const aheadSeconds = 1.5
const fadeSeconds = 0.6

/** LIST of the chords, each a bar long, in hertz; all from one pentatonic scale. */
const chords: readonly (readonly number[])[] = [
  [130.81, 196, 261.63, 329.63],
  [110, 164.81, 220, 329.63],
  [146.83, 220, 293.66, 392],
  [98, 146.83, 196, 293.66],
]

/** Notes plucked over a chord: its places, an octave higher. */
const pattern = [1, 2, 3, 2, 1, 3, 2, 3] as const

/** Plays chords with a plucked figure until its loudness is zero or the page is hidden. */
export function createMusic(context: AudioContext): Music {
  const output = context.createGain()
  output.gain.value = 0
  output.connect(context.destination)
  let loudness = 0
  let bar = 0
  let next = 0
  let timer: ReturnType<typeof setInterval> | undefined

  function plan() {
    if (next < context.currentTime) next = context.currentTime + 0.1
    while (next < context.currentTime + aheadSeconds) {
      playBar(context, output, bar, next)
      bar += 1
      next += barSeconds
    }
  }

  function apply() {
    const isOn = loudness > 0 && !document.hidden
    output.gain.setTargetAtTime(isOn ? loudness : 0, context.currentTime, fadeSeconds / 3)
    if (isOn && timer === undefined) {
      plan()
      timer = setInterval(plan, 500)
    }
    if (!isOn) {
      clearInterval(timer)
      timer = undefined
    }
  }

  document.addEventListener('visibilitychange', apply)
  return {
    setLoudness(to) {
      loudness = to
      apply()
    },
  }
}

function playBar(context: AudioContext, output: AudioNode, bar: number, at: number): void {
  const chord = chords[bar % chords.length] ?? []
  for (const pitch of chord) {
    const facts = { wave: 'sine', pitch, at, seconds: barSeconds * 1.15, loudness: 0.05 } as const
    playTone(context, output, { ...facts, attack: barSeconds / 3 })
  }
  for (const [place, degree] of pattern.entries()) {
    const pitch = (chord[degree] ?? 0) * 2
    const begin = at + (place * barSeconds) / pattern.length
    const facts = { wave: 'triangle', pitch, at: begin, seconds: 0.7, loudness: 0.035 } as const
    if (pitch > 0) playTone(context, output, { ...facts, attack: 0.01 })
  }
}

interface Tone {
  readonly wave: 'sine' | 'triangle'
  readonly pitch: number
  readonly at: number
  readonly seconds: number
  readonly loudness: number
  readonly attack: number
}

function playTone(context: AudioContext, output: AudioNode, tone: Tone): void {
  const { wave, pitch, at, seconds, loudness, attack } = tone
  const source = context.createOscillator()
  const volume = context.createGain()
  source.type = wave
  source.frequency.value = pitch
  volume.gain.setValueAtTime(0.0001, at)
  volume.gain.exponentialRampToValueAtTime(loudness, at + attack)
  volume.gain.exponentialRampToValueAtTime(0.0001, at + seconds)
  source.connect(volume).connect(output)
  source.start(at)
  source.stop(at + seconds + 0.02)
}
