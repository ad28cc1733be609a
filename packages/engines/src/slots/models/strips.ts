/** Reads reel strips from text, so that model data looks like printed strips. */
export const strips = (...reels: string[]): string[][] =>
  reels.map((reel) => reel.trim().split(/\s+/))
