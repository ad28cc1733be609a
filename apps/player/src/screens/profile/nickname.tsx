import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import { isNickname } from '@fairhouse/rules'
import { Button, Field, pushToast } from '@fairhouse/ui'
import { useState, type FormEvent } from 'react'
import { loadAccount } from '#lib/account'
import { Problem, useAction } from '#lib/action'
import { call } from '#lib/call'

/** The public nickname. */
export function Nickname({ present }: { present: string }) {
  const { t } = useWords(centreWords)
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
      pushToast(t('centre.nickname_done'), 'good')
    })
  }
  return (
    <form noValidate onSubmit={(event) => void change(event)} className="flex flex-col gap-4">
      <Field
        label={t('centre.nickname')}
        value={typed}
        onChange={setTyped}
        autoComplete="nickname"
        hint={t('centre.nickname_hint')}
        {...(isWrong && { error: t('centre.nickname_wrong') })}
      />
      <Problem text={problem} />
      <div>
        <Button type="submit" busy={busy}>
          {t('centre.save')}
        </Button>
      </div>
    </form>
  )
}
