import { useEffect, useRef, useState } from 'react'

const restMs = 150

/** Field value that is reported after a pause in typing and follows outside changes. */
export function useDebouncedField(value: string, onRest: (value: string) => void) {
  const [typed, setTyped] = useState(value)
  const reported = useRef(value)
  const report = useRef(onRest)
  useEffect(() => {
    report.current = onRest
  })
  useEffect(() => {
    if (value === reported.current) return
    reported.current = value
    setTyped(value)
  }, [value])
  useEffect(() => {
    const rested = typed.trim()
    if (rested === reported.current) return undefined
    const timer = setTimeout(() => {
      reported.current = rested
      report.current(rested)
    }, restMs)
    return () => clearTimeout(timer)
  }, [typed])
  return [typed, setTyped] as const
}
