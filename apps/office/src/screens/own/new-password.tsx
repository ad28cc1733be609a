import { call } from '@fairhouse/browser/call'
import { Button, Card } from '@fairhouse/ui'
import { leave } from '#lib/session'
import { useWords } from '#lib/words'
import { ChangePassword } from './change-password.tsx'

/** A password that somebody was told opens nothing but the choice of another. */
export function NewPassword() {
  const { t } = useWords()
  const signOut = () => {
    void call('DELETE /office/api/session/logout').catch(() => undefined)
    leave()
  }
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-md flex-col justify-center gap-6 p-4 py-8">
      <Card className="flex flex-col gap-5 p-6">
        <h1 className="text-2xl font-semibold tracking-tight">{t('own.password_first')}</h1>
        <p className="text-text-quiet">{t('own.password_first_text')}</p>
        <ChangePassword />
      </Card>
      <div>
        <Button variant="plain" size="small" onClick={signOut}>
          {t('common.log_out')}
        </Button>
      </div>
    </main>
  )
}
