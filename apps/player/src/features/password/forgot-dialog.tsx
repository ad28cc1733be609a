import { Dialog, Tabs } from '@fairhouse/ui'
import { useState } from 'react'
import { useAccountWords } from '#lib/account-words'
import type { Value } from '#lib/call'
import { isOn } from '#lib/flags'
import { ByEmail } from './by-email.tsx'
import { ByPhone } from './by-phone.tsx'

interface Props {
  open: boolean
  onClose: () => void
  status: Value<'GET /wps/system/status'>
}

/** A new password for who has lost the old one, by what we know to be theirs. */
export function ForgotDialog({ open, onClose, status }: Props) {
  const { ta } = useAccountWords()
  const [by, setBy] = useState<'email' | 'phone'>('email')
  const { registerRules: rules } = status
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={ta('security.forgot_title')}
      closeLabel={ta('security.close')}
      width={420}
    >
      <div className="flex flex-col gap-6">
        {isOn(status, 'CHNGPASSVERIF3') ? (
          <Tabs
            label={ta('security.forgot_ways')}
            tabs={[
              { id: 'email', label: ta('security.forgot_email'), icon: 'mail' },
              { id: 'phone', label: ta('security.forgot_phone'), icon: 'phone' },
            ]}
            value={by}
            onChange={setBy}
          >
            {by === 'email' ? <ByEmail rules={rules} /> : <ByPhone rules={rules} />}
          </Tabs>
        ) : (
          <ByEmail rules={rules} />
        )}
        <p className="text-sm text-text-quiet">{ta('security.forgot_help')}</p>
      </div>
    </Dialog>
  )
}
