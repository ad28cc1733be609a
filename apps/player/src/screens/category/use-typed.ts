import { useEffect, useRef, useState } from 'react'

const restMs = 150

/** A field whose value is told once it has rested, and that follows when it changes elsewhere. */
export function useTyped(value: string, onRest: (value: string) => void) {
  const [typed, setTyped] = useState(value)
  const told = useRef(value)
  const tell = useRef(onRest)
  useEffect(() => {
    tell.current = onRest
  })
  useEffect(() => {
    if (value === told.current) return
    told.current = value
    setTyped(value)
  }, [value])
  useEffect(() => {
    const rested = typed.trim()
    if (rested === told.current) return undefined
    const timer = setTimeout(() => {
      told.current = rested
      tell.current(rested)
    }, restMs)
    return () => clearTimeout(timer)
  }, [typed])
  return [typed, setTyped] as const
}
