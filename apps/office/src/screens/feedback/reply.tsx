import { call } from '@fairhouse/browser/call'
import { Button, Problem, pushToast, TextArea } from '@fairhouse/ui'
import { useState } from 'react'
import { useAction } from '#lib/action'
import { useWords } from '#lib/words'

/** Replies to the member by a message on the site. */
export function Reply({ id, onDone }: { id: string; onDone: () => void }) {
  const { t } = useWords()
  const { busy, problem, run } = useAction()
  const [content, setContent] = useState('')
  const [isTried, setTried] = useState(false)
  const isEmpty = content.trim() === ''
  const send = async () => {
    await call('POST /office/api/feedback/reply', { id, content: content.trim() })
    setContent('')
    setTried(false)
    pushToast(t('feedback.replied'), 'good')
    onDone()
  }
  const press = () => {
    setTried(true)
    if (!isEmpty) void run(send)
  }
  return (
    <div className="flex flex-col gap-4">
      <TextArea
        label={t('feedback.reply')}
        hint={t('feedback.reply_hint')}
        maxLength={4000}
        value={content}
        onChange={setContent}
        {...(isTried && isEmpty && { error: t('login.missing') })}
      />
      <Problem text={problem} />
      <div>
        <Button size="small" busy={busy} onClick={press}>
          {t('feedback.send')}
        </Button>
      </div>
    </div>
  )
}
