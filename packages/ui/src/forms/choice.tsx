import { useId } from 'react'
import { Icon } from '../media/icon.tsx'
import { join } from '../utils/join.ts'

interface Props<Value extends string> {
  label: string
  options: readonly { readonly value: Value; readonly label: string }[]
  value: Value
  onChange: (value: Value) => void
}

const selectClass = join(
  'min-h-11 w-full min-w-0 cursor-pointer appearance-none truncate rounded-control ps-3 pe-9',
  'border border-control bg-surface-sunken text-base text-text transition-colors',
  'hover:border-accent',
)

/** Labelled native select for a short list of options. */
export function Choice<Value extends string>({ label, options, value, onChange }: Props<Value>) {
  const id = useId()
  const choose = (chosen: string) => {
    const option = options.find((one) => one.value === chosen)
    if (option) onChange(option.value)
  }
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium text-text-quiet">
        {label}
      </label>
      <span className="relative flex items-center">
        <select
          id={id}
          value={value}
          onChange={(event) => choose(event.target.value)}
          className={selectClass}
        >
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
    </div>
  )
}
