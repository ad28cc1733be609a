import { useId, type ComponentProps } from 'react'
import { inputClass } from './input-class.ts'
import { join } from '../utils/join.ts'
import { describedBy, Labelled } from './labelled.tsx'

type Native = Omit<ComponentProps<'textarea'>, 'onChange' | 'value' | 'className' | 'style' | 'id'>

interface Props extends Native {
  label: string
  value: string
  onChange: (value: string) => void
  hint?: string
  error?: string
}

/** Labelled multi-line input that grows with its text. */
export function TextArea({ label, value, onChange, hint, error, ...native }: Props) {
  const id = useId()
  return (
    <Labelled id={id} label={label} hint={hint} error={error} required={native.required === true}>
      <textarea
        rows={5}
        {...native}
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(id, hint, error)}
        className={join(inputClass, 'field-sizing-content max-h-80 min-h-32 px-4 py-3')}
      />
    </Labelled>
  )
}
