import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { Button, Dialog, Html, Skeleton } from '@fairhouse/ui'
import { clearTermsDue } from '#lib/account'
import { useCloseOnLogout } from '#lib/member-data'
import { Problem, problemText, useAction } from '#lib/action'
import { call, type Value } from '#lib/call'
import { logout } from '#lib/logout'
import { openModal } from '#lib/modals'
import { callQuery, useQuery } from '#lib/query'

interface Props {
  open: boolean
  onClose: () => void
  status: Value<'GET /wps/system/status'>
}

/** Shows changed terms; the member accepts them or logs out. */
export function TermsDialog({ open, onClose, status }: Props) {
  const { t } = useWords(accountWords)
  useCloseOnLogout(open, onClose)
  const { busy, problem, run } = useAction()
  const accept = async () => {
    await call('POST /wps/member/terms', { version: status.accounts.termsVersion })
    clearTermsDue()
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
      title={t('security.terms_title')}
      width={640}
      actions={
        <>
          <Button variant="plain" onClick={() => void run(leave)}>
            {t('security.logout')}
          </Button>
          <Button busy={busy} onClick={() => void run(accept)}>
            {t('security.terms_accept')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p>{t('security.terms_lead')}</p>
        <Problem text={problem} />
        <Terms />
      </div>
    </Dialog>
  )
}

function Terms() {
  const { t, language } = useWords(accountWords)
  const { data: page, error } = useQuery(
    callQuery('GET /wps/content/page', language, { id: 'terms' }),
  )
  if (page) return <Html html={page.content} />
  return error ? <Problem text={problemText(error, t)} /> : <Skeleton className="h-64 w-full" />
}
