/** `still` skips all animations, for players who prefer reduced motion. */
export type Tempo = 'calm' | 'turbo' | 'still'

/** Speed of a round's animations; never changes the result shown. */
export interface Pace {
  readonly tempo: Tempo
  readonly isSkipped: boolean
  /** Animates a share from 0 to 1. Firm animations are skipped only where the market allows it. */
  over(ms: number, draw: (share: number) => void, isFirm?: boolean): Promise<void>
  wait(ms: number, isFirm?: boolean): Promise<void>
  skip(): void
}

export type Frames = (draw: (ms: number) => void) => void

/** Share of the calm time that fast play takes. */
export const turboShare = 0.45

export function createPace(tempo: Tempo, frames: Frames, mayHurry: boolean): Pace {
  let isSkipped = false
  const scale = tempo === 'turbo' ? turboShare : 1
  const isOver = (isFirm: boolean) => isSkipped && (mayHurry || !isFirm)
  const over: Pace['over'] = (ms, draw, isFirm = false) =>
    new Promise((resolve) => {
      let begin: number | undefined
      const end = () => {
        draw(1)
        resolve()
      }
      const next = (now: number) => {
        begin ??= now
        const share = (now - begin) / (ms * scale)
        if (share >= 1 || isOver(isFirm)) return end()
        draw(Math.max(0, share))
        frames(next)
      }
      if (tempo === 'still' || ms <= 0 || isOver(isFirm)) end()
      else frames(next)
    })
  return {
    tempo,
    get isSkipped() {
      return isSkipped
    },
    over,
    wait: (ms, isFirm) => over(ms, () => {}, isFirm),
    skip: () => {
      isSkipped = true
    },
  }
}
