import { lotteryWords } from '@fairhouse/i18n/lottery'
import { ErrorState, Skeleton } from '@fairhouse/ui'
import type { ComponentType } from 'react'
import { LazyPart } from '#lib/lazy'
import { useWords } from '#lib/words'

interface Props<PartProps extends object> {
  load: () => Promise<ComponentType<PartProps>>
  partProps: PartProps
}

/** A part of the page whose code loads when it is first shown. */
export function LaterPart<PartProps extends object>(props: Props<PartProps>) {
  return <LazyPart {...props} fallback={<Skeleton className="h-96 w-full" />} failed={Failed} />
}

function Failed({ retry }: { retry: () => void }) {
  const { t } = useWords(lotteryWords)
  return (
    <ErrorState
      icon="alert"
      title={t('lottery.failed_title')}
      text={t('lottery.failed_text')}
      action={{ label: t('lottery.again'), onClick: retry }}
    />
  )
}
