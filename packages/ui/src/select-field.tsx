import { useId } from 'react'
import { Icon } from './icon.tsx'
import { inputClass } from './input-class.ts'
import { join } from './join.ts'
import { Labelled, describedBy } from './labelled.tsx'

interface Props {
  label: string
  /** Shown while nothing is chosen. */
  placeholder: string
  options: readonly { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
  error?: string
}

/** A field of a form whose value is one of a long list; what is wrong with it is read with it. */
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
