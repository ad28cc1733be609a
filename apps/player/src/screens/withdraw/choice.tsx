import { join } from '@fairhouse/ui'
import { useId, type ReactNode } from 'react'

interface Props {
  legend: string
  options: readonly { value: string; label: ReactNode }[]
  value: string
  onChange: (value: string) => void
}

const optionClass = join(
  'flex min-h-12 cursor-pointer items-center gap-3 rounded-control border border-control px-4 py-2',
  'hover:border-accent has-checked:border-accent has-checked:bg-accent-soft',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
)

/** Radio group. */
export function Choice({ legend, options, value, onChange }: Props) {
  const name = useId()
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={optionClass}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="size-5 shrink-0 accent-accent"
          />
          <span className="min-w-0 break-words">{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
