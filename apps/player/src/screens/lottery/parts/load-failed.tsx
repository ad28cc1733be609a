import { lotteryWords } from '@fairhouse/i18n/lottery'
import { ErrorState } from '@fairhouse/ui'
import { useWords } from '#lib/words'

/** A part of the lottery that did not load, with a button that tries again. */
export function LoadFailed({ onAgain }: { onAgain: () => void }) {
  const { t } = useWords(lotteryWords)
  return (
    <ErrorState
      icon="alert"
      title={t('lottery.failed_title')}
      text={t('lottery.failed_text')}
      action={{ label: t('lottery.again'), onClick: onAgain }}
    />
  )
}
