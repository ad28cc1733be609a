import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { Button, Dialog, Skeleton } from '@fairhouse/ui'
import { addressProblem, Problem, useAction } from '#lib/action'
import { takeArrival } from '#lib/arrival'
import { call, type Value } from '#lib/call'
import { useMemberData } from '#lib/member-data'
import { handleSignInAnswer } from '#lib/sign-in'

interface Props {
  open: boolean
  onClose: () => void
  status: Value<'GET /wps/system/status'>
}

/** Continues a session from another device after the user confirms. */
export function HandOverDialog({ open, onClose, status }: Props) {
  const { t } = useWords(accountWords)
  return (
    <Dialog
      open={open && status.status === 0}
      onClose={onClose}
      title={t('security.arrive_title')}
      closeLabel={t('security.close')}
      width={400}
    >
      <Arrive onClose={onClose} />
    </Dialog>
  )
}

interface Looked {
  readonly code: string
  readonly account: string
}

/** Loads the account of the code; without a code the server refuses. */
async function look(): Promise<Looked> {
  const code = takeArrival()?.get('token') ?? ''
  const { account } = await call('POST /wps/session/handover/look', { code })
  return { code, account }
}

function Arrive({ onClose }: { onClose: () => void }) {
  const { t } = useWords(accountWords)
  const { data: looked, error } = useMemberData(look)
  const { busy, problem, run } = useAction()
  const lost = error === undefined ? undefined : addressProblem(error, t)
  const take = async ({ code }: Looked) =>
    handleSignInAnswer(await call('POST /wps/session/handover/take', { code }))
  if (!looked && lost === undefined) return <Skeleton className="h-24 w-full" />
  return (
    <div className="flex flex-col gap-5">
      <Problem text={lost ?? problem} />
      {looked && <p className="text-lg">{t('security.arrive_as', { name: looked.account })}</p>}
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        {looked && (
          <Button busy={busy} onClick={() => void run(() => take(looked))}>
            {t('security.arrive_go')}
          </Button>
        )}
        <Button variant={looked ? 'plain' : 'quiet'} onClick={onClose}>
          {t(looked ? 'security.arrive_no' : 'security.close')}
        </Button>
      </div>
    </div>
  )
}
