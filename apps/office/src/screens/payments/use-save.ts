import { adminWords } from '@fairhouse/i18n/office'
import { pushToast } from '@fairhouse/ui'
import { useFormAction } from '#lib/action'
import { useInvalidate } from '#lib/query'
import { useWords } from '#lib/words'

/** Saves a form; shows field errors, and says if approval is needed. */
export function useSave() {
  const { t } = useWords(adminWords)
  const again = useInvalidate()
  const { run, ...form } = useFormAction()

  const save = (work: () => Promise<{ approval?: string | null }>, onDone: () => void) =>
    run(async () => {
      const done = await work()
      pushToast(t(done.approval ? 'payments.asked' : 'common.done'), 'good')
      again(
        'GET /office/api/payments',
        'GET /office/api/payment/withdrawals',
        'GET /office/api/payment/controls',
        'GET /office/api/approvals',
      )
      onDone()
    })

  return { ...form, save }
}
