import { useId } from 'react'
import { Option } from '#features/option'

interface Props {
  legend: string
  options: readonly { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
}

/** Selects a period. */
export function SpanChoice({ legend, options, value, onChange }: Props) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      <div className="grid grid-cols-2 gap-2 lg:grid-cols-3">
        {options.map((option) => (
          <Option
            key={option.value}
            name={name}
            value={option.value}
            label={option.label}
            isChosen={option.value === value}
            onChoose={() => onChange(option.value)}
          />
        ))}
      </div>
    </fieldset>
  )
}
