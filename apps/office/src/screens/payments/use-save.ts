import { CallRefused } from '@fairhouse/browser/call'
import { pushToast } from '@fairhouse/ui'
import { useState } from 'react'
import { useAct } from '#lib/act'
import { useAgain } from '#lib/ask'
import { useWords } from '#lib/later-words'

/** Saves a form: what is wrong is shown at its field, and what must wait is said. */
export function useSave() {
  const { t } = useWords()
  const again = useAgain()
  const { busy, problem, run } = useAct()
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})

  const save = (work: () => Promise<{ approval?: string | null }>, onDone: () => void) =>
    run(async () => {
      setErrors({})
      const done = await work().catch((error: unknown) => {
        if (error instanceof CallRefused) setErrors(error.errors)
        throw error
      })
      pushToast(t(done.approval ? 'payments.asked' : 'common.done'), 'good')
      again(
        'GET /office/api/payments',
        'GET /office/api/payment/withdrawals',
        'GET /office/api/payment/controls',
        'GET /office/api/approvals',
      )
      onDone()
    })

  const fault = (name: string): { error?: string } => {
    const error = errors[name]
    return error === undefined ? {} : { error }
  }
  return { busy, problem, save, fault }
}
