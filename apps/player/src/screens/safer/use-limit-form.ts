import { pushToast } from '@fairhouse/ui'
import { useState, type FormEvent } from 'react'
import { call, CallRefused } from '#lib/call'
import { useCentreWords } from '#lib/centre-words'
import type { Limit } from '#lib/limits'
import { ownZone } from '#lib/moment'
import { effectOf, limitTyped } from './limit-value.ts'
import { useLimitChange } from './use-change.ts'

/** What is typed for a limit, what is wrong with it, and the sending. */
export function useLimitForm(limit: Limit, onDone: () => void) {
  const { tc } = useCentreWords()
  const { busy, problem, change } = useLimitChange()
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  const { name } = limit
  const kind: 'minutes' | 'amount' = name === 'sessionTime' ? 'minutes' : 'amount'
  const value = limitTyped(name, typed)

  const send = async (wanted: string | null) => {
    try {
      return await call('POST /wps/limits/set', { name, value: wanted, zone: ownZone() })
    } catch (error) {
      if (error instanceof CallRefused) setFault(error.errors?.['value'])
      throw error
    }
  }
  const set = async (wanted: string | null) => {
    const isLater = wanted === null || effectOf(wanted, limit) === 'later'
    const isDone = await change(() => send(wanted))
    if (!isDone) return
    pushToast(tc(isLater ? 'safer.set_later' : 'safer.set_now'), 'good')
    onDone()
  }
  return {
    typed,
    kind,
    value,
    fault,
    busy,
    problem: fault === undefined ? problem : undefined,
    type(text: string) {
      setTyped(text)
      setFault(undefined)
    },
    submit(event: FormEvent) {
      event.preventDefault()
      if (value === undefined) setFault(tc(`safer.fault_${kind}`))
      else void set(value)
    },
    remove: () => void set(null),
  }
}
