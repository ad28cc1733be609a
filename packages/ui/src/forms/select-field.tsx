import { useId } from 'react'
import { Icon } from '../media/icon.tsx'
import { inputClass } from './input-class.ts'
import { join } from '../utils/join.ts'
import { Labelled, describedBy } from './labelled.tsx'

interface Props {
  label: string
  /** Shown while no option is chosen. */
  placeholder: string
  options: readonly { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
  error?: string
}

/** Labelled native select of a form; screen readers read its error with it. */
export function SelectField({ label, placeholder, options, value, onChange, error }: Props) {
  const id = useId()
  return (
    <Labelled id={id} label={label} hint={undefined} error={error} required={false}>
      <span className="relative flex items-center">
        <select
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy(id, undefined, error)}
          className={join(inputClass, 'cursor-pointer appearance-none truncate ps-4 pe-10')}
        >
          <option value="" disabled>
            {placeholder}
          </option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon
          name="chevron"
          className="pointer-events-none absolute end-3 size-4 text-text-quiet"
        />
      </span>
    </Labelled>
  )
}
