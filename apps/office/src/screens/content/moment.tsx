import { Field } from '@fairhouse/ui'
import { useState, type FocusEvent } from 'react'
import { useWords } from '#lib/later-words'
import { toZoned, typedZoned } from '#lib/zoned'

interface Props {
  label: string
  hint?: string
  required?: boolean
  /** Said of it where the form asks for more than that it can be used. */
  error?: string | undefined
  zone: string
  /** Undefined while what is typed is no time that can be used. */
  value: string | null | undefined
  onChange: (iso: string | null | undefined) => void
}

/** A date and a time by the clock of the zone. */
export function Moment({ zone, value, onChange, error, ...look }: Props) {
  const { t } = useWords()
  const [typed, setTyped] = useState(() => (value ? toZoned(value, zone) : ''))
  const [isLeft, setLeft] = useState(value === undefined)
  const type = (clock: string) => {
    setTyped(clock)
    onChange(typedZoned(clock, zone))
  }
  const leave = ({ target }: FocusEvent<HTMLInputElement>) => {
    setLeft(true)
    // One that is half filled in says that it is empty.
    if (target.validity.badInput) onChange(undefined)
    else if (value === undefined) type(target.value)
  }
  const wrong = isLeft && value === undefined ? t('content.no_time') : error
  return (
    <Field
      {...look}
      type="datetime-local"
      value={typed}
      onChange={type}
      onBlur={leave}
      {...(wrong !== undefined && { error: wrong })}
    />
  )
}
