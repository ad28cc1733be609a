import { call } from '@fairhouse/browser/call'
import { Button, Field } from '@fairhouse/ui'
import { useState } from 'react'
import { BrandChoice } from '#features/brand-choice'
import { ReasonDialog } from '#features/decision'
import { freshQuery, useQueryOnce } from '#lib/query'
import { useWords } from '#lib/words'
import { ActivationDialog, type ActivationCode } from './activation-dialog.tsx'

/** Opens an account for a player and shows its activation code once. */
export function OpenAccount() {
  const { t } = useWords()
  const { data } = useQueryOnce(freshQuery('GET /office/api/member/openings', {}))
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('')
  const [chosen, setChosen] = useState<string>()
  const [code, setCode] = useState<ActivationCode>()
  const brandId = chosen ?? data?.brands[0]?.id
  const send = async (reason: string) => {
    if (brandId === undefined) return
    setCode(await call('PUT /office/api/member/open', { brandId, username: name.trim(), reason }))
    setName('')
  }
  return (
    <>
      <Button size="small" icon="plus" onClick={() => setOpen(true)}>
        {t('member.open_account')}
      </Button>
      <ReasonDialog
        open={isOpen}
        title={t('member.open_title')}
        text={t('member.open_text')}
        confirm={t('member.open_account')}
        reasonLabel={t('common.reason')}
        maySend={() => name.trim() !== ''}
        fields={
          <>
            <BrandChoice brands={data?.brands} value={brandId} onChange={setChosen} />
            <Field
              label={t('member.open_name')}
              required
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              maxLength={64}
              value={name}
              onChange={setName}
            />
          </>
        }
        onSend={send}
        onClose={() => setOpen(false)}
      />
      <ActivationDialog code={code} onClose={() => setCode(undefined)} />
    </>
  )
}
