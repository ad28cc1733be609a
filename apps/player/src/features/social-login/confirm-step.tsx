import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { Button } from '@fairhouse/ui'

interface Props {
  /** The permanent effect. */
  text: string
  busy: boolean
  onBack: () => void
}

/** Confirms an action that cannot be undone; submits the form around it. */
export function ConfirmStep({ text, busy, onBack }: Props) {
  const { t } = useWords(accountWords)
  return (
    <div role="alert" className="flex flex-col gap-4 rounded-card border border-warn p-4">
      <p className="font-semibold">{text}</p>
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <Button type="submit" busy={busy}>
          {t('security.social_confirm')}
        </Button>
        <Button variant="plain" onClick={onBack}>
          {t('security.back')}
        </Button>
      </div>
    </div>
  )
}
