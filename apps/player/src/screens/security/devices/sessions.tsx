import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { Button, Icon, pushToast, Skeleton } from '@fairhouse/ui'
import { Problem, problemText, useAction } from '#lib/action'
import { call } from '#lib/call'
import { useMemberData } from '#lib/member-data'
import { SessionRow } from './session-row.tsx'

const askSessions = async () => (await call('GET /wps/session/list')).list

/** Active sessions, each with a button to end it. */
export function Sessions() {
  const { t } = useWords(accountWords)
  const { data: list, error, again } = useMemberData(askSessions)
  const { busy, problem, run } = useAction()
  if (!list) {
    return error === undefined ? (
      <Skeleton className="h-40 w-full" />
    ) : (
      <Problem text={problemText(error, t)} />
    )
  }
  const end = (id: string) =>
    run(async () => {
      await call('DELETE /wps/session/one', { id })
      await again()
      pushToast(t('security.session_ended'), 'good')
    })
  const endOthers = () =>
    run(async () => {
      const { ended } = await call('DELETE /wps/session/others')
      await again()
      pushToast(t('security.sessions_ended', { count: ended }), 'good')
    })
  return (
    <>
      <p className="text-text-quiet">{t('security.sessions_lead')}</p>
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
            {t('security.sessions_end_others')}
          </Button>
        </div>
      ) : (
        <p className="flex items-center gap-2 text-sm text-good">
          <Icon name="check" />
          {t('security.sessions_only')}
        </p>
      )}
    </>
  )
}
