import { adminWords } from '@fairhouse/i18n/office'
import { CallRefused } from '@fairhouse/browser/call'
import { pushToast } from '@fairhouse/ui'
import { useState } from 'react'
import { useAction } from '#lib/action'
import { useInvalidate } from '#lib/query'
import { useWords } from '#lib/words'

/** Saves a form; shows field errors, and says if approval is needed. */
export function useSave() {
  const { t } = useWords(adminWords)
  const again = useInvalidate()
  const { busy, problem, run } = useAction()
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
