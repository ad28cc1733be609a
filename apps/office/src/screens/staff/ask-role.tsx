import { call } from '@fairhouse/browser/call'
import type { StaffRole } from '@fairhouse/protocol'
import { Choice, pushToast } from '@fairhouse/ui'
import { useState } from 'react'
import { ReasonDialog } from '#features/decision'
import { useInvalidate } from '#lib/query'
import { roleNames } from '#lib/roles'
import { useWords } from '#lib/words'
import type { Colleague } from './view.ts'

interface Props {
  colleague: Colleague
  open: boolean
  onClose: () => void
}

/** Requests to grant or revoke a role; it needs approval. */
export function AskRole({ colleague: { id, name, roles }, open, onClose }: Props) {
  const { t } = useWords()
  const again = useInvalidate()
  const [role, setRole] = useState<StaffRole>('support')
  const change = roles.includes(role) ? 'revoke' : 'grant'
  const send = async (reason: string) => {
    await call('POST /office/api/staff/role', { id, role, change, reason })
    pushToast(t('staff.role_asked'), 'good')
    again('GET /office/api/approvals')
  }
  return (
    <ReasonDialog
      {...{ open, onClose }}
      title={t('staff.role_title', { name })}
      text={t('staff.role_text')}
      confirm={t(`staff.ask_${change}`)}
      reasonLabel={t('common.reason')}
      fields={
        <Choice
          label={t('staff.role')}
          options={roleNames.map((value) => ({ value, label: t(`staff.role_${value}`) }))}
          value={role}
          onChange={setRole}
        />
      }
      onSend={send}
    />
  )
}
