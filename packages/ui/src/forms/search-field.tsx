import type { ComponentProps } from 'react'
import { Icon } from '../media/icon.tsx'
import { join } from '../utils/join.ts'

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'style' | 'onChange'> {
  /** Shown in the empty field, and read out. */
  label: string
  value: string
  onChange: (value: string) => void
}

/** Round field with a magnifier. */
export function SearchField({ label, onChange, ...native }: Props) {
  return (
    <span className="relative flex min-w-0 grow items-center">
      <Icon name="search" className="pointer-events-none absolute start-4 text-text-quiet" />
      <input
        {...native}
        type="search"
        aria-label={label}
        placeholder={label}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
        className={join(
          'min-h-12 w-full min-w-0 rounded-full border border-control bg-surface ps-12 pe-4',
          'text-base placeholder:text-text-quiet hover:border-accent',
        )}
      />
    </span>
  )
}
