import { callQuery, useQuery } from '@fairhouse/browser/query'
import { codeClass } from '#lib/text-classes'
import { useMe } from '#lib/me'
import { shortId } from '#lib/short-id'
import { useWords } from '#lib/words'

const colleagues = callQuery('GET /office/api/staff', '', {})

/** Colleague's name, or a short id without the permission to read staff. */
export function ColleagueName({ id }: { id: string }) {
  const { may } = useMe()
  return may('staffRead') ? <Known id={id} /> : <Named id={id} name={undefined} />
}

function Known({ id }: { id: string }) {
  const { data } = useQuery(colleagues)
  return <Named id={id} name={data?.list.find((one) => one.id === id)?.name} />
}

function Named({ id, name }: { id: string; name: string | undefined }) {
  const { t } = useWords()
  const me = useMe()
  if (id === me.id) return <span title={id}>{t('common.you', { name: me.name })}</span>
  if (name !== undefined) return <span title={id}>{name}</span>
  return (
    <span title={id} className={codeClass}>
      {shortId(id)}
    </span>
  )
}
