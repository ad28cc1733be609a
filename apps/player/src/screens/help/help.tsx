import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Link } from 'wouter'
import { Loaded, helpQuery } from '#features/content'
import { useWords } from '#lib/words'
import { Articles } from './articles.tsx'

/** The help centre alone, with a search over all of it. */
export function Help() {
  const { t, language } = useWords()
  const [typed, setTyped] = useState('')
  const asked = useDeferredValue(typed.trim().slice(0, 100))
  const query = useQuery(helpQuery(language, asked))
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-8">
      <div className="flex flex-col gap-5">
        <h1 className="text-4xl font-semibold tracking-tight md:text-5xl">
          {t('content.help_title')}
        </h1>
        <input
          type="search"
          aria-label={t('content.help_search')}
          placeholder={t('content.help_search')}
          value={typed}
          maxLength={100}
          onChange={(event) => setTyped(event.target.value)}
          className="min-h-12 w-full rounded-control border border-control bg-surface px-4"
        />
      </div>
      <Loaded query={query}>
        {({ categories }) => <Articles categories={categories} isOpen={asked !== ''} />}
      </Loaded>
      <Link href="/" className="font-semibold text-accent underline underline-offset-4">
        {t('site.home')}
      </Link>
    </div>
  )
}
