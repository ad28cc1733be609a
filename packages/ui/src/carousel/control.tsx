import { join } from '../utils/join.ts'

/** Paths on a 24 × 24 grid. */
const shapes = {
  previous: 'M14.5 6 8.5 12l6 6',
  next: 'M9.5 6l6 6-6 6',
  pause: 'M9 6.5v11M15 6.5v11',
  play: 'M8.5 6v12l9-6z',
} as const

interface ControlProps {
  shape: keyof typeof shapes
  label: string
  onClick: () => void
  'data-rotation'?: boolean
}

export function Control({ shape, label, onClick, ...marks }: ControlProps) {
  const isArrow = shape === 'previous' || shape === 'next'
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className={join(
        'inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full',
        'text-text-quiet transition-colors hover:bg-surface-raised hover:text-accent',
      )}
      {...marks}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        className={join('size-6 fill-none stroke-current stroke-2', isArrow && 'rtl:-scale-x-100')}
      >
        <path d={shapes[shape]} strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </button>
  )
}
