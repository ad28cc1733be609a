import { isNickname } from '@fairhouse/rules'
import { Button, Field, pushToast } from '@fairhouse/ui'
import { useState, type FormEvent } from 'react'
import { loadAccount } from '#lib/account'
import { Problem, useAction } from '#lib/action'
import { call } from '#lib/call'
import { useCentreWords } from '#lib/centre-words'

/** The name that others see. */
export function Nickname({ present }: { present: string }) {
  const { tc } = useCentreWords()
  const [typed, setTyped] = useState(present)
  const [isWrong, setWrong] = useState(false)
  const { busy, problem, run } = useAction()
  const change = async (event: FormEvent) => {
    event.preventDefault()
    const nickname = typed.trim()
    setWrong(!isNickname(nickname))
    if (!isNickname(nickname)) return
    await run(async () => {
      await call('POST /wps/member/nickname', { nickname })
      await loadAccount()
      pushToast(tc('centre.nickname_done'), 'good')
    })
  }
  return (
    <form noValidate onSubmit={(event) => void change(event)} className="flex flex-col gap-4">
      <Field
        label={tc('centre.nickname')}
        value={typed}
        onChange={setTyped}
        autoComplete="nickname"
        hint={tc('centre.nickname_hint')}
        {...(isWrong && { error: tc('centre.nickname_wrong') })}
      />
      <Problem text={problem} />
      <div>
        <Button type="submit" busy={busy}>
          {tc('centre.save')}
        </Button>
      </div>
    </form>
  )
}
