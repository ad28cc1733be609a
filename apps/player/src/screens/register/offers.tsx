import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { Carousel } from '@fairhouse/ui'
import { promotionsQuery } from '#features/content'
import { PromotionCard } from '#features/promotions'
import { useQuery } from '#lib/query'

/** Offers for new players; rotates if there are several. */
export function Offers() {
  const { t, language } = useWords(accountWords)
  const { data } = useQuery(promotionsQuery(language))
  const offers = data?.list.filter(({ category }) => category === 'new_player') ?? []
  if (offers.length === 0) return null
  const words = {
    name: t('register.offers'),
    previous: t('home.slide_previous'),
    next: t('home.slide_next'),
    pause: t('home.slides_pause'),
    play: t('home.slides_play'),
    slide: (number: number, count: number) => t('home.slide', { number, count }),
    pick: (number: number, count: number) => t('home.slide_pick', { number, count }),
  }
  const slides = offers.map((promotion) => ({
    key: promotion.id,
    content: <PromotionCard promotion={promotion} heading="h2" />,
  }))
  return (
    <div className="min-w-0">
      <Carousel slides={slides} words={words} className="-mx-4 px-4" />
    </div>
  )
}
