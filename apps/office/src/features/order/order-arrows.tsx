import { IconButton } from '@fairhouse/ui'

interface Props {
  /** Accessible labels of the arrows, including the item's name. */
  up: string
  down: string
  onMove: (by: -1 | 1) => void
}

/** Buttons that move a row up or down. */
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
