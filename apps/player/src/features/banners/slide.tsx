import { join, Stage } from '@fairhouse/ui'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { artOf, Scene } from '#lib/art'
import { useWords } from '#lib/words'
import { linkOf } from './link.ts'
import type { Banner } from './query.ts'

export type Look = 'home' | 'plain'

/** Fixed height, so that the layout does not shift when the text loads. */
export const heightOf: Record<Look, string> = {
  home: 'h-44 sm:h-72 lg:h-[22rem]',
  plain: 'h-24 sm:h-40 lg:h-44',
}

const sceneOf: Record<Look, string> = {
  home: 'w-32 max-sm:-me-5 max-sm:self-end sm:w-60 lg:w-80',
  plain: 'w-20 max-sm:-me-2 sm:w-36 lg:w-40',
}

interface Props {
  banner: Banner
  look: Look
  isFirst: boolean
  /** The page has its title as a heading. */
  isRepeated: boolean
}

export function Slide({ banner, look, isFirst, isRepeated }: Props) {
  const { tint } = artOf(banner.image)
  const isHome = look === 'home'
  return (
    <Linked banner={banner}>
      <Stage
        tint={tint}
        className={join(
          'flex items-center justify-between gap-2 rounded-card ps-5 pe-4 sm:ps-10 sm:pe-8',
          isHome && 'lg:ps-16 lg:pe-14',
          heightOf[look],
        )}
      >
        <SlideWords banner={banner} isHome={isHome} isRepeated={isRepeated} />
        <Scene
          image={banner.image}
          size={isHome ? 250 : 125}
          isFirst={isFirst}
          className={join('shrink-0', sceneOf[look])}
        />
      </Stage>
    </Linked>
  )
}

type WordsProps = Pick<Props, 'banner' | 'isRepeated'> & { isHome: boolean }

function SlideWords({ banner, isHome, isRepeated }: WordsProps) {
  const { t } = useWords()
  const title = isHome
    ? 'line-clamp-2 text-[1.4rem] sm:line-clamp-3 sm:text-4xl lg:text-5xl'
    : 'line-clamp-2 text-lg sm:text-3xl'
  return (
    <div className="z-10 flex min-w-0 flex-col items-start gap-1.5 sm:gap-3">
      <p
        className={join(
          'leading-[1.1] font-bold tracking-tight text-balance',
          title,
          isRepeated && 'max-sm:sr-only',
        )}
      >
        {banner.title}
      </p>
      <p
        className={join(
          'max-w-md text-on-stage-quiet',
          isHome
            ? 'line-clamp-2 text-sm/snug sm:line-clamp-3 sm:text-lg/snug'
            : 'line-clamp-2 text-xs/snug sm:text-base/snug',
        )}
      >
        {banner.text}
      </p>
      {isHome && linkOf(banner) && (
        <span
          className={join(
            'mt-1 inline-flex min-h-10 items-center rounded-full bg-stage-accent px-5 text-sm',
            'font-bold text-on-stage-accent transition-transform group-hover:scale-105 sm:min-h-12',
            'sm:px-7 sm:text-base',
          )}
        >
          {t('home.banner_more')}
        </span>
      )}
    </div>
  )
}

const linkClass =
  'group block rounded-card -outline-offset-4 transition-transform active:scale-[0.99]'

function Linked({ banner, children }: { banner: Banner; children: ReactNode }) {
  const { t } = useWords()
  const link = linkOf(banner)
  if (!link) return children
  if (link.kind === 'page') {
    return (
      <Link href={link.href} className={linkClass} draggable={false}>
        {children}
      </Link>
    )
  }
  return (
    <a href={link.href} target="_blank" rel="noopener" className={linkClass} draggable={false}>
      {children}
      <span className="sr-only">{t('home.new_window')}</span>
    </a>
  )
}
