import { CallRefused } from '@fairhouse/browser/call'
import type { Run } from '@fairhouse/browser/action'
import { useState } from 'react'
import { useAction } from './use-action.ts'

interface FormAction extends Run {
  /** The error of a field, as props of its input. */
  fault: (name: string) => { error?: string }
}

/** Like `useAction`, and keeps the errors of the fields that the server refused. */
export function useFormAction(): FormAction {
  const { busy, problem, run } = useAction()
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const runForm = (action: () => Promise<unknown>) =>
    run(async () => {
      setErrors({})
      await action().catch((error: unknown) => {
        if (error instanceof CallRefused) setErrors(error.errors)
        throw error
      })
    })
  const fault = (name: string) => {
    const error = errors[name]
    return error === undefined ? {} : { error }
  }
  return { busy, problem, run: runForm, fault }
}
