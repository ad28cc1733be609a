import { Icon, Skeleton } from '@fairhouse/ui'
import { useAccountWords } from '#lib/account-words'
import { Problem, problemText } from '#lib/action'
import { call } from '#lib/call'
import { useOwn } from '#lib/own'
import { momentText } from '#lib/moment'
import { placeName } from './place-name.ts'

const askHistory = async () => (await call('GET /wps/session/history')).list

/** When and from where the account was entered: what is strange there is reason to act. */
export function History() {
  const { ta, tag } = useAccountWords()
  const { data: list, error } = useOwn(askHistory)
  if (!list) {
    return error === undefined ? (
      <Skeleton className="h-40 w-full" />
    ) : (
      <Problem text={problemText(error, ta)} />
    )
  }
  return (
    <>
      <p className="text-text-quiet">{ta('security.history_lead')}</p>
      <ul className="flex flex-col divide-y divide-line">
        {list.map(({ id, at, device, address, country }) => (
          <li key={id} className="flex items-center gap-4 py-3">
            <Icon name="clock" className="size-6 text-text-quiet" />
            <div className="flex min-w-0 grow flex-col">
              <time dateTime={at} className="font-semibold">
                {momentText(at, tag)}
              </time>
              <span className="text-sm break-words text-text-quiet">
                {[device, placeName(country, tag), address].filter(Boolean).join(' · ')}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
