import { adminWords } from '@fairhouse/i18n/office'
import { Button, Dialog, join } from '@fairhouse/ui'
import { useState } from 'react'
import { useWords } from '#lib/words'
import type { ShownKey } from './view.ts'

interface Props {
  shown: ShownKey | undefined
  onClose: () => void
}

/** Shows a new key once. It cannot be read again, so only the dialog's button closes it. */
export function KeyDialog({ shown, onClose }: Props) {
  const { t } = useWords(adminWords)
  return (
    <Dialog
      open={shown !== undefined}
      title={t('providers.shown_title', { code: shown?.code ?? '' })}
      onClose={onClose}
      delayMs={0}
      width={480}
      actions={
        <Button size="small" onClick={onClose}>
          {t('providers.shown_done')}
        </Button>
      }
    >
      {shown && <KeyText secret={shown.key} />}
    </Dialog>
  )
}

const keyClass = join(
  'rounded-control border border-line bg-surface-sunken px-4 py-3 font-mono',
  'wrap-anywhere select-all',
)

function KeyText({ secret }: { secret: string }) {
  const { t } = useWords(adminWords)
  const [outcome, setOutcome] = useState<'copied' | 'copy_failed'>()
  const copy = () =>
    void navigator.clipboard.writeText(secret).then(
      () => setOutcome('copied'),
      () => setOutcome('copy_failed'),
    )
  return (
    <div className="flex flex-col gap-4">
      <p className="text-text-quiet">{t('providers.shown_text')}</p>
      <code className={keyClass}>{secret}</code>
      <span className="flex flex-wrap items-center gap-3">
        <Button size="small" variant="quiet" icon="copy" onClick={copy}>
          {t('providers.copy')}
        </Button>
        <span role="status" className="text-sm text-text-quiet">
          {outcome && t(`providers.${outcome}`)}
        </span>
      </span>
    </div>
  )
}
