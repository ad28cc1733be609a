import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { Icon, Skeleton } from '@fairhouse/ui'
import { Problem, problemText } from '#lib/action'
import { call } from '#lib/call'
import { useMemberData } from '#lib/member-data'
import { momentText } from '#lib/moment'
import { countryName } from './country-name.ts'

const askHistory = async () => (await call('GET /wps/session/history')).list

/** Sign-in history, so that the owner can spot unknown ones. */
export function History() {
  const { t, tag } = useWords(accountWords)
  const { data: list, error } = useMemberData(askHistory)
  if (!list) {
    return error === undefined ? (
      <Skeleton className="h-40 w-full" />
    ) : (
      <Problem text={problemText(error, t)} />
    )
  }
  return (
    <>
      <p className="text-text-quiet">{t('security.history_lead')}</p>
      <ul className="flex flex-col divide-y divide-line">
        {list.map(({ id, at, device, address, country }) => (
          <li key={id} className="flex items-center gap-4 py-3">
            <Icon name="clock" className="size-6 text-text-quiet" />
            <div className="flex min-w-0 grow flex-col">
              <time dateTime={at} className="font-semibold">
                {momentText(at, tag)}
              </time>
              <span className="text-sm break-words text-text-quiet">
                {[device, countryName(country, tag), address].filter(Boolean).join(' · ')}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
