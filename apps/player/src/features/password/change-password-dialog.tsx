import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { Dialog, Skeleton } from '@fairhouse/ui'
import { useState } from 'react'
import { mustChangePassword } from '#lib/account'
import { Problem, problemText } from '#lib/action'
import { call, type Value } from '#lib/call'
import { useCloseOnLogout, useMemberData } from '#lib/member-data'
import { ChangePassword } from './change-password.tsx'

export type Status = Value<'GET /wps/system/status'>

interface Props {
  open: boolean
  onClose: () => void
  status: Status
}

/** Changes the password. If the change is required, the only other choice is to log out. */
export function ChangePasswordDialog({ open, onClose, status }: Props) {
  const { t } = useWords(accountWords)
  useCloseOnLogout(open, onClose)
  const isForced = useForced(open)
  const given = { status, onDone: onClose }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(isForced ? 'security.change_forced_title' : 'security.change_title')}
      {...(!isForced && { closeLabel: t('security.close') })}
      width={420}
    >
      {isForced ? <ChangePassword {...given} isForced asksOld={false} /> : <Chosen {...given} />}
    </Dialog>
  )
}

/** The value when the dialog opened: it changes during the fade-out. */
function useForced(open: boolean): boolean {
  const [last, setLast] = useState({ open, isForced: mustChangePassword() })
  if (last.open === open) return last.isForced
  const next = { open, isForced: open ? mustChangePassword() : last.isForced }
  setLast(next)
  return next.isForced
}

const askHasPassword = async () => (await call('GET /wps/member/security')).hasPassword

/** Members without a password are not asked for the old one. */
function Chosen(given: { status: Status; onDone: () => void }) {
  const { t } = useWords(accountWords)
  const { data: hasPassword, error } = useMemberData(askHasPassword)
  if (error !== undefined) return <Problem text={problemText(error, t)} />
  if (hasPassword === undefined) return <Skeleton className="h-64 w-full" />
  return <ChangePassword {...given} isForced={false} asksOld={hasPassword} />
}
