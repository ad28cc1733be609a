import { call } from '@fairhouse/browser/call'
import { Menu, pushToast, type MenuEntry } from '@fairhouse/ui'
import { useState } from 'react'
import { ReasonDialog } from '#features/decision'
import { useInvalidate } from '#lib/query'
import { useMe } from '#lib/me'
import { useWords } from '#lib/words'
import { AskRole } from './ask-role.tsx'
import type { Colleague } from './view.ts'

type Open = 'disable' | 'factor' | 'role'

/** Actions on a colleague; not available on oneself. */
export function Manage({ colleague }: { colleague: Colleague }) {
  const { t } = useWords()
  const { may, id: own } = useMe()
  const again = useInvalidate()
  const [open, setOpen] = useState<Open>()
  const { id, name, disabledAt } = colleague
  if (disabledAt !== null) return '–'
  const entry = (key: Open): MenuEntry => ({
    key,
    label: t(`staff.${key}`),
    onSelect: () => setOpen(key),
  })
  const items = [
    ...(may('roleAsk') ? [entry('role')] : []),
    ...(may('staffManage') && id !== own ? [entry('factor'), entry('disable')] : []),
  ]
  const onClose = () => setOpen(undefined)
  const disable = async (reason: string) => {
    await call('POST /office/api/staff/disable', { id, reason })
    pushToast(t('common.done'), 'good')
    again('GET /office/api/staff')
  }
  const reset = async (reason: string) => {
    await call('POST /office/api/staff/factor', { id, reason })
    pushToast(t('staff.role_asked'), 'good')
    again('GET /office/api/approvals')
  }
  const face = <span className="text-sm font-semibold text-accent">{t('staff.manage')}</span>
  const dialog = { onClose, reasonLabel: t('common.reason') }
  return (
    <>
      {items.length > 0 && (
        <Menu label={t('staff.manage_one', { name })} align="end" items={items} face={face} />
      )}
      <AskRole colleague={colleague} open={open === 'role'} onClose={onClose} />
      <ReasonDialog
        {...dialog}
        open={open === 'factor'}
        title={t('staff.factor_title', { name })}
        text={t('staff.factor_text', { name })}
        confirm={t('staff.factor_send')}
        onSend={reset}
      />
      <ReasonDialog
        {...dialog}
        open={open === 'disable'}
        title={t('staff.disable_title', { name })}
        text={t('staff.disable_text')}
        confirm={t('staff.disable')}
        onSend={disable}
      />
    </>
  )
}
