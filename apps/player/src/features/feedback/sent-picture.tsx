import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { Skeleton } from '@fairhouse/ui'
import { useCallback } from 'react'
import { call } from '#lib/call'
import { useMemberData } from '#lib/member-data'
import { dataAddress } from '#lib/pictures'

/** A picture of the feedback. Only its owner may load it, so it has no public address. */
export function SentPicture({ id }: { id: string }) {
  const { t } = useWords(accountWords)
  const ask = useCallback(() => call('GET /wps/feedback/image', { id }), [id])
  const { data, error } = useMemberData(ask)
  if (error !== undefined) return null
  if (!data) return <Skeleton className="size-24" />
  return (
    <img
      src={dataAddress({ kind: data.type, base64: data.data })}
      alt={t('feedback.picture_sent')}
      className="size-24 rounded-control border border-line object-cover"
    />
  )
}
