import { Button, Icon, pushToast, Skeleton } from '@fairhouse/ui'
import { useAccountWords } from '#lib/account-words'
import { Problem, problemText, useAction } from '#lib/action'
import { call } from '#lib/call'
import { useOwn } from '#lib/own'
import { SessionRow } from './session-row.tsx'

const askSessions = async () => (await call('GET /wps/session/list')).list

/** Where this account is signed in, each of which can be ended. */
export function Sessions() {
  const { ta } = useAccountWords()
  const { data: list, error, again } = useOwn(askSessions)
  const { busy, problem, run } = useAction()
  if (!list) {
    return error === undefined ? (
      <Skeleton className="h-40 w-full" />
    ) : (
      <Problem text={problemText(error, ta)} />
    )
  }
  const end = (id: string) =>
    run(async () => {
      await call('DELETE /wps/session/one', { id })
      await again()
      pushToast(ta('security.session_ended'), 'good')
    })
  const endOthers = () =>
    run(async () => {
      const { ended } = await call('DELETE /wps/session/others')
      await again()
      pushToast(ta('security.sessions_ended', { count: ended }), 'good')
    })
  return (
    <>
      <p className="text-text-quiet">{ta('security.sessions_lead')}</p>
      <Problem text={problem} />
      <ul className="flex flex-col divide-y divide-line">
        {list.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={busy}
            onEnd={() => void end(session.id)}
          />
        ))}
      </ul>
      {list.length > 1 ? (
        <div>
          <Button variant="quiet" busy={busy} onClick={() => void endOthers()}>
            {ta('security.sessions_end_others')}
          </Button>
        </div>
      ) : (
        <p className="flex items-center gap-2 text-sm text-good">
          <Icon name="check" />
          {ta('security.sessions_only')}
        </p>
      )}
    </>
  )
}
