import { join } from '@fairhouse/ui'
import { useState } from 'react'
import { Link } from 'wouter'
import { Mark } from '#features/brand'
import { Banners } from '#features/banners'
import { Loaded } from '#features/content'
import { FeedbackButton } from '#features/customer-service'
import { useWords } from '#lib/words'
import { Articles } from './articles.tsx'
import { Pages } from './pages.tsx'
import { Search } from './search.tsx'
import { useHelp } from './use-help.ts'

const homeClass = join(
  'inline-flex min-h-11 items-center gap-3 self-start',
  'font-semibold text-text-quiet hover:text-text',
)

/** Help centre with search. */
export function Help() {
  const { t } = useWords()
  const [typed, setTyped] = useState('')
  const { asked: question, query, isFound } = useHelp(typed)
  return (
    <div className="mx-auto flex max-w-5xl flex-col gap-8 md:gap-10">
      <Link href="/" className={homeClass}>
        <Mark className="size-8" />
        {t('site.home')}
      </Link>
      <Search typed={typed} onType={setTyped} />
      {question === '' && <Banners group="help" />}
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-10">
        <Loaded query={query}>
          {({ categories }) => (
            <Articles categories={categories} isFound={isFound} onClear={() => setTyped('')} />
          )}
        </Loaded>
        <div className="flex flex-col gap-8 lg:sticky lg:top-8 lg:self-start">
          <Pages />
          <FeedbackButton />
        </div>
      </div>
    </div>
  )
}
