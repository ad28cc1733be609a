import { useEffect, useId, useRef } from 'react'
import { Icon } from '../media/icon.tsx'
import { inputClass } from './input-class.ts'
import { join } from '../utils/join.ts'
import { describedBy, Labelled } from './labelled.tsx'
import type { PickerOption } from './match-options.ts'
import { PickerList } from './picker-list.tsx'
import { usePicker } from './use-picker.ts'

interface Props<Value extends string> {
  label: string
  options: readonly PickerOption<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
  placeholder?: string
  /** Message when no option matches the query. */
  emptyText: string
  hint?: string
  error?: string
  required?: boolean
}

/** Combobox for a long list of options, searched by typing. */
export function Picker<Value extends string>(props: Props<Value>) {
  const { label, options, value, hint, error, required = false } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const picker = usePicker(props)
  const { isOpen, marked } = picker
  const chosen = options.find((option) => option.value === value)
  useEffect(() => {
    if (isOpen) input.current?.select()
  }, [isOpen])
  return (
    <Labelled id={id} label={label} hint={hint} error={error} required={required}>
      <span className="relative flex items-center">
        <input
          ref={input}
          id={id}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          required={required}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}list`}
          aria-activedescendant={picker.matches[marked] && `${id}option${marked}`}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy(id, hint, error)}
          placeholder={chosen?.label ?? props.placeholder}
          value={picker.query ?? chosen?.label ?? ''}
          onChange={(event) => picker.search(event.target.value)}
          onClick={picker.open}
          onFocus={picker.stay}
          onBlur={picker.closeSoon}
          onKeyDown={picker.press}
          className={join(inputClass, 'ps-4 pe-11')}
        />
        <Icon
          name={isOpen ? 'search' : 'chevron'}
          className="pointer-events-none absolute end-4 text-text-quiet"
        />
      </span>
      <PickerList id={id} label={label} anchor={input} picker={picker} value={value}>
        {props.emptyText}
      </PickerList>
    </Labelled>
  )
}
