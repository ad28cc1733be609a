import { Carousel, join, Skeleton, type CarouselWords } from '@fairhouse/ui'
import { useQuery } from '#lib/query'
import { useWords } from '#lib/words'
import { bannersQuery, type BannerGroup } from './query.ts'
import { heightOf, Slide, type Look } from './slide.tsx'

/** On home the neighbours show on both sides; the track covers the page gutters. */
const trackOf: Record<Look, string> = {
  home: '-mx-4 px-4 sm:-mx-8 sm:px-8 lg:px-[9%]',
  plain: '-mx-4 px-4 sm:-mx-8 sm:px-8',
}

/** Leaves room for the dots if there is more than one slide. */
const skeletonOf: Record<Look, string> = { home: 'pt-1 pb-13 lg:px-[6%]', plain: 'py-1' }

interface Props {
  group: BannerGroup
  look?: Look
  /** The heading of the page; a phone does not repeat it. */
  heading?: string | undefined
}

/** The banners of a group of pages; nothing if there are none or loading fails. */
export function Banners({ group, look = 'plain', heading }: Props) {
  const { language } = useWords()
  const words = useCarouselWords()
  const { data, isPending, fetchStatus } = useQuery(bannersQuery(language, group))
  if (isPending && fetchStatus !== 'paused') {
    return (
      <div className={skeletonOf[look]}>
        <Skeleton className={join('w-full rounded-card', heightOf[look])} />
      </div>
    )
  }
  if (!data || data.list.length === 0) return null
  const slides = data.list.map((banner, index) => ({
    key: banner.bannerId,
    content: (
      <Slide
        banner={banner}
        look={look}
        // Elsewhere the browser may show a larger file of the first page and need no preload.
        isFirst={index === 0 && look === 'home'}
        isRepeated={banner.title === heading}
      />
    ),
  }))
  return (
    <Carousel slides={slides} words={words} isLow={look === 'plain'} className={trackOf[look]} />
  )
}

function useCarouselWords(): CarouselWords {
  const { t } = useWords()
  return {
    name: t('home.banners'),
    previous: t('home.slide_previous'),
    next: t('home.slide_next'),
    pause: t('home.slides_pause'),
    play: t('home.slides_play'),
    slide: (number, count) => t('home.slide', { number, count }),
    pick: (number, count) => t('home.slide_pick', { number, count }),
  }
}
