import { Card, Html, join, Skeleton, Stage } from '@fairhouse/ui'
import type { ReactNode } from 'react'
import { categoryName, ClaimPeriod, useRuns } from '#features/promotions'
import { artOf, Scene } from '#lib/art'
import type { Value } from '#lib/call'
import { useWords } from '#lib/words'

type Full = Value<'GET /wps/content/promotion'>

const heroClass = join(
  'flex min-h-60 items-center justify-between gap-4 rounded-card p-6',
  'sm:min-h-72 sm:p-10 lg:p-14',
)

export function Details({ promotion }: { promotion: Full }) {
  const { t } = useWords()
  const { title, summary, content, image, category, claimPeriod } = promotion
  const runs = useRuns(promotion)
  return (
    <article className="flex flex-col gap-6 lg:gap-8">
      <Stage tint={artOf(image).tint} className={heroClass}>
        <div className="flex min-w-0 grow flex-col items-start gap-3 sm:gap-4">
          <ClaimPeriod period={claimPeriod} />
          <h1 className="text-3xl font-extrabold tracking-tight sm:text-5xl lg:text-6xl">
            {title}
          </h1>
          <p className="max-w-xl text-on-stage-quiet sm:text-xl">{summary}</p>
        </div>
        <Scene
          image={image}
          size={250}
          isFirst
          className="w-32 shrink-0 max-sm:-me-4 sm:w-60 lg:w-80"
        />
      </Stage>
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_20rem] lg:gap-8">
        <Card className="flex flex-col gap-4 p-5 sm:p-8">
          <h2 className="text-2xl font-bold tracking-tight">{t('content.promotion_details')}</h2>
          <Html html={content} />
        </Card>
        <Card className="max-lg:order-first">
          <dl className="grid gap-px sm:max-lg:grid-cols-3">
            <Fact name={t('promotions.category')}>{categoryName(category, t)}</Fact>
            <Fact name={t('promotions.claimed')}>
              {t(
                claimPeriod === null ? 'promotions.claimed_never' : `content.period_${claimPeriod}`,
              )}
            </Fact>
            <Fact name={t('promotions.runs')}>{runs}</Fact>
          </dl>
        </Card>
      </div>
    </article>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 px-5 py-3 sm:max-lg:flex-col">
      <dt className="text-sm text-text-quiet">{name}</dt>
      <dd className="text-end font-semibold sm:max-lg:text-start">{children}</dd>
    </div>
  )
}

export function DetailsSkeleton() {
  const { t } = useWords()
  return (
    <output className="flex flex-col gap-6 lg:gap-8">
      <span className="sr-only">{t('site.loading')}</span>
      <Skeleton className="h-72 w-full rounded-card lg:h-96" />
      <Skeleton className="h-56 w-full rounded-card" />
    </output>
  )
}
