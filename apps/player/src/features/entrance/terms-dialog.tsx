import { Button, Dialog, Html, Skeleton } from '@fairhouse/ui'
import { termsAccepted } from '#lib/account'
import { useAccountWords } from '#lib/account-words'
import { useMembersOnly } from '#lib/own'
import { Problem, problemText, useAction } from '#lib/action'
import { call, type Value } from '#lib/call'
import { logout } from '#lib/logout'
import { openModal } from '#lib/modals'
import { asked, useQuery } from '#lib/query'

interface Props {
  open: boolean
  onClose: () => void
  status: Value<'GET /wps/system/status'>
}

/** The terms have changed since they were accepted: they are read and accepted, or one leaves. */
export function TermsDialog({ open, onClose, status }: Props) {
  const { ta } = useAccountWords()
  useMembersOnly(open, onClose)
  const { busy, problem, run } = useAction()
  const accept = async () => {
    await call('POST /wps/member/terms', { version: status.accounts.termsVersion })
    termsAccepted()
    openModal('afterLogin')
  }
  const leave = async () => {
    await logout(status.brand)
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={ta('security.terms_title')}
      width={640}
      actions={
        <>
          <Button variant="plain" onClick={() => void run(leave)}>
            {ta('security.logout')}
          </Button>
          <Button busy={busy} onClick={() => void run(accept)}>
            {ta('security.terms_accept')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p>{ta('security.terms_lead')}</p>
        <Problem text={problem} />
        <Terms />
      </div>
    </Dialog>
  )
}

function Terms() {
  const { ta, language } = useAccountWords()
  const { data: page, error } = useQuery(asked('GET /wps/content/page', language, { id: 'terms' }))
  if (page) return <Html html={page.content} />
  return error ? <Problem text={problemText(error, ta)} /> : <Skeleton className="h-64 w-full" />
}
