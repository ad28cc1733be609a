import { lotteryWords } from '@fairhouse/i18n/lottery'
import { IconButton, pushToast } from '@fairhouse/ui'
import { useWords } from '#lib/words'

/** A value of the proof with a button that copies it. */
export function CopyValue({ label, text }: { label: string; text: string }) {
  const { t } = useWords(lotteryWords)
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => pushToast(t('draws.copied'), 'good'),
      () => pushToast(t('draws.copy_failed'), 'warn'),
    )
  }
  return (
    <div className="flex min-w-0 flex-col">
      <dt className="text-xs text-text-quiet">{label}</dt>
      <dd className="flex items-center justify-between gap-2">
        <bdi className="min-w-0 font-mono text-xs break-all">{text}</bdi>
        <IconButton
          variant="plain"
          icon="copy"
          label={t('draws.copy', { what: label })}
          onClick={copy}
        />
      </dd>
    </div>
  )
}
