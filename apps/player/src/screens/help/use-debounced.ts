import { useEffect, useState } from 'react'

/** Debounced value, so that typing does not send a request per letter. */
export function useDebounced<Value>(value: Value, restMs: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), restMs)
    return () => clearTimeout(timer)
  }, [value, restMs])
  return settled
}
