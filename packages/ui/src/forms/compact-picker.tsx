import { useEffect, useId, useRef } from 'react'
import { Icon } from '../media/icon.tsx'
import { inputClass } from './input-class.ts'
import { join } from '../utils/join.ts'
import type { PickerOption } from './match-options.ts'
import { flagClass, PickerList } from './picker-list.tsx'
import { usePicker } from './use-picker.ts'

interface Props<Value extends string> {
  label: string
  options: readonly PickerOption<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
  /** Message when no option matches the query. */
  emptyText: string
}

/** Small picker beside another field; closed, it shows only the image and hint of the choice. */
export function CompactPicker<Value extends string>(props: Props<Value>) {
  const { label, options, value } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const picker = usePicker(props)
  const { isOpen, marked } = picker
  const chosen = options.find((option) => option.value === value)
  useEffect(() => {
    if (isOpen) input.current?.select()
  }, [isOpen])
  const image = isOpen ? undefined : chosen?.image
  return (
    <span className="relative flex w-28 shrink-0 items-center">
      {image !== undefined && (
        <img
          src={image}
          alt=""
          width={24}
          height={16}
          className={join(flagClass, 'pointer-events-none absolute start-3')}
        />
      )}
      <input
        ref={input}
        id={id}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}list`}
        aria-activedescendant={picker.matches[marked] && `${id}option${marked}`}
        value={picker.query ?? chosen?.hint ?? ''}
        onChange={(event) => picker.search(event.target.value)}
        onClick={picker.open}
        onFocus={picker.stay}
        onBlur={picker.closeSoon}
        onKeyDown={picker.press}
        className={join(inputClass, 'pe-8', isOpen ? 'ps-3' : 'cursor-pointer ps-11')}
      />
      <Icon
        name={isOpen ? 'search' : 'chevron'}
        className="pointer-events-none absolute end-2.5 size-4 text-text-quiet"
      />
      <PickerList id={id} label={label} anchor={input} picker={picker} value={value}>
        {props.emptyText}
      </PickerList>
    </span>
  )
}
