import { buttonClass, EmptyState } from '@fairhouse/ui'
import { Link } from 'wouter'
import { Scene } from '#lib/art'
import { useWords } from '#lib/words'

interface Props {
  heading: string
  image: string
  title: string
  text: string
}

/** Empty state of a category, with links to go on. */
export function EmptyCategory({ heading, image, title, text }: Props) {
  const { t } = useWords()
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-3xl font-bold tracking-tight md:text-4xl">{heading}</h1>
      <EmptyState
        picture={<Scene image={image} size={125} className="w-40" />}
        title={title}
        text={text}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Link href="/" className={buttonClass('primary')}>
              {t('shell.to_home')}
            </Link>
            <Link href="/promotions" className={buttonClass('quiet')}>
              {t('shell.to_promotions')}
            </Link>
          </div>
        }
      />
    </div>
  )
}
