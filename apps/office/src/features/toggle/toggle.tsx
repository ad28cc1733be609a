import { join } from '@fairhouse/ui'
import { useId } from 'react'

interface Props {
  label: string
  /** Explains the consequence. */
  hint?: string | undefined
  isOn: boolean
  onChange: (isOn: boolean) => void
}

const trackClass = join(
  'relative h-6 w-11 shrink-0 cursor-pointer appearance-none rounded-full border border-control',
  'bg-surface-sunken transition-colors hover:border-accent checked:border-accent checked:bg-accent',
  'before:absolute before:inset-y-0.5 before:start-0.5 before:aspect-square before:rounded-full',
  'before:bg-control before:transition-transform checked:before:translate-x-5',
  'checked:before:bg-on-accent rtl:checked:before:-translate-x-5',
)

/** A switch with a label and an explanation. */
export function Toggle({ label, hint, isOn, onChange }: Props) {
  const id = useId()
  return (
    <div className="flex min-h-11 items-center gap-3">
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        aria-describedby={hint === undefined ? undefined : `${id}hint`}
        onChange={({ target }) => onChange(target.checked)}
        className={trackClass}
      />
      <span className="flex min-w-0 flex-col">
        <label htmlFor={id} className="cursor-pointer text-sm font-medium">
          {label}
        </label>
        {hint !== undefined && (
          <span id={`${id}hint`} className="text-sm text-text-quiet">
            {hint}
          </span>
        )}
      </span>
    </div>
  )
}
