import { Button, Field, Icon, pushToast } from '@fairhouse/ui'
import { useId, useState } from 'react'
import { useAccountWords } from '#lib/account-words'
import { Problem, useAction } from '#lib/action'
import { call } from '#lib/call'
import { useGuarded } from '#lib/guarded'

/** For good: said before, and refused by the server while money lies in the account. */
export function CloseAccount({ onClosed }: { onClosed: () => void }) {
  const { ta } = useAccountWords()
  const guarded = useGuarded()
  const { busy, problem, run } = useAction()
  const tick = useId()
  const [isSure, setSure] = useState(false)
  const [reason, setReason] = useState('')
  const close = async () => {
    await guarded(() => call('POST /wps/member/close', reason === '' ? {} : { reason }))
    pushToast(ta('security.close_done'), 'good')
    onClosed()
  }
  return (
    <>
      <p className="flex gap-3 rounded-card border border-warn p-4">
        <Icon name="alert" className="mt-0.5 text-warn" />
        {ta('security.close_text')}
      </p>
      <Field
        label={ta('security.close_reason')}
        value={reason}
        onChange={setReason}
        maxLength={500}
        autoComplete="off"
      />
      <div className="flex min-h-11 items-center gap-3">
        <input
          id={tick}
          type="checkbox"
          checked={isSure}
          onChange={({ target }) => setSure(target.checked)}
          className="size-5 shrink-0 cursor-pointer accent-accent"
        />
        <label htmlFor={tick} className="cursor-pointer py-2">
          {ta('security.close_sure')}
        </label>
      </div>
      <Problem text={problem} />
      {isSure && (
        <div>
          <Button variant="quiet" busy={busy} onClick={() => void run(close)}>
            {ta('security.close_now')}
          </Button>
        </div>
      )}
    </>
  )
}
