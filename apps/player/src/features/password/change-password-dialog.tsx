import { Dialog, Skeleton } from '@fairhouse/ui'
import { useState } from 'react'
import { mustChangePassword } from '#lib/account'
import { useAccountWords } from '#lib/account-words'
import { Problem, problemText } from '#lib/action'
import { call, type Value } from '#lib/call'
import { useMembersOnly, useOwn } from '#lib/own'
import { ChangePassword } from './change-password.tsx'

export type Status = Value<'GET /wps/system/status'>

interface Props {
  open: boolean
  onClose: () => void
  status: Status
}

/** Another password; who was told to change it has nothing else to do but to leave. */
export function ChangePasswordDialog({ open, onClose, status }: Props) {
  const { ta } = useAccountWords()
  useMembersOnly(open, onClose)
  const isForced = useForced(open)
  const given = { status, onDone: onClose }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={ta(isForced ? 'security.change_forced_title' : 'security.change_title')}
      {...(!isForced && { closeLabel: ta('security.close') })}
      width={420}
    >
      {isForced ? <ChangePassword {...given} isForced asksOld={false} /> : <Chosen {...given} />}
    </Dialog>
  )
}

/** As it was when the dialog opened: what is done in it changes that, and it still fades. */
function useForced(open: boolean): boolean {
  const [last, setLast] = useState({ open, isForced: mustChangePassword() })
  if (last.open === open) return last.isForced
  const next = { open, isForced: open ? mustChangePassword() : last.isForced }
  setLast(next)
  return next.isForced
}

const askHasPassword = async () => (await call('GET /wps/member/security')).hasPassword

/** Who has no password yet is not asked for the old one. */
function Chosen(given: { status: Status; onDone: () => void }) {
  const { ta } = useAccountWords()
  const { data: hasPassword, error } = useOwn(askHasPassword)
  if (error !== undefined) return <Problem text={problemText(error, ta)} />
  if (hasPassword === undefined) return <Skeleton className="h-64 w-full" />
  return <ChangePassword {...given} isForced={false} asksOld={hasPassword} />
}
