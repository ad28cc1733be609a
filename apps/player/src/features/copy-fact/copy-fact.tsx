import { centreWords } from '@fairhouse/i18n/centre'
import { IconButton } from '@fairhouse/ui'
import { useCopy } from '#lib/copy'
import { useWords } from '#lib/words'

interface Props {
  label: string
  text: string
  /** The text to copy, if it is written differently. */
  copied?: string
}

/** An entry of a description list with a button that copies it. */
export function CopyFact({ label, text, copied = text }: Props) {
  const { t } = useWords(centreWords)
  const copy = useCopy()
  return (
    <div className="py-1.5">
      <dt className="text-sm text-text-quiet">{label}</dt>
      <dd className="flex items-center justify-between gap-3">
        <bdi className="min-w-0 font-semibold break-words tabular-nums">{text}</bdi>
        <IconButton
          variant="plain"
          icon="copy"
          label={t('deposit.copy', { what: label })}
          onClick={() => copy(copied)}
        />
      </dd>
    </div>
  )
}
