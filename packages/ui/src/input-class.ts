import { join } from './join.ts'

/** The look of a field. Letters of 16 px, below which phones zoom in on it. */
export const inputClass = join(
  'min-h-12 w-full min-w-0 rounded-control border border-control bg-surface-sunken text-base',
  'text-text transition-colors placeholder:text-text-quiet hover:border-accent',
  'focus-visible:border-accent focus-visible:outline-offset-0 aria-invalid:border-bad',
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-raised',
  'disabled:text-text-quiet',
)
