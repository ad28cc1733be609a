import { adminWords } from '@fairhouse/i18n/office'
import { call } from '@fairhouse/browser/call'
import { pushToast } from '@fairhouse/ui'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useFormAction } from '#lib/action'
import { useInvalidate } from '#lib/query'
import { useWords } from '#lib/words'
import { formOf, termsOf, type Provider, type ShownKey } from './view.ts'

export type FormState = ReturnType<typeof useProviderForm>

/** The form of a provider, and the key of a new one once it is sent. */
export function useProviderForm(provider: Provider | undefined) {
  const { t } = useWords(adminWords)
  const again = useInvalidate()
  const [, go] = useLocation()
  const { run, ...state } = useFormAction()
  const [form, setForm] = useState(formOf(provider))
  const [shown, setShown] = useState<ShownKey>()
  const change = (to: Partial<typeof form>) => setForm({ ...form, ...to })

  const add = async (reason: string) => {
    const { code, wallet, brands } = form
    const only = brands && { brands: [...brands] }
    const input = { ...termsOf(form), code: code.trim(), wallet, ...only, reason }
    const { key } = await call('PUT /office/api/provider', input)
    setShown({ code: input.code, key })
  }
  const save = async ({ code, seen }: Provider, reason: string) => {
    const input = { ...termsOf(form), code, seen, reason }
    const { approval } = await call('POST /office/api/provider/change', input)
    pushToast(t(approval === null ? 'common.done' : 'approvals.asked'), 'good')
    // The list shows the request.
    if (approval !== null) go('/providers')
  }
  const send = (reason: string) =>
    void run(async () => {
      await (provider ? save(provider, reason) : add(reason))
      again('GET /office/api/providers', 'GET /office/api/approvals', 'GET /office/api/catalogue')
    })
  return { form, change, send, shown, ...state }
}
