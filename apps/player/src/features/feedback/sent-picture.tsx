import { Skeleton } from '@fairhouse/ui'
import { useCallback } from 'react'
import { useAccountWords } from '#lib/account-words'
import { call } from '#lib/call'
import { useOwn } from '#lib/own'
import { pictureAddress } from '#lib/pictures'

/** A picture that was sent along: nobody else can fetch it, so no address leads to it. */
export function SentPicture({ id }: { id: string }) {
  const { ta } = useAccountWords()
  const ask = useCallback(() => call('GET /wps/feedback/image', { id }), [id])
  const { data, error } = useOwn(ask)
  if (error !== undefined) return null
  if (!data) return <Skeleton className="size-24" />
  return (
    <img
      src={pictureAddress({ kind: data.type, base64: data.data })}
      alt={ta('feedback.picture_sent')}
      className="size-24 rounded-control border border-line object-cover"
    />
  )
}
