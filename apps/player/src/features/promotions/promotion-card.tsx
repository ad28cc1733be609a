import { join, Stage } from '@fairhouse/ui'
import { Link } from 'wouter'
import { artOf, Scene } from '#lib/art'
import type { Value } from '#lib/call'
import { useWords } from '#lib/words'
import { categoryName } from './category.ts'
import { ClaimPeriod, useRuns } from './period.tsx'

export type Promotion = Value<'GET /wps/content/promotions'>['list'][number]

const cardClass = join(
  'group flex w-full flex-col overflow-hidden rounded-card border border-line bg-surface',
  'shadow-card transition-[translate,border-color] hover:-translate-y-1 hover:border-accent',
)

interface Props {
  promotion: Promotion
  /** The heading level of its title. */
  heading: 'h2' | 'h3'
}

export function PromotionCard({ promotion, heading: Heading }: Props) {
  const { t } = useWords()
  const { id, title, summary, image, category, claimPeriod } = promotion
  const runs = useRuns(promotion)
  return (
    <Link href={`/promotions/${id}`} className={cardClass}>
      <Stage
        tint={artOf(image).tint}
        light="middle"
        className="flex h-44 items-center justify-center"
      >
        <Scene
          image={image}
          size={140}
          className="w-44 transition-transform duration-250 group-hover:scale-108"
        />
        <span className="absolute start-4 top-4">
          <ClaimPeriod period={claimPeriod} />
        </span>
      </Stage>
      <span className="flex grow flex-col gap-2 p-5">
        <span className="text-xs font-semibold tracking-wide text-accent">
          {categoryName(category, t)}
        </span>
        <Heading className="text-lg/snug font-semibold tracking-tight">{title}</Heading>
        <span className="text-sm/relaxed text-text-quiet">{summary}</span>
        <span className="mt-auto flex items-baseline justify-between gap-3 pt-3 text-sm">
          <span className="text-text-quiet">{runs}</span>
          <span className="font-semibold text-accent">{t('content.promotion_more')}</span>
        </span>
      </span>
    </Link>
  )
}
