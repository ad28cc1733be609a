import type { Position } from '@fairhouse/engines'

const cell = 10

interface Props {
  reels: number
  rows: number
  lit: readonly Position[]
  /** In words, for who does not see it. */
  label: string
  /** The way of a line over the reels. */
  line?: readonly number[]
}

/** A board with some of its places lit. */
export function PlacesMap({ reels, rows, lit, label, line }: Props) {
  const isLit = (reel: number, row: number) => lit.some(([on, at]) => on === reel && at === row)
  return (
    <svg viewBox={`0 0 ${reels * cell} ${rows * cell}`} role="img" aria-label={label}>
      {Array.from({ length: reels * rows }, (_, place) => {
        const [reel, row] = [Math.floor(place / rows), place % rows]
        return (
          <rect
            key={place}
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
