import { call } from '@fairhouse/browser/call'
import { Button, pushToast } from '@fairhouse/ui'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { ReasonDialog } from '#features/decide'
import { useAgain } from '#lib/ask'
import { useWords } from '#lib/later-words'
import { linesOf } from './lines.ts'
import { NewBrandFields, type NewBrandFacts } from './new-brand-fields.tsx'

const nothing: NewBrandFacts = {
  code: '',
  name: '',
  hosts: '',
  currency: 'VND',
  language: 'EN',
  market: 'strict',
}

/** What cannot be changed later, and what a site cannot be without; the rest is its page's. */
export function NewBrand() {
  const { t } = useWords()
  const again = useAgain()
  const [, go] = useLocation()
  const [isOpen, setOpen] = useState(false)
  const [facts, setFacts] = useState(nothing)
  const send = async () => {
    const { code, name, hosts, currency, language, market } = facts
    const { id } = await call('PUT /office/api/brand', {
      code: code.trim(),
      name: name.trim(),
      currency,
      market,
      languages: [language],
      domains: linesOf(hosts.toLowerCase()),
    })
    pushToast(t('common.done'), 'good')
    again('GET /office/api/brands')
    go(`/brands/${id}`)
  }
  return (
    <>
      <Button size="small" icon="plus" onClick={() => setOpen(true)}>
        {t('brands.new')}
      </Button>
      <ReasonDialog
        open={isOpen}
        title={t('brands.new')}
        text={t('brands.new_text')}
        confirm={t('brands.create')}
        fields={<NewBrandFields facts={facts} onChange={setFacts} />}
        onSend={send}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
