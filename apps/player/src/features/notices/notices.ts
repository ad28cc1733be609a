import type { MessageKind } from '@fairhouse/protocol'
import { pushToast, type Tone } from '@fairhouse/ui'
import { useEffect } from 'react'
import { call } from '#lib/call'
import { takeNewMessage, useMessageBox } from '#lib/message-box'

const tones: Record<MessageKind, Tone> = {
  depositCredited: 'good',
  depositFailed: 'bad',
  withdrawalApproved: 'good',
  withdrawalRejected: 'bad',
  withdrawalPaid: 'good',
  withdrawalPartlyPaid: 'warn',
  withdrawalFailed: 'bad',
  bonusConverted: 'good',
  bonusPartlyConverted: 'good',
  letter: 'quiet',
}

/** Shows new messages as toasts over the page. */
export function Notices() {
  const last = useMessageBox()?.last ?? null
  useEffect(() => {
    if (takeNewMessage(last)) sayNewest(last).catch(() => undefined)
  }, [last])
  return null
}

async function sayNewest(id: string): Promise<void> {
  const { list } = await call('GET /wps/message/list', { pageSize: '1' })
  const newest = list.find((message) => message.id === id)
  if (!newest) return
  const { kind, title, content } = newest
  pushToast(kind === 'letter' ? title : content, tones[kind])
}
