import { Badge, join } from '@fairhouse/ui'
import { Seal } from '#features/brand'
import type { Status } from '#features/status'
import { useWords } from '#lib/words'

/** On phones the seal hangs over the edge above the name, beside it where there is room. */
export function Hero({ status: { brand } }: { status: Status }) {
  const { t } = useWords()
  return (
    <section className="grid items-center gap-8 md:grid-cols-[1fr_19rem] lg:grid-cols-[1fr_26rem]">
      <div className="relative flex flex-col items-start gap-5">
        <output>
          <Badge tone="good" moving>
            {t('site.state_normal')}
          </Badge>
        </output>
        <h1 className="text-5xl font-semibold tracking-[-0.04em] sm:text-7xl lg:text-8xl">
          {brand.name}
        </h1>
        <p className="text-2xl font-medium tracking-tight text-accent sm:text-3xl">
          {t('site.tagline')}
        </p>
        <p className="max-w-xl text-lg/relaxed text-text-quiet">{t('site.lead')}</p>
      </div>
      <Seal
        name={brand.name}
        className={join(
          'max-md:order-first max-md:-me-24 max-md:ms-auto max-md:-mt-4 max-md:-mb-14',
          'w-72 md:w-full',
        )}
      />
    </section>
  )
}
