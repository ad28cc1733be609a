import { Button, Dialog, Skeleton } from '@fairhouse/ui'
import { useAccountWords } from '#lib/account-words'
import { addressProblem, Problem, useAction } from '#lib/action'
import { takeArrival } from '#lib/arrival'
import { call, type Value } from '#lib/call'
import { useOwn } from '#lib/own'
import { receiveSignIn } from '#lib/sign-in'

interface Props {
  open: boolean
  onClose: () => void
  status: Value<'GET /wps/system/status'>
}

/** An account that was begun elsewhere goes on here, once somebody has said so. */
export function HandOverDialog({ open, onClose, status }: Props) {
  const { ta } = useAccountWords()
  return (
    <Dialog
      open={open && status.status === 0}
      onClose={onClose}
      title={ta('security.arrive_title')}
      closeLabel={ta('security.close')}
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

/** Whose account it is; without a code the server says that it is good for nothing. */
async function look(): Promise<Looked> {
  const code = takeArrival()?.get('token') ?? ''
  const { account } = await call('POST /wps/session/handover/look', { code })
  return { code, account }
}

function Arrive({ onClose }: { onClose: () => void }) {
  const { ta } = useAccountWords()
  const { data: looked, error } = useOwn(look)
  const { busy, problem, run } = useAction()
  const lost = error === undefined ? undefined : addressProblem(error, ta)
  const take = async ({ code }: Looked) =>
    receiveSignIn(await call('POST /wps/session/handover/take', { code }))
  if (!looked && lost === undefined) return <Skeleton className="h-24 w-full" />
  return (
    <div className="flex flex-col gap-5">
      <Problem text={lost ?? problem} />
      {looked && <p className="text-lg">{ta('security.arrive_as', { name: looked.account })}</p>}
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        {looked && (
          <Button busy={busy} onClick={() => void run(() => take(looked))}>
            {ta('security.arrive_go')}
          </Button>
        )}
        <Button variant={looked ? 'plain' : 'quiet'} onClick={onClose}>
          {ta(looked ? 'security.arrive_no' : 'security.close')}
        </Button>
      </div>
    </div>
  )
}
