import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { matchOptions, type PickerOption } from './match-options.ts'
import { indexAfter, stepOf } from '../utils/move-focus.ts'

/** A click in the list blurs the field first; this delay lets the click arrive. */
const CLOSE_AFTER_BLUR_MS = 200

interface PickerProps<Value extends string> {
  options: readonly PickerOption<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
}

/** Query, matching options and highlighted option of an open picker. */
export function usePicker<Value extends string>({ options, value, onChange }: PickerProps<Value>) {
  const [query, setQuery] = useState<string>()
  const [marked, setMarked] = useState(0)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isOpen = query !== undefined
  const matches = isOpen ? matchOptions(options, query) : []
  useEffect(() => () => clearTimeout(leaving.current), [])

  const cancelClose = () => clearTimeout(leaving.current)
  const open = () => {
    if (isOpen) return
    setQuery('')
    setMarked(
      Math.max(
        0,
        options.findIndex((one) => one.value === value),
      ),
    )
  }
  const close = () => setQuery(undefined)
  const closeSoon = () => {
    leaving.current = setTimeout(close, CLOSE_AFTER_BLUR_MS)
  }
  const search = (text: string) => {
    setQuery(text)
    setMarked(0)
  }
  const choose = (option: PickerOption<Value> | undefined) => {
    if (!option) return
    onChange(option.value)
    close()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    const step = stepOf(event.key, 'block', false)
    const isJump = event.key === 'Home' || event.key === 'End'
    if (!isOpen) {
      if (step === undefined || isJump) return
      event.preventDefault()
      open()
    } else if (event.key === 'Escape' || event.key === 'Enter') {
      event.preventDefault()
      event.stopPropagation()
      if (event.key === 'Enter') choose(matches[marked])
      close()
    } else if (step !== undefined && !isJump && matches.length > 0) {
      event.preventDefault()
      setMarked(indexAfter(marked, step, matches.length))
    }
  }
  return {
    query,
    matches,
    marked,
    isOpen,
    open,
    stay: cancelClose,
    closeSoon,
    search,
    choose,
    press: onKeyDown,
  }
}
