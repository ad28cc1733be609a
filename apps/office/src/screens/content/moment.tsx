import { adminWords } from '@fairhouse/i18n/office'
import { Field } from '@fairhouse/ui'
import { useState, type FocusEvent } from 'react'
import { useWords } from '#lib/words'
import { toZoned, readZoned } from '#lib/time-zone'

interface Props {
  label: string
  hint?: string
  required?: boolean
  /** Error beyond an invalid time. */
  error?: string | undefined
  zone: string
  /** Undefined while the typed time is invalid. */
  value: string | null | undefined
  onChange: (iso: string | null | undefined) => void
}

/** Date and time field in the given time zone. */
export function Moment({ zone, value, onChange, error, ...look }: Props) {
  const { t } = useWords(adminWords)
  const [typed, setTyped] = useState(() => (value ? toZoned(value, zone) : ''))
  const [isLeft, setLeft] = useState(value === undefined)
  const type = (clock: string) => {
    setTyped(clock)
    onChange(readZoned(clock, zone))
  }
  const endSession = ({ target }: FocusEvent<HTMLInputElement>) => {
    setLeft(true)
    // A half-filled field reports an empty value.
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
      onBlur={endSession}
      {...(wrong !== undefined && { error: wrong })}
    />
  )
}
