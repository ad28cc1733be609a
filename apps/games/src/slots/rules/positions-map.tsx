import type { Position } from '@fairhouse/engines'

const cell = 10

interface Props {
  reels: number
  rows: number
  lit: readonly Position[]
  /** Text alternative. */
  label: string
  /** Path of a line over the reels. */
  line?: readonly number[]
}

/** Board with some positions highlighted. */
export function PositionsMap({ reels, rows, lit, label, line }: Props) {
  const isLit = (reel: number, row: number) => lit.some(([on, at]) => on === reel && at === row)
  return (
    <svg viewBox={`0 0 ${reels * cell} ${rows * cell}`} role="img" aria-label={label}>
      {Array.from({ length: reels * rows }, (_, index) => {
        const [reel, row] = [Math.floor(index / rows), index % rows]
        return (
          <rect
            key={index}
            x={reel * cell + 0.8}
            y={row * cell + 0.8}
            width={cell - 1.6}
            height={cell - 1.6}
            rx="1.5"
            class={isLit(reel, row) ? 'fill-accent' : 'fill-surface-raised'}
          />
        )
      })}
      {line && (
        <polyline
          points={line.map((row, reel) => `${(reel + 0.5) * cell},${(row + 0.5) * cell}`).join(' ')}
          class="fill-none stroke-text"
          stroke-width="1.4"
        />
      )}
    </svg>
  )
}
