import type { Brush } from './paint.ts'

/** Backdrop of a game. */
export interface Backdrop {
  /** Names of the pictures it needs. */
  readonly props: readonly string[]
  paint(brush: Brush, prop: (name: string) => CanvasImageSource | undefined): void
}

/** Look of a family of games: backdrop, and the frame of the reels. */
export interface Palette {
  /** Loaded on demand. */
  loadBackdrop(): Promise<Backdrop>
  /** Share of a cell that a symbol fills, by its rank. */
  readonly sizes: { readonly high: number; readonly low: number; readonly special: number }
}
