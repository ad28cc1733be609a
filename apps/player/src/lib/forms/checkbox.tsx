import { Icon, join } from '@fairhouse/ui'
import { useId, type ReactNode } from 'react'
import type { FormState } from './use-form.ts'

interface Props {
  form: FormState
  name: string
  children: ReactNode
}

const markClass = join(
  'pointer-events-none absolute inset-0 m-auto size-4 text-on-accent not-peer-checked:hidden',
)

const boxClass = join(
  'peer size-full cursor-pointer appearance-none rounded-md border border-control',
  'bg-surface-sunken transition-colors checked:border-accent checked:bg-accent hover:border-accent',
  'aria-invalid:border-bad',
)

/** A checkbox: its form value is `true` or empty. */
export function Checkbox({ form, name, children }: Props) {
  const id = useId()
  const { value, error, onChange } = form.bind(name)
  return (
    <div className="flex flex-col">
      <div className="flex min-h-11 items-center gap-3">
        <span className="relative flex size-6 shrink-0">
          <input
            id={id}
            name={name}
            type="checkbox"
            checked={value === 'true'}
            onChange={({ target }) => onChange(target.checked ? 'true' : '')}
            aria-invalid={error !== undefined}
            aria-describedby={error === undefined ? undefined : `${id}error`}
            className={boxClass}
          />
          <Icon name="check" className={markClass} />
        </span>
        <label htmlFor={id} className="cursor-pointer py-2 text-sm">
          {children}
        </label>
      </div>
      {error !== undefined && (
        <p id={`${id}error`} className="flex items-start gap-2 text-sm text-bad">
          <Icon name="alert" className="mt-0.5 size-4" />
          {error}
        </p>
      )}
    </div>
  )
}
