/** The symbols of each reel as one text, so that data reads as strips do on paper. */
export const strips = (...reels: string[]): string[][] =>
  reels.map((reel) => reel.trim().split(/\s+/))
