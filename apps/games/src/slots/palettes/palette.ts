import type { Brush } from './paint.ts'

/** What is behind a game. */
export interface Backdrop {
  /** Pictures that it is made with, by name. */
  readonly props: readonly string[]
  paint(brush: Brush, prop: (name: string) => CanvasImageSource | undefined): void
}

/** How a family of games looks: what is behind them, and what stands around the reels. */
export interface Palette {
  /** Each is a script of its own, which only its games load. */
  loadBackdrop(): Promise<Backdrop>
  /** How much of its place a symbol fills, by what it is worth. */
  readonly sizes: { readonly high: number; readonly low: number; readonly special: number }
}
