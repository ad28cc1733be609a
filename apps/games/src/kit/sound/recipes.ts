export interface Note {
  readonly wave: 'sine' | 'triangle' | 'square' | 'sawtooth'
  /** Frequency in hertz at start and end. */
  readonly from: number
  readonly to: number
  /** Delay in seconds. */
  readonly at: number
  readonly seconds: number
  readonly loudness: number
}

const bell = (pitch: number, at: number, seconds = 0.35, loudness = 0.09): Note[] => [
  { wave: 'sine', from: pitch, to: pitch, at, seconds, loudness },
  {
    wave: 'sine',
    from: pitch * 2.01,
    to: pitch * 2,
    at,
    seconds: seconds * 0.6,
    loudness: loudness / 3,
  },
]

const melody = (pitches: readonly number[], step: number, seconds: number): Note[] =>
  pitches.flatMap((pitch, index) => bell(pitch, index * step, seconds))

const [c5, e5, g5, c6, e6, g6] = [523.25, 659.25, 783.99, 1046.5, 1318.5, 1568]

/** LIST of sounds. */
export const recipes = {
  spin: [
    { wave: 'triangle', from: 180, to: 520, at: 0, seconds: 0.22, loudness: 0.06 },
    { wave: 'sine', from: 90, to: 140, at: 0.05, seconds: 0.3, loudness: 0.05 },
  ],
  stop: [
    { wave: 'sine', from: 150, to: 60, at: 0, seconds: 0.12, loudness: 0.16 },
    { wave: 'triangle', from: 700, to: 240, at: 0, seconds: 0.04, loudness: 0.03 },
  ],
  scatter: melody([g5, c6], 0.07, 0.4),
  anticipation: [
    { wave: 'triangle', from: 220, to: 660, at: 0, seconds: 0.9, loudness: 0.035 },
    { wave: 'sine', from: 440, to: 880, at: 0.2, seconds: 0.8, loudness: 0.025 },
  ],
  line: bell(e5, 0, 0.2, 0.05),
  win: melody([c5, e5, g5, c6], 0.09, 0.4),
  /** Winning symbols burst and new ones fall. */
  tumble: [
    { wave: 'triangle', from: 980, to: 320, at: 0, seconds: 0.09, loudness: 0.05 },
    { wave: 'sine', from: 210, to: 70, at: 0.2, seconds: 0.14, loudness: 0.12 },
    { wave: 'sine', from: 170, to: 60, at: 0.28, seconds: 0.12, loudness: 0.08 },
  ],
  /** Next step of a multiplier. */
  step: melody([g5, e6], 0.06, 0.25),
  coin: [
    { wave: 'square', from: 1980, to: 1975, at: 0, seconds: 0.06, loudness: 0.02 },
    ...bell(2637, 0.04, 0.3, 0.05),
    { wave: 'sine', from: 160, to: 70, at: 0, seconds: 0.1, loudness: 0.12 },
  ],
  orb: [
    { wave: 'sine', from: 420, to: 1260, at: 0, seconds: 0.34, loudness: 0.06 },
    ...bell(c6, 0.28, 0.3, 0.06),
  ],
  expand: [
    { wave: 'sawtooth', from: 110, to: 440, at: 0, seconds: 0.4, loudness: 0.025 },
    ...melody([c5, g5, c6], 0.09, 0.4),
  ],
  walk: [
    { wave: 'triangle', from: 300, to: 220, at: 0, seconds: 0.12, loudness: 0.08 },
    { wave: 'triangle', from: 260, to: 190, at: 0.2, seconds: 0.12, loudness: 0.08 },
  ],
  /** An object opens and reveals its prize. */
  open: [
    { wave: 'triangle', from: 240, to: 760, at: 0, seconds: 0.16, loudness: 0.07 },
    ...melody([e5, c6, e6], 0.08, 0.35).map((note) => ({ ...note, at: note.at + 0.12 })),
  ],
  feature: melody([g5, c6, e6, g6, e6, g6], 0.11, 0.6),
  'big-win': melody([c5, e5, g5, c6, e6, g6, e6, c6, e6, g6], 0.13, 0.7),
} as const satisfies Record<string, readonly Note[]>
