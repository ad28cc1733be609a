/** How loud a player wants the game, in per cent. */
export interface SoundSettings {
  readonly isMuted: boolean
  readonly music: number
  readonly effects: number
}

export const firstSettings: SoundSettings = { isMuted: false, music: 30, effects: 100 }

/** Loudness is heard on a curve: half way up sounds half as loud. */
export const gainOf = (percent: number): number => (percent / 100) ** 2
