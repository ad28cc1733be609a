import { IconButton } from '@fairhouse/ui'

interface Props {
  /** What the arrows are called, with the name of what they move. */
  up: string
  down: string
  onMove: (by: -1 | 1) => void
}

/** Moves a row up or down in its list. */
export function OrderArrows({ up, down, onMove }: Props) {
  return (
    <span className="inline-flex gap-1">
      <IconButton variant="plain" icon="arrow-up" label={up} onClick={() => onMove(-1)} />
      <span className="rotate-180">
        <IconButton variant="plain" icon="arrow-up" label={down} onClick={() => onMove(1)} />
      </span>
    </span>
  )
}
