import { Skeleton } from '@fairhouse/ui'
import { useWords } from '#lib/words'

export function PageSkeleton() {
  const { t } = useWords()
  return (
    <output className="flex flex-col gap-6 lg:min-h-[28rem] lg:justify-center">
      <span className="sr-only">{t('site.loading')}</span>
      <Skeleton className="h-9 w-28 rounded-full" />
      <Skeleton className="h-14 w-4/5 max-w-lg md:h-20" />
      <Skeleton className="h-8 w-3/5 max-w-sm" />
      <Skeleton className="h-20 w-full max-w-xl" />
    </output>
  )
}
