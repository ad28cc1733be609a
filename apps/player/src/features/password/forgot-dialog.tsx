import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { Dialog, Tabs } from '@fairhouse/ui'
import { useState } from 'react'
import type { Value } from '#lib/call'
import { isOn } from '#lib/flags'
import { ByEmail } from './by-email.tsx'
import { ByPhone } from './by-phone.tsx'

interface Props {
  open: boolean
  onClose: () => void
  status: Value<'GET /wps/system/status'>
}

/** Resets a forgotten password by a verified email or phone. */
export function ForgotDialog({ open, onClose, status }: Props) {
  const { t } = useWords(accountWords)
  const [by, setBy] = useState<'email' | 'phone'>('email')
  const { registerRules: rules } = status
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('security.forgot_title')}
      closeLabel={t('security.close')}
      width={420}
    >
      <div className="flex flex-col gap-6">
        {isOn(status, 'CHNGPASSVERIF3') ? (
          <Tabs
            label={t('security.forgot_ways')}
            tabs={[
              { id: 'email', label: t('security.forgot_email'), icon: 'mail' },
              { id: 'phone', label: t('security.forgot_phone'), icon: 'phone' },
            ]}
            value={by}
            onChange={setBy}
          >
            {by === 'email' ? <ByEmail rules={rules} /> : <ByPhone rules={rules} />}
          </Tabs>
        ) : (
          <ByEmail rules={rules} />
        )}
        <p className="text-sm text-text-quiet">{t('security.forgot_help')}</p>
      </div>
    </Dialog>
  )
}
