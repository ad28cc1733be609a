import { adminWords } from '@fairhouse/i18n/office'
import { call } from '@fairhouse/browser/call'
import { Button, pushToast } from '@fairhouse/ui'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { ReasonDialog } from '#features/decision'
import { useInvalidate } from '#lib/query'
import { useWords } from '#lib/words'
import { splitLines } from './lines.ts'
import { NewBrandFields, type NewBrandFacts } from './new-brand-fields.tsx'

const nothing: NewBrandFacts = {
  code: '',
  name: '',
  hosts: '',
  currency: 'VND',
  language: 'EN',
  market: 'strict',
  demonstration: false,
}

/** New brand: permanent and required settings; the rest is set on the brand's page. */
export function NewBrand({ mayDemonstrate }: { mayDemonstrate: boolean }) {
  const { t } = useWords(adminWords)
  const again = useInvalidate()
  const [, go] = useLocation()
  const [isOpen, setOpen] = useState(false)
  const [facts, setFacts] = useState(nothing)
  const send = async () => {
    const { code, name, hosts, currency, language, market, demonstration } = facts
    const { id } = await call('PUT /office/api/brand', {
      code: code.trim(),
      name: name.trim(),
      currency,
      market,
      ...(demonstration && { demonstration }),
      languages: [language],
      domains: splitLines(hosts.toLowerCase()),
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
        fields={<NewBrandFields {...{ facts, mayDemonstrate }} onChange={setFacts} />}
        onSend={send}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
